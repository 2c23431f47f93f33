/** What an error of the driver means for the caller. */
export type DatabaseFault =
  /** The server is out of reach, shutting down, full or too slow; the same statement may succeed later. */
  | 'unreachable'
  /** It did not answer in time; whether the statement took effect is unknown. */
  | 'timeout'
  /** Two writers stood in each other's way; again at once is fine. */
  | 'conflict'
  /** The server read the values and will never take them. */
  | 'refused'
  /** Password, role or database are wrong. */
  | 'misconfigured';

/** Sorts an error by its SQLSTATE (PostgreSQL documentation, appendix A); errors of the network have none. */
export function faultOf(error: unknown): DatabaseFault {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : '';
  if (/timeout/i.test(message) || code === '57014' || code === 'ETIMEDOUT') return 'timeout';
  if (!/^[0-9A-Z]{5}$/.test(code) || /^E[A-Z]{4}$/.test(code)) return 'unreachable';
  if (code === '40001' || code === '40P01' || code === '55P03') return 'conflict';
  if (code.startsWith('28') || code === '3D000') return 'misconfigured';
  if (code.startsWith('22') || code.startsWith('23')) return 'refused';
  return 'unreachable';
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');
