import { checkResult } from 'shared-contract/tenant-check/tenant-check';
import * as z from 'zod/mini';
import { type CheckProviderConfig, checkClient, checksPath } from './check-client.ts';
import type { CheckProvider, ProviderCheck } from './check-provider.ts';
import { readCallback } from './read-callback.ts';

const wireCheck = z
  .object({
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    status: z.enum(['submitted', 'processing', 'needsInfo', 'complete', 'cancelled']),
    question: z.nullable(z.string().check(z.maxLength(500))),
    result: z.nullable(checkResult),
  })
  .check(
    z.refine(({ status, question }) => status !== 'needsInfo' || Boolean(question), 'Expected a question.'),
    z.refine(({ status, result }) => status !== 'complete' || result !== null, 'Expected a result.'),
  );

/** Drops what does not belong to the status, such as the question of a check that goes on. */
const providerCheck: z.ZodMiniType<ProviderCheck> = z.pipe(
  wireCheck,
  z.transform((check) => ({
    ...check,
    question: check.status === 'needsInfo' ? check.question : null,
    result: check.status === 'complete' ? check.result : null,
  })),
);

const found = z.object({ checks: z.array(providerCheck) });

/** A provider with the HTTP interface of docs/tenant-check-provider.md. The sandbox in `providers/` has it too. */
export function createHttpCheckProvider(config: CheckProviderConfig): CheckProvider {
  const call = checkClient(config);
  const pathOf = (id: string, action = '') => `${checksPath}/${encodeURIComponent(id)}${action}`;
  const post = (path: string, body: object) => call({ method: 'POST', path, body, response: providerCheck });
  return {
    submit: (request) => post(checksPath, request),
    async find(reference) {
      const path = `${checksPath}?${new URLSearchParams({ reference })}`;
      const { checks } = await call({ method: 'GET', path, response: found });
      return checks[0] ?? null;
    },
    read: (id) => call({ method: 'GET', path: pathOf(id), response: providerCheck }),
    answer: (id, answer) => post(pathOf(id, '/answers'), answer),
    cancel: (id) => post(pathOf(id, '/cancellation'), {}),
    readCallback: (callback) => readCallback(callback, config.callbackSecret),
  };
}
