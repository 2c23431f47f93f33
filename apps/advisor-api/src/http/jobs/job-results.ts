import { setTimeout as pause } from 'node:timers/promises';
import type { Job, JobRepository } from '@compute-advisor/application';
import { answerLine, problem, problemLine } from '@compute-advisor/contract';
import type { KeptAnswers } from '../../composition/composition';
import { resultsOfText } from '../../composition/jobs';

/** Pieces read at once: what one reader has in memory. */
const PIECES_AT_ONCE = 2;
/** Between two looks for what has been answered since, milliseconds. */
const LOOK_AGAIN_MS = 500;
const REMOVED =
  'This answer was given and has been removed since, as the operator of the service bounds what is kept; ask again.';

/** Lines of a job after `afterLine`, in order, each as soon as it and all before it are answered; ends when the job is
 *  over. Nothing at all for a job that is not known.
 *  @throws {JobsUnavailable}, {AnalysesUnavailable}, or the reason of `left`. */
export async function* resultLines(
  jobs: JobRepository,
  answers: KeptAnswers,
  { jobId, afterLine, left }: { readonly jobId: string; readonly afterLine: number; readonly left: AbortSignal },
): AsyncGenerator<string> {
  let after = afterLine;
  for (;;) {
    // Asked first: what is over has all its results when they are asked for.
    const job = await jobs.find(jobId);
    const pieces = await jobs.results(jobId, after, PIECES_AT_ONCE);
    for (const { results, lastLine } of pieces) {
      const found = resultsOfText(results).filter(({ line }) => line > after);
      const bodies = await answers.bodies(found.flatMap((one) => ('analysisId' in one ? [one.analysisId] : [])));
      for (const one of found) {
        const body = 'analysisId' in one ? bodies.get(one.analysisId) : undefined;
        if (body !== undefined) yield answerLine(one.line, body, one.id);
        else yield problemLine(one.line, 'problem' in one ? one.problem : problem(404, REMOVED), one.id);
      }
      after = lastLine;
    }
    if (pieces.length > 0) continue;
    if (job === undefined || isOver(job)) return;
    await pause(LOOK_AGAIN_MS, undefined, { signal: left });
  }
}

const isOver = ({ state }: Job): boolean => state === 'complete' || state === 'cancelled';
