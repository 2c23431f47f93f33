import type { ModelFacts } from '../facts/model-facts';
import { groupElements } from './tensor-groups';

const memo = new WeakMap<ModelFacts, number>();

/** Sum of inputs + outputs over the linear layers an adapter is put on (attention and dense or shared feed-forward,
 *  not the routed experts): times the rank, its parameters. docs/model.md#adapters */
export function linearFanSum(model: ModelFacts): number {
  let sum = memo.get(model);
  if (sum === undefined) memo.set(model, (sum = fanSum(model)));
  return sum;
}

function fanSum(model: ModelFacts): number {
  const a = model.architecture;
  if (a === undefined) return Math.round(Math.cbrt(model.parametersTotal / 0.1875)) * 500;
  const groups = groupElements(model);
  const h = a.hiddenSize;
  const width = (elements: number): number => (elements === 0 ? 0 : elements / h);
  const attention = width(groups.attention + groups.latent_projections + groups.state_layers) + 4 * h * a.layers;
  const mlp =
    width(groups.dense_mlp + groups.shared_experts) +
    (groups.dense_mlp + groups.shared_experts === 0 ? 0 : a.mlpMatrices * h * a.layers);
  return Math.round(attention + mlp);
}
