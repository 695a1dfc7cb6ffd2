import { eq } from 'drizzle-orm';
import type { MoneyContext, ProviderContext } from '../../payments/money-context.ts';
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
import { isOpenAtProvider } from './open-checks.ts';
import { redactScans } from './redact-scans.ts';
import { readReport } from './report-store.ts';
import { returnRejected, takeAnswer, takeForSending } from './take-for-sending.ts';

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
    if (answer) return await sendAnswer(context, provider, id, providerReference);
    return { seen: await provider.read(providerReference), version };
  } catch (error) {
    if (error instanceof CheckProviderUnknown) return send(context, provider, id, providerReference);
    throw withoutDetail(error);
  }
}

/** Sends the answer to the question. Without an authorisation in force, the provider has to stop instead. */
async function sendAnswer(
  { transact }: ProviderContext,
  provider: CheckProvider,
  id: string,
  reference: string,
): Promise<Answered | null> {
  const taken = await transact((money) => takeAnswer(money, id, reference));
  if (!taken) return null;
  const { answer, version } = taken;
  const answerKey = answer ? { answerKey: answer.key } : {};
  try {
    if (!answer) return { seen: await provider.cancel(reference), version };
    return { seen: await provider.answer(reference, answer), version, ...answerKey };
  } catch (error) {
    if (!(error instanceof CheckProviderRejection) || error instanceof CheckProviderUnknown) throw error;
    // The question is no longer open, so the state says what is.
    return { seen: await provider.read(reference), version, ...answerKey };
  }
}

/** Sends the request. `lost` is the id of a check that the provider doesn't know any more. */
async function send(
  { transact }: ProviderContext,
  provider: CheckProvider,
  id: string,
  lost: string | null,
): Promise<Answered | null> {
  const taken = await transact((money) => takeForSending(money, id, { lost }));
  if (!taken) return null;
  const { request, version } = taken;
  const adoptOr = async (giveUp: (money: MoneyContext) => Promise<unknown>) => {
    const existing = await findExisting(provider, id);
    if (existing) return { seen: existing, version };
    await transact(giveUp);
    return null;
  };
  if (!request) return adoptOr((money) => takeForSending(money, id, { lost, isAbsent: true }));
  try {
    return { seen: await provider.submit(request), version };
  } catch (error) {
    if (!(error instanceof CheckProviderRejection)) throw error;
    const { message } = error;
    return adoptOr((money) => returnRejected(money, id, { version, request, reason: message }));
  }
}

/** The response to an earlier request may have been lost. The search that it started must not go on unnoticed. */
async function findExisting(provider: CheckProvider, id: string): Promise<ProviderCheck | null> {
  try {
    return await provider.find(id);
  } catch (error) {
    throw withoutDetail(error);
  }
}

/** A rejection quotes what it rejects, such as a number. Errors of jobs are logged and stored in clear text. */
const withoutDetail = (error: unknown): unknown =>
  error instanceof CheckProviderRejection ? new Error('The provider rejected a request about a check.') : error;
