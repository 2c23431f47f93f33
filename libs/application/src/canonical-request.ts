import { defined } from '@compute-advisor/domain';
import type { AdviseRequest } from './question/advise-request';

/** The request as it enters the id and the files: members in one order, absent ones left out. */
export function canonicalRequest(request: AdviseRequest): string {
  const { description, mode, verbose, currentPricePerGpuHour, ignoredFields } = request;
  return JSON.stringify(
    defined({
      description,
      mode,
      verbose,
      currentPricePerGpuHour,
      ignoredFields: ignoredFields?.length ? ignoredFields : undefined,
    }),
  );
}
