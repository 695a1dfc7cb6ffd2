import { describe, expect, it } from '@jest/globals';
import { fakeLocks } from '../testing/fake-locks.ts';
import { fakeTime } from '../testing/fake-session.ts';
import { browserLock } from './refresh-lock.ts';

const lockManager = (request: () => unknown) => ({ request: request as unknown as LockManager['request'] });

describe('the refresh lock', () => {
  it.each([
    [
      'throws',
      lockManager(() => {
        throw new Error('denied');
      }),
    ],
    ['rejects', lockManager(() => Promise.reject(new Error('denied')))],
    ['returns null', lockManager(() => null)],
  ])('(c.10) grants a turn when the API %s', async (_name, locks) => {
    const time = fakeTime();
    expect(await browserLock(time.setTimer, locks)()).toMatchObject({ waited: false });
    expect(time.pending()).toBe(0);
  });

  it('(b.72) (c.10) grants a turn when the API is missing', async () => {
    const { navigator } = globalThis;
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
    const lock = browserLock(fakeTime().setTimer);
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
    expect(await lock()).toMatchObject({ waited: false });
  });

  it('grants one turn after another and reports who waited', async () => {
    const time = fakeTime();
    const lock = browserLock(time.setTimer, fakeLocks().of({}));
    const first = await lock();
    const second = lock();
    await time.advance(1000);
    first.release();
    expect([first.waited, (await second).waited]).toEqual([false, true]);
    expect(time.pending()).toBe(0);
  });

  it('(b.72) (c.9) allows a refresh after 5 s when the lock is never released, and releases a lock that arrives late', async () => {
    const time = fakeTime();
    const locks = fakeLocks();
    const lock = browserLock(time.setTimer, locks.of({}));
    const first = await lock();
    const second = lock();
    await time.advance(5000);
    expect((await second).waited).toBe(true);
    first.release();
    await time.advance(0);
    expect(locks.isHeld()).toBe(false);
  });
});
