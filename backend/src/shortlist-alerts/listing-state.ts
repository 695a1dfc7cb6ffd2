import type { ListingType, Pricing } from 'shared-contract/listing/listing';
import { priceText } from 'shared-contract/listing/price-text';
import type { FoundListing } from 'shared-contract/search/found-listing';

/** What visitors see of a listing and what people who shortlisted it get mails about. */
export type ListingState = {
  status: string;
  /** Without a hidden price (V22). */
  pricing: Pricing;
  leasePricing: Pricing | null;
  /** The starts of the open homes, in order. */
  opens: string[];
};

/** Returns what visitors see of a listing: `card` is its public card. */
export const stateOf = ({ status, pricing, leasePricing }: FoundListing, opens: string[]): ListingState => ({
  status,
  pricing,
  leasePricing: leasePricing ?? null,
  opens,
});

export type ListingChange = { kind: 'status' | 'price' | 'open'; note: string };

const statusNotes: Record<string, string> = {
  underOffer: 'Under offer',
  sold: 'Sold',
  leased: 'Leased',
  active: 'Back on the market',
};

type Place = { type: ListingType; timeZone: string };

/** Returns what people want to know: sold or under offer, another price, new open homes in the future. */
export function changesBetween(before: ListingState, after: ListingState, place: Place, now: Date): ListingChange[] {
  const changes: ListingChange[] = [];
  const status = statusNotes[after.status];
  if (before.status !== after.status && status) changes.push({ kind: 'status', note: status });
  const [old, current] = [pricesOf(before, place), pricesOf(after, place)];
  if (old !== current) changes.push({ kind: 'price', note: `Price changed from ${old} to ${current}` });
  for (const start of after.opens) {
    if (before.opens.includes(start) || new Date(start) <= now) continue;
    changes.push({ kind: 'open', note: `New open home: ${formatOpen(start, place.timeZone)}` });
  }
  return changes;
}

/** Prices as visitors see them, so that a hidden price that changes is no change. */
function pricesOf({ pricing, leasePricing }: ListingState, { type }: Place): string {
  return [priceText(pricing, type), ...(leasePricing ? [priceText(leasePricing, 'lease')] : [])].join(' or ');
}

/** Returns the local time at the property: `Sat, 28 Nov, 10:00 am`. */
const formatOpen = (start: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(start));
