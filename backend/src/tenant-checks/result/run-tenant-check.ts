import { eq } from 'drizzle-orm';
import type { ProviderContext } from '../../payments/money-context.ts';
import {
  type CheckProvider,
  CheckProviderRejection,
  CheckProviderUnknown,
  type ProviderCheck,
} from '../provider/check-provider.ts';
import { createCheckProvider } from '../provider/configured-check-provider.ts';
import { type FoundCheck, findCheck } from '../tenant-check-store.ts';
import { tenantChecks } from '../tenant-check-table.ts';
import { applyProviderState } from './apply-provider-state.ts';
import { cancelAtProvider } from './cancel-at-provider.ts';
import { currentDocuments } from './check-request.ts';
import { isOpenAtProvider } from './open-checks.ts';
import { redactScans } from './redact-scans.ts';
import { readReport } from './report-store.ts';
import { returnRejected, takeForSending } from './take-for-sending.ts';

/** What the provider said, and the version of the check that it was asked about. */
type Answered = { seen: ProviderCheck; version: number; answerKey?: string };

const maxRounds = 5;

/**
 * The job of one check: sends it or reads its state at the provider, outside of a transaction, and applies what the
 * provider said in one. Each step can be repeated, so it can stop anywhere. When the check has changed, asks again.
 */
export async function runTenantCheck(context: ProviderContext, checkId: string): Promise<void> {
  const provider = createCheckProvider(context.config);
  for (let round = 0; round < maxRounds; round += 1) {
    const isStored = (await context.database.$count(tenantChecks, eq(tenantChecks.id, checkId))) > 0;
    if (!isStored) return;
    const found = await findCheck(context.database, checkId);
    if (found.row.status === 'withdrawn') return cancelAtProvider(context, provider, found);
    if (!isOpenAtProvider(found.row.status)) return;
    const answered = await askProvider(context, provider, found);
    if (!answered) return;
    const redacted = answered.seen.status === 'complete' ? await redactScans(context, found) : new Map();
    if (await context.transact((money) => applyProviderState(money, checkId, { ...answered, redacted }))) return;
  }
  throw new Error('The check changed each time while the provider was asked. The next run asks again.');
}

/** Returns null when there is nothing to apply, because the check can't be sent. */
async function askProvider(
  context: ProviderContext,
  provider: CheckProvider,
  found: FoundCheck,
): Promise<Answered | null> {
  const { id, providerReference, version } = found.row;
  if (providerReference === null) return send(context, provider, id, null);
  const { answer } = readReport(context.config, found);
  try {
    if (!answer) return { seen: await provider.read(providerReference), version };
    const documents = currentDocuments(context.config, found);
    const seen = await provider.answer(providerReference, { ...answer, documents });
    return { seen, version, answerKey: answer.key };
  } catch (error) {
    if (error instanceof CheckProviderUnknown) return send(context, provider, id, providerReference);
    if (!(error instanceof CheckProviderRejection) || !answer) throw withoutDetail(error);
    // The question is no longer open, so the state says what is.
    return { seen: await provider.read(providerReference), version, answerKey: answer.key };
  }
}

/** Sends the request. `lost` is the id of a check that the provider doesn't know any more. */
async function send(
  { transact }: ProviderContext,
  provider: CheckProvider,
  id: string,
  lost: string | null,
): Promise<Answered | null> {
  const taken = await transact((money) => takeForSending(money, id, lost));
  if (!taken) return null;
  try {
    return { seen: await provider.submit(taken.request), version: taken.version };
  } catch (error) {
    if (!(error instanceof CheckProviderRejection)) throw error;
    const { message } = error;
    await transact((money) => returnRejected(money, id, { version: taken.version, reason: message }));
    return null;
  }
}

/** A rejection quotes what it rejects, such as a number. Errors of jobs are logged and stored in clear text. */
const withoutDetail = (error: unknown): unknown =>
  error instanceof CheckProviderRejection ? new Error('The provider rejected a request about a check.') : error;
