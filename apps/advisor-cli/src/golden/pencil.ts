/** A line of a hand calculation: what is worked out, the arithmetic, and its result as written. */
export interface PencilLine {
  readonly name: string;
  readonly computed: number;
  readonly written: number;
}

/** Figures in a calculation are rounded by hand; this far a result may be off. */
const ROUNDED = 0.005;

const FUNCTIONS: Readonly<Record<string, (...values: number[]) => number>> = {
  ceil: (x = NaN) => Math.ceil(x - 1e-9),
  floor: (x = NaN) => Math.floor(x + 1e-9),
  min: Math.min,
  max: Math.max,
};

/** Reads `name: expression = result unit`. Expressions know + - * / ( ), ceil, floor, min, max and GiB. @throws
 *  {SyntaxError} on anything else */
export function pencilLine(line: string): PencilLine {
  const [, name, expression, result] = /^([\w. ]+): (.+) = (-?[\d.]+(?:e\d+)?)(?: [^=]*)?$/.exec(line) ?? [];
  if (name === undefined || expression === undefined || result === undefined)
    throw new SyntaxError(`not a line of arithmetic: ${line}`);
  return { name, computed: evaluate(expression), written: Number(result) };
}

/** True when the arithmetic gives what is written. */
export const holds = ({ computed, written }: PencilLine): boolean =>
  Math.abs(computed - written) <= Math.max(ROUNDED * Math.abs(written), 1e-9);

function evaluate(text: string): number {
  const tokens = text.match(/\d[\d.]*(?:e\d+)?|[A-Za-z]+|[-+*/(),]/g) ?? [];
  if (tokens.join('') !== text.replace(/\s/g, '')) throw new SyntaxError(`cannot read: ${text}`);
  let at = 0;
  const take = (token: string): void => {
    if (tokens[at++] !== token) throw new SyntaxError(`expected ${token} in: ${text}`);
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const product = (): number => {
    let value = one();
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * one() : value / one();
    return value;
  };
  const one = (): number => {
    const token = tokens[at++] ?? '';
    if (token === '-') return -one();
    if (token === '(') {
      const value = sum();
      take(')');
      return value;
    }
    if (token === 'GiB') return 2 ** 30;
    const call = FUNCTIONS[token];
    if (call === undefined) {
      const value = Number(token);
      if (token === '' || Number.isNaN(value)) throw new SyntaxError(`cannot read ${token} in: ${text}`);
      return value;
    }
    take('(');
    const values = [sum()];
    while (tokens[at] === ',') {
      at++;
      values.push(sum());
    }
    take(')');
    return call(...values);
  };
  const value = sum();
  if (at !== tokens.length) throw new SyntaxError(`left over in: ${text}`);
  return value;
}
