import { localDateIn } from 'shared-contract/date/local-date';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { authorisationValidUntil } from 'shared-contract/tenant-check/tenant-check-rules';
import { formatInstant, formatLocalDate } from 'shared-ui';

export type NextAction = 'authorise' | 'resend' | 'prove' | 'pay' | 'answer' | 'openResult' | 'notify' | 'requestAgain';

export type NextStep = {
  title: string;
  text: string;
  /** What the owner can do; null when they only wait. */
  action: NextAction | null;
  isUrgent?: boolean;
};

/** Returns what comes next with a check. `timeZone` is that of the property. */
export function nextStepOf(check: TenantCheckDetail, now: Date, timeZone: string): NextStep {
  const today = localDateIn(timeZone, now);
  switch (check.status) {
    case 'draft':
    case 'awaitingConsent':
    case 'authorised':
      return stepBeforeSending(check, today, timeZone);
    case 'submitted':
    case 'processing':
      return {
        title: 'The provider is searching',
        text: 'Results usually come within one business day. We’ll email you.',
        action: null,
      };
    case 'needsInfo':
      return {
        title: 'Answer the provider’s question',
        text: check.question ?? 'The provider needs more information to finish the check.',
        action: 'answer',
        isUrgent: true,
      };
    case 'complete':
      return stepAfterResult(check, { now, today, timeZone });
    case 'withdrawn':
      return {
        title: 'The applicant withdrew the consent',
        text: `We sent nothing more, and deleted the authorisation and the documents.${creditText(check)}`,
        action: 'requestAgain',
      };
    case 'cancelled':
      return {
        title: 'The provider cancelled the check',
        text: `There is no result. We deleted the authorisation and the documents.${creditText(check)}`,
        action: 'requestAgain',
      };
    default:
      return { title: 'In progress', text: 'Reload the page for the latest.', action: null };
  }
}

const creditText = ({ payment }: TenantCheckDetail): string =>
  payment?.hasCredit ? ' Your payment can be used for another check.' : '';

function stepBeforeSending(check: TenantCheckDetail, today: string, timeZone: string): NextStep {
  const name = check.applicant.name;
  if (!check.authorisedAt) {
    return check.status === 'awaitingConsent'
      ? {
          title: `Waiting for ${name} to sign`,
          text: 'We’ve emailed a private link. Meanwhile, you can add documents or pay.',
          action: 'resend',
        }
      : {
          title: 'Get the applicant’s authorisation',
          text: `Email ${name} a link to sign with, or upload a signed authority.`,
          action: 'authorise',
        };
  }
  if (isTooOld(check.authorisedAt, today, timeZone)) {
    return {
      title: 'Get a new authorisation',
      text: 'The authorisation is older than 90 days, so the check can’t be sent with it.',
      action: 'authorise',
      isUrgent: true,
    };
  }
  if (!check.isIdentityComplete) {
    return {
      title: 'Prove the applicant’s identity',
      text: `${check.points ?? 0} of 100 points so far. You or ${name} can add documents.`,
      action: 'prove',
    };
  }
  if (check.payment?.status !== 'paid') {
    return { title: 'Pay for the check', text: 'Everything else is ready. We send it once it’s paid.', action: 'pay' };
  }
  if (check.question) {
    return {
      title: 'The provider didn’t accept the check',
      text: `${check.question} Correct the information or the documents, and we’ll send it again.`,
      action: 'prove',
      isUrgent: true,
    };
  }
  return { title: 'We’re sending the check', text: 'Everything is ready.', action: null };
}

const isTooOld = (authorisedAt: string, today: string, timeZone: string): boolean =>
  authorisationValidUntil(localDateIn(timeZone, new Date(authorisedAt))) < today;

type At = { now: Date; today: string; timeZone: string };

/** A hit has a date for its notice. A result without one is clear. */
function stepAfterResult(check: TenantCheckDetail, { now, today, timeZone }: At): NextStep {
  const { noticeDueOn, noticeSentAt, disputedAt, expiresAt, applicant } = check;
  if (noticeDueOn && !noticeSentAt) {
    const date = formatLocalDate(noticeDueOn);
    return {
      title: today > noticeDueOn ? 'The notice is overdue' : `Send the notice by ${date}`,
      text: `A tenancy database lists ${applicant.name}. By law you must give them a written notice within 7 days of the search: by ${date}.`,
      action: 'notify',
      isUrgent: true,
    };
  }
  if (expiresAt !== null && new Date(expiresAt) <= now) {
    return {
      title: 'The report has expired',
      text: `It expired on ${formatInstant(expiresAt, 'date', timeZone)}. If you still have to decide, request another check.`,
      action: 'requestAgain',
    };
  }
  if (noticeDueOn) {
    const dispute = disputedAt
      ? `${applicant.name} disputes the entry. Consider their answer before you decide.`
      : `You’ve sent the notice. ${applicant.name} can dispute the entry, so consider their answer before you decide.`;
    return {
      title: 'A tenancy database lists the applicant',
      text: `${dispute} ${loggedText}`,
      action: 'openResult',
    };
  }
  return {
    title: 'No tenancy database lists the applicant',
    text: `You can go on with your decision. ${loggedText}`,
    action: 'openResult',
  };
}

const loggedText = 'The applicant sees in their log each time you open the result.';
