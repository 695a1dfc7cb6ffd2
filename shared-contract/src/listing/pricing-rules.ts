import { centsOf } from '../money/money.ts';
import type { PropertyTypeName } from '../property/property-type.ts';
import type { Violation } from '../wire/problem.ts';
import type { ListingType, Pricing } from './listing.ts';

type Place = { propertyType: PropertyTypeName };
/** The widest sale price range that the state allows, in percent of its lower end, with the message for a wider one. */
type RangeLimit = { percent: number; message: string };

/**
 * Checks prices (V20–V23). `pricing` is the weekly rent of a listing for lease and otherwise the sale price; only
 * listings of type `both` have `leasePricing`. With `advertised: false` amounts may be missing.
 * `rangeLimit` comes from the package `tenancy-law`; null for a state without a limit.
 */
export function pricingViolations(
  listing: { type: ListingType; pricing: Pricing; leasePricing: Pricing | null },
  place: Place,
  { advertised = true, rangeLimit = null }: { advertised?: boolean; rangeLimit?: RangeLimit | null } = {},
): Violation[] {
  const lease = listing.type === 'lease';
  const judge = { ...place, advertised, rangeLimit };
  return [
    ...(lease ? rentViolations(listing.pricing, 'pricing', judge) : saleViolations(listing.pricing, judge)),
    ...(listing.leasePricing && listing.type !== 'both'
      ? [violation('leasePricing', 'Only a listing for sale and lease has both a price and a rent.')]
      : []),
    ...(listing.leasePricing && listing.type === 'both'
      ? rentViolations(listing.leasePricing, 'leasePricing', judge)
      : []),
    ...(listing.type === 'both' && !listing.leasePricing && advertised ? [missing('leasePricing')] : []),
  ];
}

/**
 * Warns about a wide price range (V21). Portals accept up to 10 % above the lower end, which is the price that searches
 * use.
 */
export function rangeAdvice(pricing: Pricing): string[] {
  const [min = 0, max = 0] = amountsOf(pricing);
  if (pricing.displayType !== 'range' || max - min <= min / 10) return [];
  return ['The range is wider than 10% of its lower end. Portals may reject it.'];
}

type Judge = Place & { advertised: boolean; rangeLimit: RangeLimit | null };
type Path = 'pricing' | 'leasePricing';

function rentViolations(pricing: Pricing, path: Path, { propertyType, advertised }: Judge): Violation[] {
  if (propertyType === 'Residential' && isRange(pricing)) {
    return [violation(path, 'Advertise a home’s rent as one weekly amount, not as a range.')];
  }
  return amountViolations(pricing, path, {
    advertised,
    minCents: 1,
    maxCents: 5_000_000,
    words: 'Enter a weekly rent above $0, up to $50,000.',
  });
}

function saleViolations(pricing: Pricing, { rangeLimit, advertised }: Judge): Violation[] {
  const limits = {
    advertised,
    minCents: 100_000,
    maxCents: 100_000_000_000,
    words: 'Enter a price from $1,000 to $1,000,000,000.',
  };
  const violations = amountViolations(pricing, 'pricing', limits);
  const [min = 0, max = 0] = amountsOf(pricing);
  if (violations.length === 0 && rangeLimit && isRange(pricing) && (max - min) * 100 > min * rangeLimit.percent) {
    return [violation('pricing', rangeLimit.message)];
  }
  return violations;
}

function amountViolations(
  pricing: Pricing,
  path: Path,
  { minCents, maxCents, words, advertised }: { minCents: number; maxCents: number; words: string; advertised: boolean },
): Violation[] {
  const amounts = amountsOf(pricing);
  const [min = 0, max = 0] = amounts;
  if (amounts.length === 0) return advertised ? [missing(path)] : [];
  if (pricing.displayType !== 'hide' && (pricing.displayType === 'range') !== isRange(pricing)) {
    return [
      violation(
        path,
        `A price shown as ${pricing.displayType} needs ${pricing.displayType === 'range' ? 'a range' : 'one value'}.`,
      ),
    ];
  }
  if (isRange(pricing) && min >= max)
    return [violation(path, 'The upper end of the range must be higher than the lower end.')];
  return amounts.every((cents) => cents >= minCents && cents <= maxCents) ? [] : [violation(path, words)];
}

const isRange = ({ displayValue }: Pricing) => displayValue !== undefined && 'range' in displayValue;

function amountsOf({ displayValue }: Pricing): number[] {
  if (!displayValue) return [];
  return 'value' in displayValue
    ? [centsOf(displayValue.value)]
    : [centsOf(displayValue.range.min), centsOf(displayValue.range.max)];
}

const missing = (path: Path) => violation(path, 'Enter a price. Search and portals sort by it even when you hide it.');

const violation = (path: Path, message: string): Violation => ({
  propertyPath: `${path}.displayValue`,
  message,
  code: 'pricing',
});
