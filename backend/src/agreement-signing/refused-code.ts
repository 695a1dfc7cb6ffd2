import { invalid } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';

/**
 * What a handler returns for a wrong code. It is no exception, because the transaction that counts the wrong code
 * has to be committed. `rejectRefused` makes it an error.
 */
export const refusedReply = (message: string): Reply => ({ status: 422, headers: {}, body: { message } });

/** The `afterCommit` of a route that takes a code. @throws Problem 422 when the code was refused */
export async function rejectRefused(_context: unknown, reply: Reply): Promise<Reply> {
  if (reply.status !== 422) return reply;
  const { message } = reply.body as { message: string };
  throw invalid({ propertyPath: 'code', message, code: 'wrong-code' });
}
