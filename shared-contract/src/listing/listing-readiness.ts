import type { Listing } from './listing.ts';

/** V25: why a listing cannot go on the market yet, apart from its content; null where nothing is in the way. */
export function listingReadinessReasons({ readiness }: Pick<Listing, 'readiness'>): {
  ownership: string | null;
  order: string | null;
} {
  return {
    ownership: ownershipReasons[readiness?.ownership ?? 'missing'],
    order: orderReasons[readiness?.order ?? 'missing'],
  };
}

const ownershipReasons = {
  verified: null,
  pending: 'Your proof of ownership is being checked. That takes a moment.',
  rejected: 'Your proof of ownership was not accepted. Upload another one.',
  missing: 'Prove that the property is yours to advertise.',
} as const;

const orderReasons = {
  settled: null,
  free: null,
  unpaid: 'The package you chose is paid for before the listing is published.',
  missing: 'Choose a package.',
} as const;
