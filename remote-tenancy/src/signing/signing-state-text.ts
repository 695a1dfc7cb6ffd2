import type { SigningParty, SigningView } from 'shared-contract/agreement/signing';
import { nameList } from 'shared-contract/text/name-list';
import { tenantsIn } from './tenants-in.ts';

type StateText = { title: string; text: string };

/** Returns the heading of a tenant's page and a text about what happens next. */
export function signingStateText(view: SigningView, lastDay: string): StateText {
  const { next, landlordName, signing } = view;
  const own = signing.parties.find(({ id }) => id === view.party);
  switch (next) {
    case 'answer':
      return {
        title: 'Read your tenancy agreement',
        text: `${landlordName} has sent you this agreement. Read it, then accept or decline by ${lastDay}. You’ll sign later.`,
      };
    case 'sign':
      return {
        title: 'Sign your tenancy agreement',
        text: `Everyone has accepted and ${landlordName} has signed. Now it’s your turn. You can sign until ${lastDay}.`,
      };
    case 'done':
      return {
        title: 'Everyone has signed',
        text: 'Your tenancy agreement is complete. We’ve emailed you a copy, and you can download it here.',
      };
    case 'wait':
      return waitingText(view, own);
    default:
      return closedText(view, own);
  }
}

function waitingText({ signing, landlordName }: SigningView, own: SigningParty | undefined): StateText {
  const others = tenantsIn(signing.parties).filter(({ id }) => id !== own?.id);
  if (own?.status === 'signed') {
    const missing = others.filter(({ status }) => status !== 'signed');
    return {
      title: 'You’ve signed',
      text: `Waiting for ${nameList(missing)} to sign. We’ll email you the signed agreement.`,
    };
  }
  const missing = others.filter(({ status }) => status === 'invited');
  const waitsFor = missing.length > 0 ? `${nameList(missing)} to accept` : `${landlordName} to sign`;
  return { title: 'You’ve accepted', text: `Waiting for ${waitsFor}. We’ll email you when it’s your turn to sign.` };
}

function closedText({ signing, landlordName }: SigningView, own: SigningParty | undefined): StateText {
  switch (signing.step) {
    case 'declined':
      return own?.status === 'declined'
        ? { title: 'You declined this agreement', text: `We’ve let ${landlordName} know. It isn’t binding.` }
        : {
            title: 'This agreement wasn’t accepted',
            text: 'It was declined, so it can’t be signed. If there’s a new version, we’ll email you a new link.',
          };
    case 'changed':
      return {
        title: 'The agreement has changed',
        text: `${landlordName} changed the terms, so this version no longer counts. Open the link in our latest email, or wait for it.`,
      };
    case 'cancelled':
      return {
        title: 'This agreement was cancelled',
        text: `${landlordName} cancelled it. If you have questions, contact them directly.`,
      };
    default:
      return {
        title: 'This link has expired',
        text: `The agreement wasn’t signed in time. Ask ${landlordName} to send it again.`,
      };
  }
}
