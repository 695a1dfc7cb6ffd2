import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import type { MoneyContext } from '../../payments/money-context.ts';
import { changeCheck } from '../change-check.ts';
import { addEvent } from '../check-events.ts';
import { lockPaymentOf } from '../free-payment.ts';
import type { ProviderCheck } from '../provider/check-provider.ts';
import { type FoundCheck, lockCheck, updateCheck } from '../tenant-check-store.ts';
import { applyResult } from './apply-result.ts';
import { cancelCheck } from './cancel-check.ts';
import { isOpenAtProvider } from './open-checks.ts';
import type { RedactedScans } from './redact-scans.ts';
import { changeReport, readReport } from './report-store.ts';
import { mailApplicant, mailOwner, ownerLetters } from './result-mails.ts';

type Seen = {
  seen: ProviderCheck;
  /** The version of the check when the provider was asked. */
  version: number;
  /** The key of the answer that the provider got. */
  answerKey?: string;
  redacted: RedactedScans;
};

/**
 * Applies what the provider said about a check, in one transaction with its mails. Returns false when the check changed
 * since the provider was asked: the caller asks again. So what is old never replaces what is new, and a repeat changes
 * nothing.
 */
export async function applyProviderState(money: MoneyContext, id: string, { redacted, ...answered }: Seen) {
  const { seen, version } = answered;
  if (seen.status === 'cancelled') await lockPaymentOf(money.database, id);
  const found = await lockCheck(money.database, id);
  const { row } = found;
  if (row.status === 'withdrawn') {
    // The request arrived although the applicant withdrew while it was on its way. The next round cancels it.
    await updateCheck(money, row, { sentAt: row.sentAt ?? money.now, providerReference: seen.id });
    return false;
  }
  if (row.version !== version) return false;
  if (!isOpenAtProvider(row.status)) return true;
  if (seen.status === 'cancelled') await cancelCheck(money, found);
  else if (seen.status === 'complete') await applyResult(money, found, seen, redacted);
  else if (seen.status === 'needsInfo') await applyQuestion(money, found, answered);
  else await applyProgress(money, found, answered);
  return true;
}

type Answered = Omit<Seen, 'redacted'>;

async function applyQuestion(money: MoneyContext, found: FoundCheck, { seen, answerKey }: Answered): Promise<void> {
  const { row } = found;
  const { question } = readReport(money.config, found);
  const isKnown = row.status === 'needsInfo' && question === seen.question && answerKey === undefined;
  if (isKnown && row.providerReference === seen.id) return;
  await changeReport(money, found, { question: seen.question, answer: null });
  await changeCheck(money, found, { status: 'needsInfo', providerReference: seen.id });
  if (isKnown) return;
  await addEvent(money, row, 'provider', 'needsInfo');
  await mailOwner(money, found, ownerLetters.question);
  await mailApplicant(money, found, 'question');
}

async function applyProgress(money: MoneyContext, found: FoundCheck, { seen, answerKey }: Answered): Promise<void> {
  const { row } = found;
  // A check that the provider lost and got again starts again there, but never goes back here.
  const isSubmitted = row.status === 'submitted' && seen.status === 'submitted';
  const status: TenantCheckStatus = isSubmitted ? 'submitted' : 'processing';
  const { question } = readReport(money.config, found);
  if (question !== null || answerKey !== undefined) await changeReport(money, found, { question: null, answer: null });
  if (status === row.status && row.providerReference === seen.id && answerKey === undefined) return;
  await changeCheck(money, found, { status, providerReference: seen.id });
  if (status !== row.status) await addEvent(money, row, 'provider', 'processing');
}
