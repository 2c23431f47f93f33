/** Imports the fact collections into the catalog lib's data files: `node tools/build/run-ts.mjs tools/catalog/src/import.ts <folder with model_facts.json, gpu_facts.json, gpu_prices.csv>`.
 *  Names become camelCase, null becomes absent, order is by id; nothing else changes. */
import { parse } from 'csv-parse/sync';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADDITIONS } from './additions';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Architecture members that have their own field in the domain; the rest go under `other`. */
const ARCHITECTURE = new Set([
  'attention',
  'layers',
  'kv_layers',
  'hidden_size',
  'heads',
  'kv_heads',
  'head_dim',
  'v_head_dim',
  'vocab_size',
  'intermediate_size',
  'mlp_matrices',
  'mlp_layers',
  'tied_embeddings',
  'moe',
  'mla',
  'sliding_window',
  'linear_layers',
  'extra_cache',
]);
/** Objects whose keys are names, not members. */
const KEEP_KEYS = new Set(['components', 'cloud_instances', 'source']);

const camel = (key: string): string => key.replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase());

function convert(value: Json, keepKeys = false): Json | undefined {
  if (value === null) return undefined;
  if (Array.isArray(value)) return value.map((v) => convert(v) as Json);
  if (typeof value !== 'object') return value;
  const out: { [key: string]: Json } = {};
  for (const [key, inner] of Object.entries(value)) {
    const converted = convert(inner, KEEP_KEYS.has(key));
    if (converted !== undefined) out[keepKeys ? key : camel(key)] = converted;
  }
  return out;
}

function architecture(raw: { [key: string]: Json }): Json {
  const known: { [key: string]: Json } = {};
  const other: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(raw)) (ARCHITECTURE.has(key) ? known : other)[key] = value;
  const out = convert(known) as { [key: string]: Json };
  // A shape that does not say which layers hold a cache is taken at its upper bound: all of them.
  out['kvLayers'] ??= out['layers']!;
  const rest = convert(other) as { [key: string]: Json };
  if (Object.keys(rest).length) out['other'] = rest;
  return out;
}

/** Lays the facts of `additions.ts` over the model they name. */
function withAdditions(model: { [key: string]: Json }): { [key: string]: Json } {
  for (const addition of ADDITIONS.filter((a) => a.ids.includes(String(model['id'])))) {
    const shape = model['architecture'] as { [key: string]: Json } | undefined;
    if (addition.other && shape)
      shape['other'] = { ...(shape['other'] as { [key: string]: Json } | undefined), ...addition.other };
    if (addition.mixedCheckpoints) model['mixedCheckpoints'] = addition.mixedCheckpoints as unknown as Json;
    model['source'] = { ...(model['source'] as { [key: string]: Json }), ...addition.source };
  }
  return model;
}

const byId = (a: { [key: string]: Json }, b: { [key: string]: Json }): number =>
  String(a['id']) < String(b['id']) ? -1 : 1;
const lines = (items: Json[]): string => `[\n${items.map((i) => JSON.stringify(i)).join(',\n')}\n]\n`;

function main(): void {
  const [from] = process.argv.slice(2);
  if (!from) throw new Error('usage: import <folder>');
  const to = join(process.env['REPOSITORY_ROOT'] ?? '.', 'libs/catalog/src/data');
  mkdirSync(to, { recursive: true });
  const read = (name: string): { [key: string]: Json }[] => JSON.parse(readFileSync(join(from, name), 'utf8'));
  const models = read('model_facts.json')
    .sort(byId)
    .map((m) => {
      const out = convert(m) as { [key: string]: Json };
      if (m['architecture']) out['architecture'] = architecture(m['architecture'] as { [key: string]: Json });
      return withAdditions(out);
    });
  const unknown = ADDITIONS.flatMap((a) => a.ids).filter((id) => !models.some((m) => m['id'] === id));
  if (unknown.length) throw new Error(`additions name models that are not there: ${unknown.join(', ')}`);
  writeFileSync(join(to, 'models.json'), lines(models));
  writeFileSync(
    join(to, 'gpus.json'),
    lines(
      read('gpu_facts.json')
        .sort(byId)
        .map((g) => convert(g) as Json),
    ),
  );
  const rows: Record<string, string>[] = parse(readFileSync(join(from, 'gpu_prices.csv'), 'utf8'), { columns: true });
  const offers = rows
    .filter((r) => r['observed_date'] && Number(r['usd_per_gpu_hour']) > 0)
    .map((r) => ({
      provider: r['provider']!,
      instanceType: r['instance_type']!,
      gpuId: r['gpu_id']!,
      gpuCount: Number(r['gpu_count']),
      ...(r['region'] ? { region: r['region'] } : {}),
      usdPerGpuHour: Number(r['usd_per_gpu_hour']),
      observedOn: r['observed_date']!,
      source: r['source']!,
    }));
  offers.sort((a, b) => {
    const [x, y] = [JSON.stringify(a), JSON.stringify(b)];
    return x < y ? -1 : x > y ? 1 : 0;
  });
  writeFileSync(join(to, 'fallback-offers.json'), lines(offers));
  console.log(`${models.length} models, ${rows.length} price rows, ${offers.length} dated offers`);
}
main();
