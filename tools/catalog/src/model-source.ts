import { readFileSync } from 'node:fs';

/** What was read of a model before its shape: the text of its config, and what the hub says beside it. */
export interface ModelSource {
  readonly config: string;
  /** `org/name`; absent for a file or pasted text. */
  readonly id?: string;
  /** Elements of its weight files, as the hub counts them. */
  readonly parametersTotal?: number;
  readonly license?: string;
  /** Year and month. */
  readonly released?: string;
}

/** Where models are published. */
export const HUB = 'https://huggingface.co';
/** How long a file of the hub may take, milliseconds. */
const PATIENCE_MS = 20_000;
const REPOSITORY = /^(?:https?:\/\/[^/]+\/)?([\w.-]+\/[\w.-]+?)(?:\/(?:tree|blob|resolve)\/.*)?\/?$/;

/** Whether an argument names a repository of the hub rather than a file: `org/name`, or its address. */
export const repositoryOf = (argument: string, isFile: (path: string) => boolean): string | undefined => {
  if (argument === '-' || isFile(argument)) return undefined;
  return REPOSITORY.exec(argument)?.[1];
};

/** Reads the config of a model from a file, from the standard input (`-`), or from the hub (`org/name` or its
 *  address), which is also asked for the count, the licence and the month of publication.
 *  @throws {Error} with a sentence on what to do instead, when the hub cannot be reached or has no such config */
export async function modelSource(
  argument: string,
  isFile: (path: string) => boolean,
  hub: string = HUB,
): Promise<ModelSource> {
  const id = repositoryOf(argument, isFile);
  if (id === undefined) return { config: readFileSync(argument === '-' ? 0 : argument, 'utf8') };
  const config = await textAt(`${hub}/${id}/resolve/main/config.json`, id);
  const card = await textAt(`${hub}/api/models/${id}`, id).then(cardOf, () => ({}));
  return { config, id, ...card };
}

async function textAt(address: string, id: string): Promise<string> {
  const instead = `save its config.json and pass the file, or paste it with "-" and --id ${id}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error: unknown) => {
    throw new Error(`${address} could not be reached: ${instead}`, { cause: error });
  });
  if (!response.ok) throw new Error(`${address} answers ${response.status}: ${instead}`);
  return response.text();
}

/** What the hub's card says: `safetensors.total`, the `license:` tag, `createdAt`. */
function cardOf(text: string): Omit<ModelSource, 'config' | 'id'> {
  const card = JSON.parse(text) as {
    readonly safetensors?: { readonly total?: unknown };
    readonly tags?: readonly unknown[];
    readonly createdAt?: unknown;
  };
  const total = card.safetensors?.total;
  const license = card.tags?.find((tag): tag is string => typeof tag === 'string' && tag.startsWith('license:'));
  const released = typeof card.createdAt === 'string' ? /^\d{4}-\d\d/.exec(card.createdAt)?.[0] : undefined;
  return {
    ...(typeof total === 'number' && total > 0 ? { parametersTotal: total } : {}),
    ...(license === undefined ? {} : { license: license.slice('license:'.length) }),
    ...(released === undefined ? {} : { released }),
  };
}
