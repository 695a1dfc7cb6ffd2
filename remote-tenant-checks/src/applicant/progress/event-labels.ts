import type { TenantCheckEvent } from 'shared-contract/tenant-check/tenant-check';

type Kind = TenantCheckEvent['kind'];

/** Accesses to the content of the check. */
const accesses: Partial<Record<Kind, string>> = {
  viewed: 'read your details',
  resultViewed: 'read the result',
  scanViewed: 'opened a scan',
  reportDownloaded: 'downloaded the result',
  noticeDownloaded: 'downloaded the notice',
  authorityDownloaded: 'downloaded your authorisation',
};

const steps: Partial<Record<Kind, string>> = {
  created: 'The check was requested',
  changed: 'The check was changed',
  linkSent: 'We emailed you a link',
  signed: 'You signed the authorisation',
  authorityUploaded: 'An authority with your signature was uploaded',
  documentAdded: 'A document was added',
  documentRemoved: 'A document was removed',
  scanAdded: 'A scan was added or replaced',
  emailChanged: 'Your email address was corrected',
  paid: 'The check was paid',
  submitted: 'The check was sent to the provider',
  processing: 'The provider is working on it',
  rejected: 'The provider didn’t accept the check',
  needsInfo: 'The provider asked a question',
  infoSent: 'The question was answered',
  complete: 'The result arrived',
  noticeSent: 'A notice about the result was sent to you',
  noticeDelivered: 'The notice reached your mail server',
  disputed: 'You disputed the result',
  withdrawn: 'You withdrew your consent',
  cancelled: 'The provider cancelled the check',
  held: 'The check was put on hold for a dispute',
  released: 'The hold ended',
};

const people: Record<string, string> = {
  owner: 'The owner or agent',
  applicant: 'You',
  provider: 'The provider',
  system: 'This site',
};

export const isAccess = ({ kind }: TenantCheckEvent): boolean => kind in accesses;

/** Returns who opened what: "The owner or agent read your details". */
export const accessLabel = ({ by, kind }: TenantCheckEvent): string =>
  `${people[by] ?? 'An unknown person'} ${accesses[kind] ?? 'opened the check'}`;

/** Returns a step of the check; null for one that does not concern the applicant, such as an order. */
export const stepLabel = ({ kind }: TenantCheckEvent): string | null => steps[kind] ?? null;
