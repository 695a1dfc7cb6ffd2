import { describe, expect, it } from '@jest/globals';
import { fakeLocks } from '../testing/fake-locks.ts';
import { fakeTime } from '../testing/fake-world.ts';
import { browserLock } from './refresh-lock.ts';

const broken = (request: () => unknown) => ({ request: request as unknown as LockManager['request'] });

describe('the refresh lock', () => {
  it.each([
    [
      'throws',
      broken(() => {
        throw new Error('denied');
      }),
    ],
    ['rejects', broken(() => Promise.reject(new Error('denied')))],
    ['returns null', broken(() => null)],
  ])('(c.10) falls back when the API %s', async (_name, locks) => {
    const time = fakeTime();
    expect(await browserLock(time.setTimer, locks)()).toMatchObject({ waited: false });
    expect(time.pending()).toBe(0);
  });

  it('(b.72) (c.10) falls back when the API is missing', async () => {
    const { navigator } = globalThis;
    Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
    const lock = browserLock(fakeTime().setTimer);
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
    expect(await lock()).toMatchObject({ waited: false });
  });

  it('gives turns one after another, and says who waited', async () => {
    const time = fakeTime();
    const lock = browserLock(time.setTimer, fakeLocks().of({}));
    const first = await lock();
    const second = lock();
    await time.advance(1000);
    first.release();
    expect([first.waited, (await second).waited]).toEqual([false, true]);
    expect(time.pending()).toBe(0);
  });

  it('(b.72) (c.9) waits 5 s for one that is held for ever, and gives back what comes later', async () => {
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
