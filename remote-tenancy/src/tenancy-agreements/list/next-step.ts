import type { Signing, SigningParty } from 'shared-contract/agreement/signing';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { addresses } from 'shared-contract/page/addresses';
import { nameList } from 'shared-contract/text/name-list';

/** What happens next with an agreement: a link for the owner, with the reason or the people who are awaited. */
export type NextStep = { label: string; href: string; note?: string; isPrimary: boolean };

/**
 * Returns the owner's next step. `isComplete` says whether a draft has everything that sending needs.
 */
export function nextStep(agreement: TenancyAgreement, isComplete: boolean): NextStep {
  const { id, status, signing } = agreement;
  const review = addresses.tenancyAgreementStep(id, 'review');
  const view: NextStep = { label: 'View', href: review, isPrimary: false };
  if (status === 'draft') {
    return isComplete
      ? { label: 'Send', href: review, note: 'Ready to send for signing', isPrimary: true }
      : { label: 'Continue editing', href: addresses.tenancyAgreementEdit(id), isPrimary: true };
  }
  if (status !== 'initiated' || agreement.locked || !signing) return view;
  switch (signing.step) {
    case 'sent':
      return { ...view, note: `Waiting for ${whoIsNext(signing)} to accept` };
    case 'accepted':
      return { label: 'Sign', href: review, note: 'Everyone has accepted. It’s your turn to sign.', isPrimary: true };
    case 'ownerSigned':
      return { ...view, note: `Waiting for ${whoIsNext(signing)} to sign` };
    case 'declined':
      return {
        label: 'Change terms',
        href: addresses.tenancyAgreementEdit(id),
        note: declined(signing),
        isPrimary: true,
      };
    case 'changed':
      return { label: 'Send again', href: review, note: 'You changed the terms after sending.', isPrimary: true };
    case 'expired':
      return { label: 'Send again', href: review, note: 'The links to sign have expired.', isPrimary: true };
    default:
      return view;
  }
}

/** Returns the names of the tenants whose answer or signature is missing, such as `Mia Petrović and Tom O’Brien`. */
function whoIsNext({ step, parties }: Signing): string {
  const isPending = ({ role, status }: SigningParty) =>
    role === 'tenant' && (step === 'sent' ? status === 'invited' : status !== 'signed');
  return nameList(parties.filter(isPending));
}

function declined({ parties }: Signing): string {
  const party = parties.find(({ status }) => status === 'declined');
  if (!party) return 'It was declined.';
  return party.declineReason ? `${party.name} declined: “${party.declineReason}”` : `${party.name} declined.`;
}
