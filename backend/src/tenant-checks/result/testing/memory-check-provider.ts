import { isDeepStrictEqual } from 'node:util';
import type { CheckResult } from 'shared-contract/tenant-check/tenant-check';
import {
  type CheckAnswer,
  type CheckProvider,
  CheckProviderRejection,
  CheckProviderUnavailable,
  CheckProviderUnknown,
  type CheckRequest,
  type ProviderCheck,
} from '../../provider/check-provider.ts';

type Stored = Omit<ProviderCheck, 'reference'> & { request: CheckRequest; answers: Map<string, CheckAnswer> };

export const clearResult: CheckResult = {
  outcome: 'clear',
  searchedOn: '2026-11-21',
  databases: ['TICA'],
  isIdentityVerified: true,
  listings: [],
};

export const listedResult: CheckResult = {
  ...clearResult,
  outcome: 'listed',
  listings: [
    {
      database: 'TICA',
      listedBy: 'Harbour Property Management',
      listedOn: '2024-03-04',
      reason: 'Rent arrears at the end of the tenancy',
      amount: '1840.00',
      contact: 'TICA, PO Box 120, Concord NSW 2137',
    },
  ],
};

/** A provider in memory, whose checks a test moves on. */
export function memoryCheckProvider() {
  const checks = new Map<string, Stored>();
  const controls = {
    isAvailable: true,
    /** The sentence with which the next requests are rejected. */
    rejection: null as string | null,
    /** Runs before each call of the provider, such as a change that happens meanwhile. */
    before: async (_method: string): Promise<void> => {},
    /** Runs after each call, while its response is on its way. */
    after: async (_method: string): Promise<void> => {},
    requests: [] as CheckRequest[],
    cancelled: [] as string[],
  };
  const call = async <T>(method: string, respond: () => T): Promise<T> => {
    await controls.before(method);
    if (!controls.isAvailable) throw new CheckProviderUnavailable('The provider is away.');
    const response = respond();
    await controls.after(method);
    return response;
  };
  const known = (id: string): Stored => {
    const found = [...checks.values()].find((check) => check.id === id);
    if (!found) throw new CheckProviderUnknown('Unknown.');
    return found;
  };
  const seen = ({ id, status, question, result, request: { reference } }: Stored): ProviderCheck => ({
    id,
    reference,
    status,
    question,
    result,
  });
  const provider: CheckProvider = {
    submit: (request) =>
      call('submit', () => {
        if (controls.rejection !== null) throw new CheckProviderRejection(controls.rejection);
        controls.requests.push(request);
        const id = `memory-${checks.size + 1}-${request.reference}`;
        const fresh: Stored = { id, status: 'submitted', question: null, result: null, request, answers: new Map() };
        const stored = checks.get(request.reference) ?? fresh;
        if (!isDeepStrictEqual(stored.request, request)) {
          throw new CheckProviderRejection('This reference has another content already.');
        }
        checks.set(request.reference, stored);
        return seen(stored);
      }),
    find: (reference) =>
      call('find', () => {
        const found = checks.get(reference);
        return found ? seen(found) : null;
      }),
    read: (id) => call('read', () => seen(known(id))),
    answer: (id, answer) =>
      call('answer', () => {
        const check = known(id);
        if (check.answers.has(answer.key)) return seen(check);
        if (check.status !== 'needsInfo') throw new CheckProviderRejection('There is no open question.');
        check.answers.set(answer.key, answer);
        Object.assign(check, { status: 'processing', question: null });
        return seen(check);
      }),
    cancel: (id) =>
      call('cancel', () => {
        const check = known(id);
        controls.cancelled.push(check.request.reference);
        if (check.status !== 'complete') check.status = 'cancelled';
        return seen(check);
      }),
    readCallback: ({ headers, body }) => (headers['x-signature'] === 'valid' ? { id: body.toString() } : null),
  };
  return {
    provider,
    controls,
    /** Our references by the provider's ids. */
    references: () => new Map([...checks].map(([reference, { id }]) => [id, reference])),
    checkOf: (reference: string) => checks.get(reference) ?? null,
    move(reference: string, state: Partial<Pick<ProviderCheck, 'status' | 'question' | 'result'>>) {
      const check = checks.get(reference);
      if (!check) throw new Error('The provider has no such check.');
      Object.assign(check, { question: null, result: null }, state);
    },
    complete(reference: string, result: CheckResult = clearResult) {
      this.move(reference, { status: 'complete', result });
    },
    forget: (reference: string) => checks.delete(reference),
  };
}
