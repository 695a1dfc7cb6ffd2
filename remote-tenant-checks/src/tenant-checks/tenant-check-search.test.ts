import { describe, expect, it } from '@jest/globals';
import { parseTenantCheckSearch, tenantChecksUrl } from './tenant-check-search.ts';

describe('tenant checks in the URL', () => {
  it('parses the URL it built', () => {
    const search = { status: 'needsInfo', page: 3 } as const;
    const address = tenantChecksUrl(search);
    expect(address).toBe('/tenant-checks?status=needsInfo&page=3');
    expect(parseTenantCheckSearch(new URL(address, 'https://verandah.example').searchParams)).toEqual(search);
  });

  it('omits defaults', () => {
    expect(tenantChecksUrl({ status: null, page: 1 })).toBe('/tenant-checks');
  });

  it('treats invalid values as no filter and page 1', () => {
    for (const text of ['status=passed&page=0', 'page=1.5', 'page=x', '']) {
      expect(parseTenantCheckSearch(new URLSearchParams(text))).toEqual({ status: null, page: 1 });
    }
  });
});
