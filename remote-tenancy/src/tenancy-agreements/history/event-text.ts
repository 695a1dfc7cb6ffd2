import type { AgreementEvent } from 'shared-contract/agreement/signing';

/** Returns what happened as a sentence. Who did it is the owner (`You`), or a tenant by name. */
export function eventText({ kind, by }: Pick<AgreementEvent, 'kind' | 'by'>): string {
  const who = by === 'owner' ? 'You' : by;
  switch (kind) {
    case 'created':
      return 'You created the agreement';
    case 'changed':
      return 'You changed the terms';
    case 'sent':
      return 'You sent it for signing';
    case 'invited':
      return 'A new link was sent';
    case 'reminded':
      return 'A reminder was sent';
    case 'accepted':
      return `${who} accepted`;
    case 'declined':
      return `${who} declined`;
    case 'ownerSigned':
      return 'You signed';
    case 'tenantSigned':
      return `${who} signed`;
    case 'signed':
      return 'Everyone has signed';
    case 'expired':
      return 'The links to sign expired';
    case 'cancelled':
      return 'You cancelled signing';
    case 'ended':
      return by === 'system' ? 'The agreement ended' : `${who} ended it`;
    default:
      return 'The agreement was updated';
  }
}
