import { describe, expect, it } from '@jest/globals';
import { parseTenantCheckSearch, searchedText, stateOfText, tenantChecksUrl } from './tenant-check-search.ts';

const property = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

describe('tenant checks in the URL', () => {
  it('parses the URL it built', () => {
    const search = { status: 'needsInfo', property, page: 3 } as const;
    const address = tenantChecksUrl(search);
    expect(address).toBe(`/tenant-checks?status=needsInfo&property=${property}&page=3`);
    expect(parseTenantCheckSearch(new URL(address, 'https://verandah.example').searchParams)).toEqual(search);
  });

  it('omits defaults', () => {
    expect(tenantChecksUrl({ status: null, property: null, page: 1 })).toBe('/tenant-checks');
  });

  it('treats invalid values as no filter and page 1', () => {
    for (const text of ['status=passed&page=0', 'page=1.5', 'page=x&property=1', '']) {
      expect(parseTenantCheckSearch(new URLSearchParams(text))).toEqual({ status: null, property: null, page: 1 });
    }
  });

  it('has the searched text in the navigation state', () => {
    expect(searchedText(stateOfText('Mia'))).toBe('Mia');
    for (const state of [null, undefined, 'Mia', { checkText: 7 }, stateOfText('')])
      expect(searchedText(state)).toBe('');
  });
});
