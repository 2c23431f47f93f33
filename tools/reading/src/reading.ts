/** Shows how a description is read: its pieces with their roles, then every fact with the words it comes from.
 *  node tools/build/run-ts.mjs tools/reading/src/reading.ts "We run 8x H100 for Llama 3.3 70B"      (or text on standard input) */
import { readFileSync } from 'node:fs';
import { createReader, pageOf, readerParts } from '@compute-advisor/intake';
import { catalogGazetteer } from './catalog-gazetteer';

const text = process.argv.slice(2).join(' ') || readFileSync(0, 'utf8');
const gazetteer = catalogGazetteer();
const { page } = pageOf(text, readerParts(gazetteer));
console.log('pieces');
for (const e of page.elements) {
  const detail =
    e.figure !== undefined
      ? ` = ${e.figure.low === undefined ? '' : `${e.figure.low}..`}${e.figure.value}${e.currency === undefined ? '' : ` ${e.currency}`}`
      : e.model !== undefined
        ? ` = ${JSON.stringify(e.model.reading)}`
        : e.precision !== undefined
          ? ` = ${e.precision.precision}`
          : e.gpu !== undefined
            ? ` = ${e.gpu.core.key}${e.gpu.memoryGb === undefined ? '' : ` ${e.gpu.memoryGb} GB`}`
            : e.name === undefined
              ? ''
              : ` = ${e.name}`;
  console.log(
    `  ${String(e.start).padStart(5)}-${String(e.end).padEnd(5)} ${e.kind.padEnd(10)} ${JSON.stringify(text.slice(e.start, e.end))}${detail}${e.tags.size > 0 ? `  [${[...e.tags].join(' ')}]` : ''}`,
  );
}
console.log('facts');
for (const [name, fact] of Object.entries(createReader(gazetteer).read(text))) {
  if (typeof fact === 'object' && fact !== null && 'value' in fact)
    console.log(
      `  ${name.padEnd(22)} ${JSON.stringify(fact.value)}  <- ${JSON.stringify(fact.evidence)} at ${fact.start}-${fact.end}${fact.approximation === undefined ? '' : `  (${fact.approximation})`}`,
    );
  else if (JSON.stringify(fact) !== '[]' && JSON.stringify(fact) !== '{}')
    console.log(`  ${name.padEnd(22)} ${JSON.stringify(fact)}`);
}
