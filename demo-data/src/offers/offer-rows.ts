import { instantIn } from 'shared-contract/date/instant-in';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import type { Pricing } from 'shared-contract/listing/listing';
import { amountOf, centsOf } from 'shared-contract/money/money';
import type { OfferEvent, OfferStatus, OfferTerms } from 'shared-contract/offer/offer';
import type { DemoDataset } from '../dataset/demo-dataset.ts';
import { mailboxOf } from '../people/names.ts';
import { fullNameOf, person } from '../people/people.ts';
import { fictionalMobile } from '../people/phones.ts';
import { createRandom, type Random } from '../random.ts';
import { stableId } from '../stable-id.ts';
import { leaseOffers, type OfferPlan, saleOffers } from './offer-plans.ts';

const day = 86_400_000;

type Listing = DemoDataset['listings'][number];

/**
 * Adds offers to the active listings of these owners. Each owner receives the buyer and message of a plan once; on the
 * owner's other listings, other people make similar offers.
 */
export function addOffers(dataset: DemoDataset, owners: ReadonlySet<string>, now: Date): void {
  const zones = new Map(dataset.properties.map(({ id, timeZone }) => [id, timeZone]));
  const used = new Set<string>();
  for (const listing of dataset.listings) {
    if (!owners.has(listing.ownerId) || listing.status !== 'active') continue;
    const timeZone = zones.get(listing.propertyId) ?? 'Australia/Sydney';
    const on = { listing, timeZone, now };
    const keyOf = ({ buyer }: OfferPlan) => `${listing.ownerId}/${buyer}`;
    const planned = (plan: OfferPlan): OfferPlan => {
      const random = createRandom(`buyer/${listing.id}/${plan.buyer}`);
      let unused = plan;
      while (used.has(keyOf(unused))) unused = similarPlan(plan, random);
      used.add(keyOf(unused));
      return unused;
    };
    const rows = (plans: readonly OfferPlan[], kind: 'sale' | 'lease', askedCents: number) =>
      plans.map((plan) => offerRow({ ...on, id: offerId(listing, kind, plan), plan: planned(plan), kind, askedCents }));
    const price = listing.type === 'lease' ? null : amountIn(listing.pricing);
    const rent = amountIn(listing.type === 'lease' ? listing.pricing : listing.leasePricing);
    if (price !== null) dataset.offers.push(...rows(saleOffers, 'sale', price));
    if (rent !== null) dataset.offers.push(...rows(leaseOffers, 'lease', rent));
  }
}

const offerId = (listing: Listing, kind: string, { buyer }: OfferPlan) =>
  stableId(`offer/${listing.id}/${kind}/${buyer}`);

/** Returns a plan of another buyer, without a message, and for a sale with an amount up to 1.5 % lower. */
function similarPlan(plan: OfferPlan, random: Random): OfferPlan {
  const share = plan.share === 1 ? 1 : plan.share - random.between(0.003, 0.015);
  return { ...plan, buyer: fullNameOf(person(random)), message: '', share };
}

type OfferContext = {
  id: string;
  plan: OfferPlan;
  listing: Listing;
  kind: 'sale' | 'lease';
  /** The advertised amount in cents. */
  askedCents: number;
  timeZone: string;
  now: Date;
};

function offerRow({ id, plan, listing, kind, askedCents, timeZone, now }: OfferContext): DemoDataset['offers'][number] {
  const random = createRandom(id);
  const createdAt = new Date(now.getTime() - plan.daysAgo * day - random.whole(1, 8) * 3_600_000);
  const endAfter = (from: Date, days: number) => instantIn(timeZone, addDays(localDateIn(timeZone, from), days + 1), 0);
  const termsOf = (share: number): OfferTerms => {
    if (kind === 'lease') {
      const startDate = addDays(localDateIn(timeZone, now), plan.startsIn ?? 28);
      return { kind, amount: amountOf(askedCents), startDate, termMonths: plan.termMonths ?? 12 };
    }
    // Rounds the amount, because buyers offer round amounts: to thousands of dollars, or to hundreds below $200,000.
    const step = askedCents >= 20_000_000 ? 100_000 : 10_000;
    const cents = Math.max(100_000, Math.round((askedCents * share) / step) * step);
    const deposit = amountOf(Math.round((cents * (plan.depositShare ?? 0.1)) / 10_000) * 10_000);
    const { settlementDays = 60, conditions = [] } = plan;
    return { kind, amount: amountOf(cents), deposit, settlementDays, conditions };
  };
  let [terms, expiresAt] = [termsOf(plan.share), endAfter(createdAt, plan.openFor)];
  const { message } = plan;
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
  let lastStatus: OfferStatus = 'pending';
  for (const { status, after, message, share } of plan.responses ?? []) {
    updatedAt = new Date(createdAt.getTime() + after * day);
    lastStatus = status;
    if (share !== undefined) [terms, expiresAt] = [termsOf(share), endAfter(updatedAt, 5)];
    history.push({
      at: updatedAt.toISOString(),
      by: status === 'withdrawn' ? 'buyer' : 'owner',
      status,
      message,
      ...(share === undefined ? {} : { terms, expiresAt: expiresAt.toISOString() }),
    });
  }
  const [first = '', last = ''] = plan.buyer.split(' ');
  return {
    id,
    ownerId: listing.ownerId,
    listingId: listing.id,
    status: lastStatus,
    terms,
    buyer: { name: plan.buyer, email: `${mailboxOf(first, last)}@example.com`, phone: fictionalMobile(random) },
    solicitor: plan.solicitor === undefined ? null : { name: plan.solicitor, email: 'office@example.com' },
    message,
    expiresAt,
    history,
    version: history.length,
    createdAt,
    updatedAt,
  };
}

/** Returns the amount, or the lower end of a price range, in cents. Null without a price. */
function amountIn(pricing: Pricing | null | undefined): number | null {
  const shown = pricing?.displayValue;
  if (!shown) return null;
  return centsOf('value' in shown ? shown.value : shown.range.min);
}
