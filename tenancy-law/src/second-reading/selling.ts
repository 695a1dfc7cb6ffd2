import type { AustralianState } from 'shared-contract/place/suburb';
import { workingDaysAfter } from './plain-dates.ts';

/** Offers above the advertised rent. */
export function offersAboveRent(state: AustralianState, date: string): 'forbidden' | 'unprompted' | 'open' {
  if (state === 'QLD') return 'forbidden';
  if (state === 'VIC') return date < '2025-11-25' ? 'unprompted' : 'forbidden';
  return state === 'ACT' && date < '2023-04-01' ? 'open' : 'unprompted';
}

/** Percent of the lower end of an advertised range. */
export function widestRange(state: AustralianState): number | null {
  return state === 'VIC' ? 10 : null;
}

function workingDays(state: AustralianState): number | null {
  if (state === 'NSW' || state === 'QLD' || state === 'ACT') return 5;
  if (state === 'VIC') return 3;
  if (state === 'SA') return 2;
  return state === 'NT' ? 4 : null;
}

/** Half a cent and more is a whole cent. */
const partOf = (priceCents: number, per10000: number) => Math.floor((priceCents * per10000 + 5_000) / 10_000);

export function withdrawal(
  state: AustralianState,
  date: string,
  { auction, priceCents }: { auction: boolean; priceCents: number },
): { ends: string | null; penaltyCents: number | null } {
  const days = workingDays(state);
  if (auction || days === null) return { ends: null, penaltyCents: null };
  const ends = workingDaysAfter(state, date, days);
  if (state === 'NSW' || state === 'QLD') return { ends, penaltyCents: partOf(priceCents, 25) };
  if (state === 'VIC') return { ends, penaltyCents: Math.max(100_00, partOf(priceCents, 20)) };
  return { ends, penaltyCents: null };
}

type Listing = {
  type: 'sale' | 'lease' | 'both';
  auctionDateTime?: string | null;
  property: { propertyType: { name: string }; category: { name: string }; address: { state: AustralianState } };
};

/** QLD forbids a price guide for a home, or land for one, that goes to auction. */
export function mustHidePrice({ type, auctionDateTime, property }: Listing): boolean {
  const { propertyType, category, address } = property;
  const isHome = propertyType.name === 'Residential' || category.name === 'Residential land';
  const isBanned = address.state === 'QLD' && Boolean(auctionDateTime && auctionDateTime.slice(0, 10) >= '2014-12-01');
  return isBanned && type !== 'lease' && isHome;
}
