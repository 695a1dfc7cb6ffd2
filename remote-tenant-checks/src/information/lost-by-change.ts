import { isSameName } from 'shared-contract/tenant-check/identity-points';
import type { TenantCheckContent, TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';

export type LostPart = 'authorisation' | 'documents';

/** Returns what the server removes with a change: the authorisation, and with another person the documents too. */
export function lostByChange(
  { authorisedAt, points = 0 }: Pick<TenantCheckDetail, 'authorisedAt' | 'points'>,
  { applicant, documents }: Pick<TenantCheckContent, 'applicant' | 'documents'>,
  name: string,
): LostPart[] {
  // A check from before details were stored has no email. Its first details describe the same person.
  const isOtherPerson = applicant.email !== '' && !isSameName(applicant.name, name);
  // The applicant can have added documents since the content was read.
  const hasDocuments = documents.length > 0 || points > 0;
  return [
    ...(authorisedAt ? (['authorisation'] as const) : []),
    ...(isOtherPerson && hasDocuments ? (['documents'] as const) : []),
  ];
}

export const lostText = (lost: readonly LostPart[]): string => lost.map((part) => `the ${part}`).join(' and ');

/** Returns the message after a change was saved. */
export function savedMessage(lost: readonly LostPart[]): string {
  return lost.length === 0 ? 'Information saved' : `Information saved. We removed ${lostText(lost)}.`;
}
