import { MODEL_KINDS, WEIGHT_PRECISIONS } from '@compute-advisor/domain';
import { amount, boolean, integer, list, object, oneOf, string, type Schema } from '../keywords/schema';
import { priceFreshness } from './recommendation.schema';

const sourceMap: Schema = {
  type: 'object',
  description: 'Where each fact comes from, by fact; "known" marks one that has no citable source.',
  additionalProperties: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  examples: [{ architecture: 'config.json of the checkpoint' }],
};
const free = (description: string): Schema => ({ type: 'object', description, additionalProperties: true });

const nextCursor = string('Where the next page begins; absent on the last one.', 'YWZ0ZXI6eA');

export const ModelsSchema: Schema = object('Every model of the catalog, by id.', {
  catalog_version: string('Content-derived name of this edition.', 'c0ffee12'),
  count: integer('How many match, on all pages.', 546),
  'next_cursor?': nextCursor,
  models: list(
    object('One model. A fact nobody states is absent.', {
      id: string('Hugging Face id.', 'meta-llama/Llama-3.3-70B-Instruct'),
      family: string('Family.', 'Llama 3'),
      aliases: list(string('A name it goes by.', 'llama 3.3 70b'), 'Names the reader knows it by.'),
      kind: oneOf(MODEL_KINDS, 'What it does.', 'text'),
      'released?': string('Year and month.', '2024-12'),
      'license?': string('Licence.', 'llama3.3'),
      parameters_total: amount('Parameters in all.', 70_553_706_496),
      parameters_total_exact: boolean('Counted, not rounded.', true),
      parameters_active: amount('Parameters used per token.', 70_553_706_496),
      'parameters_language_model?': amount('Of the language model alone.', 70_553_706_496),
      'parameters_other_modules?': amount('Of towers and projectors.', 0),
      'parameters_checkpoint?': amount('As counted in the checkpoint.', 70_553_706_496),
      'checkpoint_note?': string('What the checkpoint holds besides.', ''),
      'architecture?': free(
        'Shape of the model: attention, layers, heads, experts, windows; elements, layers or heads.',
      ),
      'components?': {
        type: 'object',
        description: 'Parts of an image or video pipeline, parameters each.',
        additionalProperties: { type: 'number' },
      },
      'max_context?': integer('Longest context, tokens.', 131_072),
      'native_context?': integer('Context it was trained for, tokens.', 131_072),
      native_precision: oneOf(WEIGHT_PRECISIONS, 'What the checkpoint is published in.', 'bf16'),
      'kv_bytes_per_token_bf16?': free('Cache bytes of one token at bf16: growing, and within a window.'),
      'mixed_checkpoints?': free(
        'Published checkpoints that keep parts of the model at another width: bits per element, by format ' +
          'and tensor group.',
      ),
      'notes?': string('What else matters.', ''),
      source: sourceMap,
    }),
    'The models.',
  ),
});

export const GpusSchema: Schema = object('Every GPU of the catalog, by id, with what the market asks for it.', {
  catalog_version: string('Content-derived name of this edition.', 'c0ffee12'),
  count: integer('How many match, on all pages.', 144),
  'next_cursor?': nextCursor,
  'price_snapshot_id?': string('Content-derived name of the price book.', 'a1b2c3d4'),
  'price_sources?': list(string('One source.', 'packaged price book'), 'Where the prices come from.'),
  gpus: list(
    object('One part.', {
      id: string('Catalog id.', 'h100-sxm-80gb'),
      name: string('Name.', 'H100 SXM5 80GB'),
      vendor: string('Vendor.', 'nvidia'),
      architecture: string('Architecture.', 'Hopper'),
      memory_gb_marketing: amount('Memory as sold, GB.', 80),
      memory_bytes_usable: integer('Memory the driver reports, bytes.', 85_000_000_000),
      'memory_mib_usable?': integer('Memory the driver reports, MiB.', 81_559),
      'memory_usable_basis?': string('How that is known.', 'measured'),
      memory_bandwidth_gbps: amount('GB/s.', 3350),
      tflops_dense: free('Dense peak rates, TFLOPS; a rate the part does not have is absent.'),
      'nvlink_gbps?': amount('GB/s per GPU over the scale-up link.', 900),
      'interconnect?': string('Scale-up link.', 'NVLink 4'),
      form_factor: string('Form factor.', 'SXM'),
      'tdp_watts?': amount('Watts.', 700),
      'compute_capability?': string('CUDA compute capability.', '9.0'),
      supports: free('Formats computed natively: bf16, fp8, fp4, int8.'),
      'max_gpus_per_node?': integer('GPUs in one machine.', 8),
      'mig?': boolean('Can be partitioned.', true),
      'released?': string('Year and month.', '2022-09'),
      aliases: list(string('A name it goes by.', 'H100'), 'Names the reader knows it by.'),
      cloud_instances: free('Instance types that carry it: provider and how many come in one.'),
      source: list(string('One source.', 'vendor data sheet'), 'Where the facts come from.'),
      'note?': string('What else matters.', ''),
      price: object(
        'Its place in the market.',
        {
          price_freshness: priceFreshness,
          'market_rate_usd_per_gpu_hour?': amount('Median of the provider medians; absent when nobody sells it.', 3.9),
          'basis?': oneOf(['operator', 'on_demand', 'community'], 'Whose prices made the rate.', 'on_demand'),
          'as_of?': string('The oldest day behind the rate.', '2026-10-04'),
          'providers?': list(string('One provider.', 'lambda'), 'Providers behind the rate.'),
          'sources?': list(string('One source.', 'packaged price book'), 'Sources behind the rate.'),
          'cheapest_offer?': object('What it could be bought at.', {
            provider: string('Provider.', 'lambda'),
            'instance_type?': string('Instance type.', 'gpu_1x_h100'),
            'region?': string('Region.', 'us-east-1'),
            usd_per_gpu_hour: amount('USD per GPU-hour.', 2.99),
            as_of: string('Day.', '2026-10-04'),
            source: string('Source.', 'packaged price book'),
          }),
        },
        { title: 'GpuPrice' },
      ),
    }),
    'The GPUs.',
  ),
});
