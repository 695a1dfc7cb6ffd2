import { describe, expect, it } from '@jest/globals';
import { tenantCheckSearchOf, tenantChecksAddress } from './tenant-check-search.ts';

describe('tenant checks in the address', () => {
  it('reads back what it wrote', () => {
    const search = { status: 'needsInfo', page: 3 } as const;
    const address = tenantChecksAddress(search);
    expect(address).toBe('/tenant-checks?status=needsInfo&page=3');
    expect(tenantCheckSearchOf(new URL(address, 'https://verandah.example').searchParams)).toEqual(search);
  });

  it('leaves out what needs no saying', () => {
    expect(tenantChecksAddress({ status: null, page: 1 })).toBe('/tenant-checks');
  });

  it('takes nonsense as all checks from the first page', () => {
    for (const text of ['status=passed&page=0', 'page=1.5', 'page=x', '']) {
      expect(tenantCheckSearchOf(new URLSearchParams(text))).toEqual({ status: null, page: 1 });
    }
  });
});
