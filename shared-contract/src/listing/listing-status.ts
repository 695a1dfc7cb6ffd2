import type { ListingStatus } from './listing.ts';

/** Once it is sold, leased or gone, what was advertised stays as it was. */
export function isEditable(status: ListingStatus): boolean {
  return status !== 'sold' && status !== 'leased' && status !== 'offmarket';
}

/** What everybody can read, and what must therefore stay complete while it is changed. */
export function isAdvertised(status: ListingStatus): boolean {
  return status === 'active' || status === 'underOffer';
}

/** Also what was sold or leased stays readable for a while: links to it stand in mails and elsewhere. */
export const publicStatuses: readonly ListingStatus[] = ['active', 'underOffer', 'sold', 'leased'];
