import { describe, expect, it } from '@jest/globals';
import { overflowingLinks } from './overflowing-links.ts';

const links = [50, 60, 70, 80];
const measured = (navigation: number) => ({ links, gap: 4, navigation, more: 40 });

describe('overflowingLinks', () => {
  it.each([
    ['all links fit', 272, 0, []],
    ['one does not fit next to More', 271, 0, [3]],
    ['two do not fit', 231, 0, [2, 3]],
    ['the current page makes room for itself', 231, 3, [1, 2]],
    ['the current page is in the middle', 231, 1, [2, 3]],
    ['only the current page fits', 130, 3, [0, 1, 2]],
    ['the current page has no link', 162, -1, [2, 3]],
    ['there is no room for any link', 30, -1, [0, 1, 2, 3]],
    ['the navigation is hidden', 0, 0, []],
  ])('when %s', (_case, navigation, current, hidden) => {
    expect(overflowingLinks(measured(navigation), current)).toEqual(hidden);
  });
});
