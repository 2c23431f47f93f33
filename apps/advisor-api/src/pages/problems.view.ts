import type { Problem } from '../http/problem';

/** What is wrong, in the words of the page, and the field it is about. */
export interface ProblemView {
  readonly field: 'q' | 'price' | undefined;
  readonly lead: string;
  readonly rest: string;
}

/** What was typed, as far as it is said again. */
interface Typed {
  readonly description?: unknown;
  readonly currentPricePerGpuHour?: unknown;
}

const quoted = (value: unknown): string => {
  const text = String(value);
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`;
};

/** Fields of the API as the page calls them. */
function fieldProblem(pointer: string, typed: Typed): ProblemView | undefined {
  const price = typed.currentPricePerGpuHour;
  if (pointer === '#/currentPricePerGpuHour')
    return {
      field: 'price',
      lead: typeof price === 'number' ? `${quoted(price)} is out of range.` : `${quoted(price)} is not a number.`,
      rest: 'Write the price you pay in digits, over 0 and at most 1,000: 3.90',
    };
  if (pointer === '#/description')
    return {
      field: 'q',
      lead: 'The description is empty or too long.',
      rest: 'It takes between 1 and 8,000 characters.',
    };
  if (pointer === '#/mode')
    return {
      field: undefined,
      lead: 'The address asks for a kind of answer that there is none of.',
      rest: 'Ask again from here.',
    };
  return undefined;
}

const UNFILED: ProblemView = {
  field: undefined,
  lead: 'The answer could not be filed, so it is not shown: it would have no address.',
  rest: 'Your text is kept. Ask again in a few seconds.',
};

/** A problem in the words of the page: no member of the API is named. */
export function problemViews({ status, detail, errors }: Problem, typed: Typed): readonly ProblemView[] {
  if (status === 503) return [UNFILED];
  const views = (errors ?? []).flatMap(({ pointer }) => fieldProblem(pointer, typed) ?? []);
  return views.length > 0 ? views : [{ field: undefined, lead: detail, rest: 'Your text is kept.' }];
}
