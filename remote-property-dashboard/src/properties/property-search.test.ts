import { describe, expect, it } from '@jest/globals';
import { parsePropertySearch, propertiesUrl } from './property-search.ts';

describe('properties in the URL', () => {
  it('parses the URL it built', () => {
    const search = { type: 'Rural', archived: true, text: 'bridge & co', page: 2 } as const;
    const address = propertiesUrl(search);
    expect(address).toBe('/properties?type=rural&archived=true&q=bridge+%26+co&page=2');
    expect(parsePropertySearch(new URL(address, 'https://verandah.example').searchParams)).toEqual(search);
  });

  it('omits defaults', () => {
    expect(propertiesUrl({ type: null, archived: false, text: '', page: 1 })).toBe('/properties');
  });

  it('treats invalid values as no filter and page 1', () => {
    for (const text of ['type=castle&page=-2', 'page=1e99', 'q=%20%20', '']) {
      expect(parsePropertySearch(new URLSearchParams(text))).toEqual({
        type: null,
        archived: false,
        text: '',
        page: 1,
      });
    }
  });
});
