import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenIdle } from './when-idle.ts';

const readyState = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

describe('whenIdle', () => {
  it('waits for an idle main thread, at most for the time limit', () => {
    const idle = jest.fn<typeof requestIdleCallback>();
    globalThis.requestIdleCallback = idle;
    const work = jest.fn();
    whenIdle(work, { timeoutMs: 2000 });
    expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
    expect(work).not.toHaveBeenCalled();
    idle.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 1 });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits for the load event and the time after it', () => {
    const idle = jest.fn<typeof requestIdleCallback>();
    globalThis.requestIdleCallback = idle;
    readyState('loading');
    whenIdle(() => {}, { afterLoadMs: 5000 });
    jest.advanceTimersByTime(60_000);
    expect(idle).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(4999);
    expect(idle).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(idle).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a load event that has already fired', () => {
    const work = jest.fn();
    readyState('complete');
    whenIdle(work, { afterLoadMs: 0 });
    jest.advanceTimersByTime(500);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits half a second in browsers without requestIdleCallback', () => {
    const work = jest.fn();
    whenIdle(work);
    jest.advanceTimersByTime(499);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
