import type { Listing, Pricing } from 'shared-contract/listing/listing';
import type { PriceHistory } from 'shared-contract/listing/price-history';
import { priceText } from 'shared-contract/listing/price-text';

export type HistoryEntry = { at: string; text: string };

const listedLabels = { sale: 'Listed for sale', lease: 'Listed for rent', both: 'Listed for sale or rent' } as const;

/** What happened to a listing, newest first. A change names the price before it and the price after it. */
export function historyEntries(type: Listing['type'], history: PriceHistory): HistoryEntry[] {
  const { publishedAt, replacedPrices } = history;
  const texts = [...replacedPrices, history].map((prices) => textsOf(prices, type));
  const changes = replacedPrices.map(({ replacedAt }, index) => ({
    at: replacedAt,
    text: changeText(texts[index], texts[index + 1]),
  }));
  const listed = { at: publishedAt, text: `${listedLabels[type]}: ${texts[0]?.join(' or ')}` };
  return [listed, ...changes].reverse();
}

type Prices = { pricing: Pricing; leasePricing?: Pricing | null | undefined };

const textsOf = ({ pricing, leasePricing }: Prices, type: Listing['type']): string[] => [
  priceText(pricing, type),
  ...(type === 'both' && leasePricing ? [priceText(leasePricing, 'lease')] : []),
];

/** Names only the prices that differ. */
function changeText(before: readonly string[] = [], after: readonly string[] = []): string {
  const from = before.filter((text) => !after.includes(text));
  const to = after.filter((text) => !before.includes(text));
  return `Price changed from ${from.join(' or ') || before.join(' or ')} to ${to.join(' or ') || after.join(' or ')}`;
}
