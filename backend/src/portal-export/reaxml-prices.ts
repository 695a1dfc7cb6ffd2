import { hiddenPriceLabel, type Listing, type Pricing, rentOf } from 'shared-contract/listing/listing';
import { centsOf, formatPrice } from 'shared-contract/money/money';
import { isPriceGuideBanned } from 'tenancy-law/rules/auction-price';
import { element, type XmlElement } from './xml.ts';

/**
 * Returns the elements of the sale price. A hidden price is exported too, because portals sort by it. `display="no"`
 * tells the portal not to show the price, and the price text does not contain it (V22). The same applies
 * to a price guide that the state forbids before an auction.
 */
export function saleLines(listing: Listing): (XmlElement | null)[] {
  const pricing = isPriceGuideBanned(listing) ? { ...listing.pricing, displayType: 'hide' as const } : listing.pricing;
  const amount = lowestCents(pricing);
  if (amount === null) return [];
  return [element('price', { display: displayOf(pricing), tax: 'unknown' }, dollars(amount)), priceView(pricing, '')];
}

export function rentLines(listing: Listing): (XmlElement | null)[] {
  const pricing = rentOf(listing);
  const amount = pricing && lowestCents(pricing);
  if (!pricing || amount === null) return [];
  const rent = element('rent', { period: 'week', display: displayOf(pricing) }, dollars(amount));
  // Omits the bond when the rent is hidden, because the bond is usually four weeks' rent and would reveal it (V22).
  const bond =
    listing.bond && pricing.displayType !== 'hide' ? element('bond', {}, dollars(centsOf(listing.bond))) : null;
  return [rent, priceView(pricing, ' per week'), bond];
}

/**
 * Returns the elements of commercial prices. In REAXML a commercial rent is per year and cannot be hidden, so a hidden
 * rent is omitted.
 */
export function commercialPrices(listing: Listing): (XmlElement | null)[] {
  const { type, pricing } = listing;
  const rent = rentOf(listing);
  const cents = rent && rent.displayType !== 'hide' ? lowestCents(rent) : null;
  const annual = cents === null ? null : Math.round((cents / 7) * 365);
  const commercialRent = annual === null ? null : element('commercialRent', { period: 'annual' }, wholeDollars(annual));
  if (type === 'lease') return [priceView(pricing, ' per week'), commercialRent];
  return [...saleLines(listing), commercialRent];
}

const displayOf = ({ displayType }: Pricing) => (displayType === 'hide' ? 'no' : 'yes');

/** Returns the price as text for visitors: `$650 per week`, `$850,000 – $890,000`, or the label for a hidden price. */
function priceView(pricing: Pricing, suffix: string): XmlElement {
  const { displayType, displayValue } = pricing;
  if (displayType === 'hide' || !displayValue) return element('priceView', {}, hiddenPriceLabel);
  const shown =
    'value' in displayValue
      ? formatPrice(centsOf(displayValue.value))
      : `${formatPrice(centsOf(displayValue.range.min))} – ${formatPrice(centsOf(displayValue.range.max))}`;
  return element('priceView', {}, `${shown}${suffix}`);
}

/** Returns the price in cents, or the lower end of a price range, by which portals sort (V21). */
function lowestCents({ displayValue }: Pricing): number | null {
  if (!displayValue) return null;
  return centsOf('value' in displayValue ? displayValue.value : displayValue.range.min);
}

const dollars = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

const wholeDollars = (cents: number) => String(Math.round(cents / 100));
