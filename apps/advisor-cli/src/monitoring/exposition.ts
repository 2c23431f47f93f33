/** One sample of a metric. */
export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const LINE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})?\s+(\S+)/;
const LABEL = /([a-zA-Z_]\w*)\s*=\s*"((?:[^"\\]|\\.)*)"/g;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', '\\': '\\', '"': '"' };

function labelsIn(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(LABEL))
    labels[name] = value.replace(/\\(.)/g, (_, c: string) => ESCAPES[c] ?? c);
  return labels;
}

/** The samples of a metrics endpoint (text exposition format of Prometheus 0.0.4 and OpenMetrics). What is no number
 *  says nothing. */
export function samplesIn(text: string): readonly Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value = ''] = line.startsWith('#') ? [] : (LINE.exec(line) ?? []);
    if (name === undefined || !Number.isFinite(Number(value))) return [];
    return [{ name, labels: labelsIn(labels), value: Number(value) }];
  });
}
