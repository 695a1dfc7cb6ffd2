import { localDateIn } from 'shared-contract/date/local-date';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { authorisationDays, isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import { isKnown } from 'shared-contract/wire/open-enum';

type ShownView = Pick<ApplicantCheckView, 'status' | 'requestedBy' | 'authorisation' | 'missing' | 'result' | 'events'>;

/** The local date in the browser. The server checks dates again with that at the home. */
export const localToday = (): string => localDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

/**
 * True until the applicant has authorised the check; again when a change has made the authorisation void, or when it
 * became too old before the check was sent (V40).
 */
export function canSign(
  { status, authorisation }: Pick<ShownView, 'status' | 'authorisation'>,
  today: string,
): boolean {
  if (!isKnown(tenantCheckStatus, status) || !isUnsent(status)) return false;
  return authorisation === null || authorisation.validUntil < today;
}

/** Returns the heading of the page, and a text about what happens next. */
export function checkLinkText(view: ShownView, today: string): { title: string; text: string } {
  const { status, requestedBy, missing, result, authorisation } = view;
  if (canSign(view, today)) {
    return {
      title: 'Authorise a tenant check',
      text:
        authorisation === null
          ? `${requestedBy} asks for your consent. Nothing is checked until you sign.`
          : `Your signature is more than ${authorisationDays} days old. Sign again if you still agree.`,
    };
  }
  switch (status) {
    case 'withdrawn':
      return {
        title: 'You’ve withdrawn your consent',
        text: 'The check has stopped. We’ve deleted your signature and your documents.',
      };
    case 'cancelled':
      return {
        title: 'This check was cancelled',
        text: 'The provider stopped without a result. We’ve deleted your signature and your documents.',
      };
    case 'needsInfo':
      return { title: 'The check needs your answer', text: 'The provider has a question before it can continue.' };
    case 'complete':
      return result?.outcome === 'listed'
        ? { title: 'A tenancy database lists you', text: 'Read the entry below. You can dispute it.' }
        : { title: 'Your check is complete', text: 'You can read and download the result.' };
    case 'submitted':
    case 'processing':
      return {
        title: 'Your check is under way',
        text: 'Results usually come within one business day. We’ll email you.',
      };
    default:
      if (isRejected(view)) {
        return {
          title: 'The provider didn’t accept the check',
          text: `${requestedBy} can correct it and send it again. You may be asked to sign again.`,
        };
      }
      return missing.length > 0
        ? { title: 'Add your proof of identity', text: 'You’ve authorised the check. It starts with 100 points.' }
        : { title: 'You’ve done your part', text: `The check starts when ${requestedBy} has paid for it.` };
  }
}

/** True from a rejection by the provider until the check is sent again. */
function isRejected({ events }: Pick<ShownView, 'events'>): boolean {
  const last = events.findLast(({ kind }) => ['submitted', 'rejected'].includes(kind));
  return last?.kind === 'rejected';
}
