import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './page-numbers.ts';

describe('pageNumbers', () => {
  it('shows every page while there are few', () => {
    expect(pageNumbers(1, 1)).toEqual([1]);
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
  });

  it('keeps the ends and the neighbours, with gaps between', () => {
    expect(pageNumbers(20, 42)).toEqual([1, null, 19, 20, 21, null, 42]);
    expect(pageNumbers(1, 42)).toEqual([1, 2, null, 42]);
    expect(pageNumbers(42, 42)).toEqual([1, null, 41, 42]);
  });

  it('shows a page number instead of a gap that would hide only that page', () => {
    expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
    expect(pageNumbers(6, 9)).toEqual([1, null, 5, 6, 7, 8, 9]);
  });
});
