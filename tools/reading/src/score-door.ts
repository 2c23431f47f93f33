/** Answers `POST /advisor/advise/` with the bare reading, so that a label scorer can measure the reader without the
 *  rest of the service.
 *  node tools/build/run-ts.mjs tools/reading/src/score-door.ts [port] */
import { createServer } from 'node:http';
import { createReader } from '@compute-advisor/intake';
import { catalogGazetteer } from './catalog-gazetteer';
import { answerView } from './spec-view';

const reader = createReader(catalogGazetteer());
const port = Number(process.argv[2] ?? 3100);
createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (c: Buffer) => chunks.push(c));
  request.on('end', () => {
    const { description } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { description: string };
    const status = description.trim() === '' ? 400 : 200;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? answerView(reader.read(description)) : {}));
  });
}).listen(port, '127.0.0.1');
