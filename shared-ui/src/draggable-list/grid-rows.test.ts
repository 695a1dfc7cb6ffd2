import { describe, expect, it } from '@jest/globals';
import { gridPosition, gridRows } from './grid-rows.ts';

describe('gridRows', () => {
  it('fills one row after the other', () => {
    expect(gridRows(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(gridRows([], 2)).toEqual([]);
  });
});

describe('gridPosition', () => {
  it.each([
    ['in the first row', 0, 2, 2],
    ['in a later row', 1, 0, 3],
    ['behind the last column of a row', 1, 3, 5],
    ['behind the last item', 2, 2, 6],
  ])('is the place where the item was dropped: %s', (_where, row, column, position) => {
    expect(gridPosition(row, column, 3, 7)).toBe(position);
  });
});
