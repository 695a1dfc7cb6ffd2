import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import { isKnown } from 'shared-contract/wire/open-enum';

type ShownView = Pick<ApplicantCheckView, 'status' | 'requestedBy' | 'authorisation' | 'missing' | 'result'>;

/** True until the applicant has authorised the check, and again when a change has made the authorisation void. */
export const canSign = ({ status, authorisation }: Pick<ShownView, 'status' | 'authorisation'>): boolean =>
  authorisation === null && isKnown(tenantCheckStatus, status) && isUnsent(status);

/** Returns the heading of the page, and a text about what happens next. */
export function checkLinkText(view: ShownView): { title: string; text: string } {
  const { status, requestedBy, missing, result } = view;
  if (canSign(view)) {
    return {
      title: 'Authorise a tenant check',
      text: `${requestedBy} asks for your consent. Nothing is checked until you sign.`,
    };
  }
  switch (status) {
    case 'withdrawn':
      return {
        title: 'You’ve withdrawn your consent',
        text: 'The check has stopped. We’ve deleted your signature and your documents.',
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
      return missing.length > 0
        ? { title: 'Add your proof of identity', text: 'You’ve authorised the check. It starts with 100 points.' }
        : { title: 'You’ve done your part', text: `The check starts when ${requestedBy} has paid for it.` };
  }
}
