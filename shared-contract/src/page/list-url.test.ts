import { describe, expect, it } from '@jest/globals';
import { listUrl, pageNumber } from './list-url.ts';

describe('pageNumber', () => {
  it.each([
    ['page=3', 3],
    ['', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=x', 1],
    ['page=1e99', 1],
  ])('reads %j as page %d', (query, page) => {
    expect(pageNumber(new URLSearchParams(query))).toBe(page);
  });
});

describe('listUrl', () => {
  it('writes filters and page, with special characters escaped', () => {
    expect(listUrl('/properties', { type: 'rural', q: 'bridge & co', page: 2 })).toBe(
      '/properties?type=rural&q=bridge+%26+co&page=2',
    );
  });

  it('leaves out what has no value and the first page', () => {
    expect(listUrl('/properties', { type: null, q: '', page: 1 })).toBe('/properties');
  });
});
