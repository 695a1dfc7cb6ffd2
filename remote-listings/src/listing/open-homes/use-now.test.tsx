import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now.ts';

const start = Date.parse('2026-11-21T10:00:00Z');
const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
});
afterEach(() => {
  jest.useRealTimers();
});

const shownTo = (renderedAt: number) => {
  let draws = 0;
  const { result } = renderHook(() => {
    draws += 1;
    return useNow(renderedAt);
  });
  return { shown: () => result.current.getTime(), draws: () => draws };
};

it('keeps what was drawn within the minute, without drawing it once more', () => {
  const { shown, draws } = shownTo(start - minute + 1);
  expect([shown(), draws()]).toEqual([start - minute + 1, 1]);
});

it.each([
  ['long ago', -minute],
  ['by a clock that is ahead', 60 * minute],
])('is the clock’s at once where it was drawn %s', (_when, apart) => {
  expect(shownTo(start + apart).shown()).toBe(start);
});

it('goes on every minute, also where a tick comes a little early or the clock is put right', () => {
  const { shown } = shownTo(start);
  for (const adjusted of [-5, -5 * minute]) {
    jest.setSystemTime(Date.now() + adjusted);
    act(() => jest.advanceTimersByTime(minute));
    expect(shown()).toBe(Date.now());
  }
});
