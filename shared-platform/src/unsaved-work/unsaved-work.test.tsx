import { beforeEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { discardUnsavedWork, isBusy, onUnsavedWorkChange, startWrite, unsavedWork } from './unsaved-work.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

beforeEach(discardUnsavedWork);

function Form({ dirty, describe: describes = 'the price' }: { dirty: boolean; describe?: string }) {
  useUnsavedWork({ id: 'listing-1-price', dirty, description: describes });
  return null;
}

describe('unsaved work', () => {
  it('is registered while the form is dirty and mounted', () => {
    const { rerender, unmount } = render(<Form dirty={false} />);
    expect(unsavedWork()).toEqual([]);
    rerender(<Form dirty />);
    expect(unsavedWork()).toEqual([{ id: 'listing-1-price', description: 'the price', isPersisted: false }]);
    rerender(<Form dirty describe="the rent" />);
    expect(unsavedWork()).toEqual([{ id: 'listing-1-price', description: 'the rent', isPersisted: false }]);
    rerender(<Form dirty={false} />);
    expect(unsavedWork()).toEqual([]);
    rerender(<Form dirty />);
    unmount();
    expect(isBusy()).toBe(false);
  });

  it('is busy until every write in flight has been answered', () => {
    const first = startWrite();
    const second = startWrite();
    first();
    first();
    expect(isBusy()).toBe(true);
    second();
    expect(isBusy()).toBe(false);
  });

  it('notifies listeners of changes, and returns the same list between them', () => {
    let calls = 0;
    const stop = onUnsavedWorkChange(() => {
      calls += 1;
    });
    const { rerender } = render(<Form dirty />);
    const list = unsavedWork();
    rerender(<Form dirty />);
    expect(unsavedWork()).toBe(list);
    expect(calls).toBe(1);
    stop();
  });
});
