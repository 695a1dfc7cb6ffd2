import * as z from 'zod/mini';
import { type CheckProviderConfig, checkClient, checksPath } from './check-client.ts';
import { type CheckProvider, CheckProviderUnavailable, type ProviderCheck } from './check-provider.ts';
import { readCallback } from './read-callback.ts';
import { type WireCheck, wireCheck } from './wire-check.ts';

const foundChecks = z.object({ checks: z.array(wireCheck) });

/** Drops what does not belong to the status, such as the question of a check that goes on. */
const providerCheckOf = ({ id, reference, status, question, result }: WireCheck): ProviderCheck => ({
  id,
  reference,
  status,
  question: status === 'needsInfo' ? question : null,
  result: status === 'complete' ? result : null,
});

/** A provider with the HTTP interface of docs/tenant-check-provider.md. The sandbox in `providers/` has it too. */
export function createHttpCheckProvider(config: CheckProviderConfig): CheckProvider {
  const call = checkClient(config);
  const pathOf = (id: string, action = '') => `${checksPath}/${encodeURIComponent(id)}${action}`;
  const request = async (method: 'GET' | 'POST', path: string, asked: Partial<WireCheck>, body?: object) => {
    const check = await call({ method, path, ...(body && { body }), response: wireCheck });
    requireAsked(check, asked);
    return providerCheckOf(check);
  };
  return {
    submit: (check) => request('POST', checksPath, { reference: check.reference }, check),
    async find(reference) {
      const path = `${checksPath}?${new URLSearchParams({ reference })}`;
      const { checks } = await call({ method: 'GET', path, response: foundChecks });
      // A provider that ignores the query lists the checks of other applicants.
      const found = checks.find((one) => one.reference === reference);
      return found ? providerCheckOf(found) : null;
    },
    read: (id) => request('GET', pathOf(id), { id }),
    answer: (id, answer) => request('POST', pathOf(id, '/answers'), { id }, answer),
    cancel: (id) => request('POST', pathOf(id, '/cancellation'), { id }, {}),
    readCallback: (callback) => readCallback(callback, config.callbackSecret),
  };
}

/**
 * Refuses another check than the one that was asked about, because its result would be that of another applicant.
 * @throws CheckProviderUnavailable
 */
function requireAsked(check: WireCheck, { id = check.id, reference = check.reference }: Partial<WireCheck>): void {
  if (check.id === id && check.reference === reference) return;
  throw new CheckProviderUnavailable('The provider of checks responded with another check.');
}
