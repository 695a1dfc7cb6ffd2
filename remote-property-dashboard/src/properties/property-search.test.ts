import { describe, expect, it } from '@jest/globals';
import { propertiesAddress, propertySearchOf } from './property-search.ts';

describe('properties in the address', () => {
  it('reads back what it wrote', () => {
    const search = { type: 'Rural', text: 'bridge & co', page: 2 } as const;
    const address = propertiesAddress(search);
    expect(address).toBe('/properties?type=rural&q=bridge+%26+co&page=2');
    expect(propertySearchOf(new URL(address, 'https://verandah.example').searchParams)).toEqual(search);
  });

  it('leaves out what needs no saying', () => {
    expect(propertiesAddress({ type: null, text: '', page: 1 })).toBe('/properties');
  });

  it('takes nonsense as everything from the first page', () => {
    for (const text of ['type=castle&page=-2', 'page=1e99', 'q=%20%20', '']) {
      expect(propertySearchOf(new URLSearchParams(text))).toEqual({ type: null, text: '', page: 1 });
    }
  });
});
