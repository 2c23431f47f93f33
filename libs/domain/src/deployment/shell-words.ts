const PLAIN = /^[A-Za-z0-9_./:=@%+,-]+$/;

/** One word for a POSIX shell: as it is where every character is harmless, else in single quotes. */
export function shellWord(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replace(/'/g, `'\\''`)}'`;
}

/** A name for Kubernetes and SkyPilot objects: lower case letters, digits and dashes, at most 40 characters, beginning
 *  with a letter. */
export function objectName(text: string): string {
  const last = text.slice(text.lastIndexOf('/') + 1).toLowerCase();
  const name = last.replace(/[^a-z0-9]+/g, '-').replace(/^-+/, '');
  return (/^[a-z]/.test(name) ? name : `model-${name}`).slice(0, 40).replace(/-+$/, '');
}

/** A YAML scalar that is a string whatever it looks like. */
export const yamlText = (text: string): string => JSON.stringify(text);
