import type { ListingType, Pricing } from 'shared-contract/listing/listing';
import { amountOf } from 'shared-contract/money/money';
import { salePriceOf, tidySalePrice, weeklyRentOf } from '../homes/price.ts';
import type { Random } from '../random.ts';
import type { ListingPlan } from './listing-plan.ts';

const amount = (dollars: number) => amountOf(dollars * 100);

export function listingPrices(random: Random, plan: ListingPlan): { pricing: Pricing; leasePricing: Pricing | null } {
  const sale = plan.salePrice ?? salePriceOf(random, plan.home);
  const rent = plan.weeklyRent ?? weeklyRentOf(random, plan.home);
  const isHome = plan.home.propertyType === 'Residential';
  const shownRent = isHome ? single(rent) : shown(plan.display, rent, Math.round((rent * 1.12) / 10) * 10);
  // In Victoria, the upper end of a price range may be at most 10 % above the lower end (V21). The demo data uses this
  // limit in every state.
  const top = tidySalePrice(sale * random.pick([1.05, 1.07, 1.1]));
  const shownSale = shown(plan.display, sale, Math.min(top, Math.floor((sale * 1.1) / 1000) * 1000));
  const byType: Record<ListingType, { pricing: Pricing; leasePricing: Pricing | null }> = {
    sale: { pricing: shownSale, leasePricing: null },
    lease: { pricing: shownRent, leasePricing: null },
    both: { pricing: shownSale, leasePricing: shownRent },
  };
  return byType[plan.type];
}

function shown(display: ListingPlan['display'], low: number, high: number): Pricing {
  if (display === 'range' && high > low) {
    return { displayType: 'range', displayValue: { range: { min: amount(low), max: amount(high) } } };
  }
  return { displayType: display === 'hide' ? 'hide' : 'value', displayValue: { value: amount(low) } };
}

const single = (dollars: number): Pricing => ({ displayType: 'value', displayValue: { value: amount(dollars) } });
