import { ProblemError } from './problem';

/** Largest request body, bytes. */
export const MAX_BODY_BYTES = 64 * 1024;

const JSON_TYPE = /^application\/(?:json|[a-z0-9.!#$&^_-]+\+json)$/i;

/** The JSON value in a request body of at most 64 KiB. Any byte order mark is dropped; bytes that are not UTF-8 are
 *  refused, since replacing
 *  them would silently change what was asked (a euro sign sent in another encoding would lose the currency).
 *  @throws {ProblemError} 415 for another content type or charset, 400 for an empty body or malformed JSON. */
export function readJsonBody(contentType: string | undefined, body: Buffer): unknown {
  if (body.length === 0 && contentType === undefined)
    throw malformed('The body is empty; send a JSON object with a description.');
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim());
  const charset = parameters
    .map((parameter) => /^charset\s*=\s*"?([^"]*)"?$/i.exec(parameter)?.[1])
    .find((found) => found !== undefined);
  if (!JSON_TYPE.test(type) || (charset !== undefined && !/^utf-?8$/i.test(charset))) {
    throw new ProblemError(415, 'Send JSON in UTF-8 with the header content-type: application/json.', {
      headers: { 'accept-post': 'application/json' },
    });
  }
  if (body.length === 0) throw malformed('The body is empty; send a JSON object with a description.');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw malformed('The body is not UTF-8.');
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw malformed('The body is not well-formed JSON.');
  }
}

const malformed = (detail: string): ProblemError =>
  new ProblemError(400, detail, { errors: [{ pointer: '#', message: detail }] });
