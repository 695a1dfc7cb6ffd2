import type { TenantCheckEvent } from 'shared-contract/tenant-check/tenant-check';

/** The kinds of entries that the owner's reading adds. The applicant sees them too. */
const accessKinds = [
  'viewed',
  'resultViewed',
  'scanViewed',
  'reportDownloaded',
  'noticeDownloaded',
  'authorityDownloaded',
];

export const isAccess = ({ kind }: TenantCheckEvent): boolean => accessKinds.includes(kind);

/** Returns what happened as a sentence for the owner. */
export function eventText({ kind, by }: Pick<TenantCheckEvent, 'kind' | 'by'>): string {
  const who = by === 'owner' ? 'You' : 'The applicant';
  switch (kind) {
    case 'created':
      return 'You created the check';
    case 'changed':
      return 'You changed the information';
    case 'emailChanged':
      return 'You corrected the applicant’s email, which ended the earlier links';
    case 'linkSent':
      return by === 'applicant' ? 'The applicant asked for a new link' : 'We emailed the applicant a link';
    case 'signed':
      return 'The applicant signed the authorisation';
    case 'authorityUploaded':
      return 'You uploaded a signed authority';
    case 'documentAdded':
      return `${who} added a document`;
    case 'documentRemoved':
      return `${who} removed a document`;
    case 'scanAdded':
      return `${who} added or replaced a scan`;
    case 'addedToOrder':
      return 'You added it to an order';
    case 'paid':
      return 'Paid';
    case 'submitted':
      return 'Ready, on its way to the provider';
    case 'processing':
      return 'The provider started the search';
    case 'rejected':
      return 'The provider didn’t accept the check';
    case 'needsInfo':
      return 'The provider asked a question';
    case 'infoSent':
      return `${who} answered the question`;
    case 'complete':
      return 'The result arrived';
    case 'noticeSent':
      return 'You sent the notice';
    case 'noticeDelivered':
      return 'The applicant’s mail server accepted the notice';
    case 'disputed':
      return 'The applicant disputed the result';
    case 'withdrawn':
      return 'The applicant withdrew the consent';
    default:
      return laterEventText(kind);
  }
}

function laterEventText(kind: TenantCheckEvent['kind']): string {
  switch (kind) {
    case 'cancelled':
      return 'The provider cancelled the check';
    case 'held':
      return 'Kept for a dispute';
    case 'released':
      return 'The hold for a dispute ended';
    case 'viewed':
      return 'You opened the applicant’s details';
    case 'resultViewed':
      return 'You opened the result';
    case 'scanViewed':
      return 'You viewed a scan';
    case 'reportDownloaded':
      return 'You downloaded the report';
    case 'noticeDownloaded':
      return 'You downloaded the notice';
    case 'authorityDownloaded':
      return 'You downloaded the authorisation';
    default:
      return 'The check was updated';
  }
}
