import { instantIn } from 'shared-contract/date/instant-in';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import type { Pricing } from 'shared-contract/listing/listing';
import { amountOf, centsOf } from 'shared-contract/money/money';
import type { OfferEvent, OfferTerms } from 'shared-contract/offer/offer';
import { mailboxOf } from '../people/names.ts';
import { fictionalMobile } from '../people/phones.ts';
import { randomOf } from '../random.ts';
import { stableId } from '../stable-id.ts';
import type { World } from '../world/world.ts';
import { leaseWishes, type OfferWish, saleWishes } from './offer-wishes.ts';

const day = 86_400_000;

type Listing = World['listings'][number];

/** Offers on what these owners have on the market. */
export function addOffers(world: World, owners: ReadonlySet<string>, now: Date): void {
  const zones = new Map(world.properties.map(({ id, timeZone }) => [id, timeZone]));
  for (const listing of world.listings) {
    if (!owners.has(listing.ownerId) || listing.status !== 'active') continue;
    const timeZone = zones.get(listing.propertyId) ?? 'Australia/Sydney';
    const on = { listing, timeZone, now };
    const price = listing.type === 'lease' ? null : amountIn(listing.pricing);
    const rent = amountIn(listing.type === 'lease' ? listing.pricing : listing.leasePricing);
    if (price !== null)
      world.offers.push(...saleWishes.map((wish) => offerRow({ ...on, wish, kind: 'sale', asked: price })));
    if (rent !== null)
      world.offers.push(...leaseWishes.map((wish) => offerRow({ ...on, wish, kind: 'lease', asked: rent })));
  }
}

type Wished = {
  wish: OfferWish;
  listing: Listing;
  kind: 'sale' | 'lease';
  /** In cents. */
  asked: number;
  timeZone: string;
  now: Date;
};

function offerRow({ wish, listing, kind, asked, timeZone, now }: Wished): World['offers'][number] {
  const name = `offer/${listing.id}/${kind}/${wish.buyer}`;
  const random = randomOf(name);
  const createdAt = new Date(now.getTime() - wish.daysAgo * day - random.whole(1, 8) * 3_600_000);
  const endAfter = (from: Date, days: number) => instantIn(timeZone, addDays(localDateIn(timeZone, from), days + 1), 0);
  const termsOf = (share: number): OfferTerms => {
    if (kind === 'lease') {
      const startDate = addDays(localDateIn(timeZone, now), wish.startsIn ?? 28);
      return { kind, amount: amountOf(asked), startDate, termMonths: wish.termMonths ?? 12 };
    }
    // People offer in thousands, or for a cheaper place in hundreds.
    const step = asked >= 20_000_000 ? 100_000 : 10_000;
    const cents = Math.max(100_000, Math.round((asked * share) / step) * step);
    const deposit = amountOf(Math.round((cents * (wish.depositShare ?? 0.1)) / 10_000) * 10_000);
    const { settlementDays = 60, conditions = [] } = wish;
    return { kind, amount: amountOf(cents), deposit, settlementDays, conditions };
  };
  let [terms, expiresAt] = [termsOf(wish.share), endAfter(createdAt, wish.openFor)];
  const { message } = wish;
  const history: OfferEvent[] = [
    {
      at: createdAt.toISOString(),
      by: 'buyer',
      status: 'pending',
      terms,
      message,
      expiresAt: expiresAt.toISOString(),
    },
  ];
  let updatedAt = createdAt;
  for (const { status, after, message, share } of wish.answers ?? []) {
    updatedAt = new Date(createdAt.getTime() + after * day);
    if (share !== undefined) [terms, expiresAt] = [termsOf(share), endAfter(updatedAt, 5)];
    history.push({
      at: updatedAt.toISOString(),
      by: status === 'withdrawn' ? 'buyer' : 'owner',
      status,
      message,
      ...(share === undefined ? {} : { terms, expiresAt: expiresAt.toISOString() }),
    });
  }
  const [first = '', last = ''] = wish.buyer.split(/[ ,]+/);
  return {
    id: stableId(name),
    ownerId: listing.ownerId,
    listingId: listing.id,
    status: history.at(-1)?.status ?? 'pending',
    terms,
    buyer: { name: wish.buyer, email: `${mailboxOf(first, last)}@example.com`, phone: fictionalMobile(random) },
    solicitor: wish.solicitor === undefined ? null : { name: wish.solicitor, email: 'office@example.com' },
    message,
    expiresAt,
    history,
    version: history.length,
    createdAt,
    updatedAt,
  };
}

/** The amount, or the lower end of a range, in cents. */
function amountIn(pricing: Pricing | null | undefined): number | null {
  const shown = pricing?.displayValue;
  if (!shown) return null;
  return centsOf('value' in shown ? shown.value : shown.range.min);
}
