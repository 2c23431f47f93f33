/** Shows how a description is read: its statements with speaker and tense, every role that was weighed with its score,
 *  the facts, and what was set aside and why.
 *  node tools/build/run-ts.mjs tools/reading/src/reading.ts "We run 8x H100 for Llama 3.3 70B"      (or text on
 *  standard input) */
import { readFileSync } from 'node:fs';
import { createReader, readerParts, weigh } from '@compute-advisor/intake';
import { catalogGazetteer } from './catalog-gazetteer';

const text = process.argv.slice(2).join(' ') || readFileSync(0, 'utf8');
const gazetteer = catalogGazetteer();
const { page, assignment, hardware } = weigh(text, readerParts(gazetteer));

console.log('statements');
const { clauses, speaker, tense, asks } = page.statements;
clauses.forEach((from, n) => {
  const to = clauses[n + 1] ?? page.elements.length;
  const words = text.slice(page.at(from)?.start ?? 0, page.at(to - 1)?.end ?? 0);
  console.log(
    `  ${speaker[to - 1] ?? ''} ${tense[to - 1] ?? ''}${asks[from] === true ? ' asks' : ''}`.padEnd(24),
    JSON.stringify(words),
  );
});
console.log('pieces');
page.elements.forEach((e, k) => {
  const tags = e.tags.size > 0 ? `  [${[...e.tags].join(' ')}]` : '';
  console.log(`  ${String(k).padStart(4)} ${e.kind.padEnd(10)} ${JSON.stringify(text.slice(e.start, e.end))}${tags}`);
});
console.log('roles');
for (const [k, proposals] of assignment.weighed) {
  const won = assignment.chosen.get(k);
  const shown = proposals.map((p) => `${p === won ? '*' : ''}${p.role} ${p.score.toFixed(2)} (${p.unit.dimension})`);
  console.log(`  ${String(k).padStart(4)} ${JSON.stringify(page.at(k)?.text)}  ${shown.join(', ') || 'none'}`);
}
console.log('hardware');
for (const h of hardware)
  console.log(`  ${h.count} ${h.gpuId} ${h.standing} ${JSON.stringify(text.slice(h.start, h.end))}`);
console.log('facts');
const reading = createReader(gazetteer).read(text);
const show = (name: string, value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  if (!('evidence' in value)) {
    for (const [key, inner] of Object.entries(value)) show(`${name}.${key}`, inner);
    return;
  }
  const fact = value as { value: unknown; evidence: string; approximation?: string };
  const note = fact.approximation === undefined ? '' : `  (${fact.approximation})`;
  console.log(`  ${name.padEnd(28)} ${JSON.stringify(fact.value)}  <- ${JSON.stringify(fact.evidence)}${note}`);
};
for (const [name, value] of Object.entries(reading)) show(name, value);
console.log('set aside');
for (const s of reading.setAside)
  console.log(`  ${s.reason.padEnd(15)} ${JSON.stringify(s.text)}${s.note === undefined ? '' : `  (${s.note})`}`);
