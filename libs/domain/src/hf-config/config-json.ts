/** A Hugging Face `config.json`, of which nothing is certain. */
export type ConfigJson = { readonly [key: string]: unknown };

/** Reads a config as Python writes it: bare `Infinity`, `-Infinity` and `NaN` are taken for absent. @throws
 *  {SyntaxError} when it is no JSON otherwise */
export function parseConfigJson(text: string): ConfigJson {
  const parsed: unknown = JSON.parse(
    text.replace(/"(?:[^"\\]|\\.)*"|-?\bInfinity\b|\bNaN\b/g, (token) => (token.startsWith('"') ? token : 'null')),
  );
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new SyntaxError('a config.json is one JSON object');
  return parsed as ConfigJson;
}

/** Reads members of a config under the first of several names that holds what is asked for. */
export class ConfigReader {
  constructor(private readonly config: ConfigJson) {}

  /** A finite number, or undefined. */
  number(...names: readonly string[]): number | undefined {
    return this.first(names, (v): v is number => typeof v === 'number' && Number.isFinite(v));
  }

  text(...names: readonly string[]): string | undefined {
    return this.first(names, (v): v is string => typeof v === 'string');
  }

  flag(...names: readonly string[]): boolean | undefined {
    return this.first(names, (v): v is boolean => typeof v === 'boolean');
  }

  list(...names: readonly string[]): readonly unknown[] | undefined {
    return this.first(names, (v): v is unknown[] => Array.isArray(v));
  }

  /** A nested config, or undefined. */
  inner(...names: readonly string[]): ConfigReader | undefined {
    const found = this.first(names, (v): v is ConfigJson => typeof v === 'object' && v !== null && !Array.isArray(v));
    return found === undefined ? undefined : new ConfigReader(found);
  }

  private first<T>(names: readonly string[], is: (v: unknown) => v is T): T | undefined {
    for (const name of names) {
      const value = this.config[name];
      if (is(value)) return value;
    }
    return undefined;
  }
}
