import { describe, expect, it } from '@jest/globals';
import { applyListChange } from './list-change.ts';

describe('applyListChange', () => {
  const items = ['a', 'b', 'c', 'd'];

  it('moves down and up to the position named', () => {
    const down = applyListChange(items, { type: 'moved', element: 'a', oldIndex: 0, newIndex: 2 });
    expect(down).toEqual(['b', 'c', 'a', 'd']);
    const up = applyListChange(items, { type: 'moved', element: 'd', oldIndex: 3, newIndex: 0 });
    expect(up).toEqual(['d', 'a', 'b', 'c']);
  });

  it('adds and removes at the position named, and leaves the given list alone', () => {
    expect(applyListChange(items, { type: 'added', element: 'x', newIndex: 4 })).toEqual(['a', 'b', 'c', 'd', 'x']);
    expect(applyListChange(items, { type: 'removed', element: 'b', oldIndex: 1 })).toEqual(['a', 'c', 'd']);
    expect(items).toEqual(['a', 'b', 'c', 'd']);
  });
});
