import { expect, it } from '@jest/globals';
import type { Pricing } from 'shared-contract/listing/listing';
import { historyEntries } from './history-entries.ts';

const price = (dollars: number): Pricing => ({ displayType: 'value', displayValue: { value: `${dollars}.00` } });
type Prices = { pricing: Pricing; leasePricing?: Pricing };
const history = (latest: Prices, replacedPrices: (Prices & { replacedAt: string })[]) => ({
  ...latest,
  '@id': '/x',
  '@type': 'PriceHistory' as const,
  publishedAt: '2026-10-01T00:00:00Z',
  replacedPrices,
});

it('names the first price, and each change with the prices before and after it, newest first', () => {
  const replaced = [
    { replacedAt: '2026-10-08T00:00:00Z', pricing: { displayType: 'hide' as const } },
    { replacedAt: '2026-10-15T00:00:00Z', pricing: price(950_000) },
  ];
  expect(historyEntries('sale', history({ pricing: price(900_000) }, replaced))).toEqual([
    { at: '2026-10-15T00:00:00Z', text: 'Price changed from $950,000 to $900,000' },
    { at: '2026-10-08T00:00:00Z', text: 'Price changed from Price on application to $950,000' },
    { at: '2026-10-01T00:00:00Z', text: 'Listed for sale: Price on application' },
  ]);
});

it('names only the rent when only the rent of a listing for sale or rent has changed', () => {
  const latest = { pricing: price(900_000), leasePricing: price(700) };
  const replaced = [{ replacedAt: '2026-10-08T00:00:00Z', pricing: price(900_000), leasePricing: price(720) }];
  expect(historyEntries('both', history(latest, replaced)).map(({ text }) => text)).toEqual([
    'Price changed from $720 per week to $700 per week',
    'Listed for sale or rent: $900,000 or $720 per week',
  ]);
});
