import { checkResult } from 'shared-contract/tenant-check/tenant-check';
import * as z from 'zod/mini';
import { type CheckProviderConfig, checkClient, checksPath } from './check-client.ts';
import type { CheckProvider, ProviderCheck } from './check-provider.ts';
import { readCallback } from './read-callback.ts';

const wireCheck = z
  .object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    reference: z.string(),
    status: z.enum(['submitted', 'processing', 'needsInfo', 'complete', 'cancelled']),
    question: z.nullable(z.string().check(z.maxLength(500))),
    result: z.nullable(checkResult),
  })
  .check(
    z.refine(({ status, question }) => status !== 'needsInfo' || Boolean(question), 'Expected a question.'),
    z.refine(({ status, result }) => status !== 'complete' || result !== null, 'Expected a result.'),
  );

const foundChecks = z.object({ checks: z.array(wireCheck) });

/** Drops what does not belong to the status, such as the question of a check that goes on. */
const providerCheckOf = ({ id, status, question, result }: z.infer<typeof wireCheck>): ProviderCheck => ({
  id,
  status,
  question: status === 'needsInfo' ? question : null,
  result: status === 'complete' ? result : null,
});

/** A provider with the HTTP interface of docs/tenant-check-provider.md. The sandbox in `providers/` has it too. */
export function createHttpCheckProvider(config: CheckProviderConfig): CheckProvider {
  const call = checkClient(config);
  const pathOf = (id: string, action = '') => `${checksPath}/${encodeURIComponent(id)}${action}`;
  const request = async (method: 'GET' | 'POST', path: string, body?: object) =>
    providerCheckOf(await call({ method, path, ...(body && { body }), response: wireCheck }));
  return {
    submit: (check) => request('POST', checksPath, check),
    async find(reference) {
      const path = `${checksPath}?${new URLSearchParams({ reference })}`;
      const { checks } = await call({ method: 'GET', path, response: foundChecks });
      // A provider that ignores the query lists the checks of other applicants.
      const found = checks.find((one) => one.reference === reference);
      return found ? providerCheckOf(found) : null;
    },
    read: (id) => request('GET', pathOf(id)),
    answer: (id, answer) => request('POST', pathOf(id, '/answers'), answer),
    cancel: (id) => request('POST', pathOf(id, '/cancellation'), {}),
    readCallback: (callback) => readCallback(callback, config.callbackSecret),
  };
}
