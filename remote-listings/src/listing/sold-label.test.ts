import { describe, expect, it } from '@jest/globals';
import { soldLabel } from './sold-label.ts';

const property = { timeZone: 'Australia/Melbourne' } as Parameters<typeof soldLabel>[0]['property'];
// Already 24 November in Melbourne.
const at = '2026-11-23T14:00:00.000Z';

describe('the label of a sale', () => {
  it('has the local day, and the price if the reader knows it', () => {
    expect(soldLabel({ status: 'sold', property, closed: { at } })).toBe('Sold on 24 Nov 2026');
    expect(soldLabel({ status: 'sold', property, closed: { at, price: '910000.00' } })).toBe(
      'Sold on 24 Nov 2026 for $910,000',
    );
  });

  it('tells the owner that visitors do not see a withheld price, also after the listing has left the site', () => {
    const closed = { at, price: '910000.00', priceHidden: true };
    expect(soldLabel({ status: 'offmarket', property, closed })).toBe(
      'Sold on 24 Nov 2026 for $910,000 (visitors don’t see the price)',
    );
  });

  it('is missing for listings that were not sold', () => {
    expect(soldLabel({ status: 'leased', property, closed: { at } })).toBeNull();
    expect(soldLabel({ status: 'active', property })).toBeNull();
  });
});
