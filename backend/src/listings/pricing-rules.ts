import type { ListingType, Pricing } from 'shared-contract/listing';
import { centsOf } from 'shared-contract/money';
import type { Violation } from 'shared-contract/problem';
import type { PropertyTypeName } from 'shared-contract/property';
import type { AustralianState } from 'shared-contract/suburb';

type Place = { propertyType: PropertyTypeName; state: AustralianState };

/** V20–V23. `pricing` is the weekly rent of a listing for lease, else the sale price; `leasePricing` a listing of type both has. */
export function pricingViolations(
  listing: { type: ListingType; pricing: Pricing; leasePricing: Pricing | null },
  place: Place,
): Violation[] {
  const lease = listing.type === 'lease';
  return [
    ...(lease ? rentViolations(listing.pricing, 'pricing', place) : saleViolations(listing.pricing, place)),
    ...(listing.leasePricing && listing.type !== 'both'
      ? [violation('leasePricing', 'Only a listing of type both has a rent beside its price.')]
      : []),
    ...(listing.leasePricing && listing.type === 'both'
      ? rentViolations(listing.leasePricing, 'leasePricing', place)
      : []),
  ];
}

type Path = 'pricing' | 'leasePricing';

function rentViolations(pricing: Pricing, path: Path, { propertyType }: Place): Violation[] {
  if (propertyType === 'Residential' && isRange(pricing)) {
    return [violation(path, 'The rent of a home is advertised as one amount a week, never as a range.')];
  }
  return amountViolations(pricing, path, {
    least: 1,
    most: 5_000_000,
    words: 'A weekly rent is more than $0 and at most $50,000.',
  });
}

function saleViolations(pricing: Pricing, { state }: Place): Violation[] {
  const limits = { least: 100_000, most: 100_000_000_000, words: 'A price is between $1,000 and $1,000,000,000.' };
  const violations = amountViolations(pricing, 'pricing', limits);
  const [min = 0, max = 0] = amountsOf(pricing);
  if (violations.length === 0 && state === 'VIC' && isRange(pricing) && max - min > min / 10) {
    return [violation('pricing', 'In Victoria a price range spans at most 10 % of its lower end.')];
  }
  return violations;
}

function amountViolations(
  pricing: Pricing,
  path: Path,
  { least, most, words }: { least: number; most: number; words: string },
): Violation[] {
  const amounts = amountsOf(pricing);
  const [min = 0, max = 0] = amounts;
  if (amounts.length === 0) {
    return [violation(path, 'A price is needed even when it is not shown: search and portals rank by it.')];
  }
  if (pricing.displayType !== 'hide' && (pricing.displayType === 'range') !== isRange(pricing)) {
    return [
      violation(
        path,
        `A price shown as ${pricing.displayType} needs ${pricing.displayType === 'range' ? 'a range' : 'one value'}.`,
      ),
    ];
  }
  if (isRange(pricing) && min >= max) return [violation(path, 'The lower end of a range is less than its upper end.')];
  return amounts.every((cents) => cents >= least && cents <= most) ? [] : [violation(path, words)];
}

const isRange = ({ displayValue }: Pricing) => displayValue !== undefined && 'range' in displayValue;

function amountsOf({ displayValue }: Pricing): number[] {
  if (!displayValue) return [];
  return 'value' in displayValue
    ? [centsOf(displayValue.value)]
    : [centsOf(displayValue.range.min), centsOf(displayValue.range.max)];
}

const violation = (path: Path, message: string): Violation => ({
  propertyPath: `${path}.displayValue`,
  message,
  code: 'pricing',
});
