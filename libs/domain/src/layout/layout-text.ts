import { attentionRanks, type ParallelLayout } from '../facts/workload';

/** A layout in the words of the field: "TP 8", "TP 8 x PP 2", "DP 8 with expert parallelism". */
export function layoutText(layout: ParallelLayout): string {
  const ranks = attentionRanks(layout);
  const parts = [
    ...(layout.tensorParallel > 1 || (layout.pipelineParallel === 1 && ranks === 1)
      ? [`TP ${layout.tensorParallel}`]
      : []),
    ...(layout.pipelineParallel > 1 ? [`PP ${layout.pipelineParallel}`] : []),
    ...(ranks > 1 ? [`DP ${ranks}`] : []),
  ];
  return `${parts.join(' x ')}${layout.expertParallel === true ? ' with expert parallelism' : ''}`;
}
