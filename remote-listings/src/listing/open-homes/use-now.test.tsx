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

const nowRenderedAt = (renderedAt: number) => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useNow(renderedAt);
  });
  return { shown: () => result.current.getTime(), renders: () => renders };
};

it('keeps a render time within the minute, without a second render', () => {
  const { shown, renders } = nowRenderedAt(start - minute + 1);
  expect([shown(), renders()]).toEqual([start - minute + 1, 1]);
});

it.each([
  ['long ago', -minute],
  ['by a clock that is ahead', 60 * minute],
])('shows the current time at once when it was rendered %s', (_when, apart) => {
  expect(nowRenderedAt(start + apart).shown()).toBe(start);
});

it('updates every minute, even when a tick is early or the clock is corrected', () => {
  const { shown } = nowRenderedAt(start);
  for (const adjusted of [-5, -5 * minute]) {
    jest.setSystemTime(Date.now() + adjusted);
    act(() => jest.advanceTimersByTime(minute));
    expect(shown()).toBe(Date.now());
  }
});
