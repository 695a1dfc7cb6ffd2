import { Problem } from './problem.ts';

/** Codes of errors that mean the database is unavailable, so a retry may succeed. */
const unavailable = /^(?:57P0[1-3]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
/** Codes of errors that mean PostgreSQL aborted one of two conflicting transactions. */
const conflicted = /^(?:40001|40P01|55P03)$/;

/** Returns the error response for an error of the database driver; null for any other error, such as a bug. */
export function databaseProblem(error: unknown): Problem | null {
  const { code, message } = rootError(error);
  if (unavailable.test(code) || /connection terminated|timeout exceeded when trying to connect/i.test(message)) {
    const detail = 'The database is unavailable and nothing was saved. Try again in a moment.';
    return new Problem(503, 'database-away', detail, { headers: { 'retry-after': '2' } });
  }
  if (conflicted.test(code)) {
    const detail = 'Another change happened at the same time, so nothing was saved. Try again.';
    return new Problem(503, 'collided', detail, { headers: { 'retry-after': '1' } });
  }
  return null;
}

/** Returns the driver's error, which drizzle wraps. */
function rootError(error: unknown): { code: string; message: string } {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(inner instanceof Error)) return { code: '', message: '' };
  return { code: 'code' in inner ? String(inner.code) : '', message: inner.message };
}
