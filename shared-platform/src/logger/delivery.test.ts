import { beforeEach, describe, expect, it } from '@jest/globals';
import { createDelivery, type Delivery } from './delivery.ts';

let posted: string[];
let beaconed: string[];
let timers: { work: () => void; ms: number }[];
let answer: (signal: AbortSignal) => Promise<boolean>;
let delivery: Delivery;

const settled = () => new Promise((resolve) => setImmediate(resolve));
const pass = async (ms: number) => {
  for (const timer of timers.filter((one) => one.ms === ms)) {
    timers = timers.filter((one) => one !== timer);
    timer.work();
  }
  await settled();
};

beforeEach(() => {
  posted = [];
  beaconed = [];
  timers = [];
  answer = async () => true;
  delivery = createDelivery({
    post(_, body, signal) {
      posted.push(body);
      return answer(signal);
    },
    beacon(_, body) {
      beaconed.push(body);
      return true;
    },
    setTimer(work, ms) {
      const timer = { work, ms };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
  delivery.setUrl('/log');
});

const addMany = (count: number) => {
  for (let number = 1; number <= count; number += 1) delivery.add(`${number}`);
};
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);

describe('(b.76) the log service', () => {
  it('gets entries in order, one at a time, each once', async () => {
    addMany(3);
    expect(posted).toEqual(['1']);
    await settled();
    expect(posted).toEqual(['1', '2', '3']);
    expect(timers).toEqual([]);
  });

  it('may be away: the last 50 wait, are tried again after a growing pause, and go when it is back', async () => {
    answer = async () => false;
    addMany(60);
    await settled();
    expect(posted).toEqual(['1']);
    await pass(5000);
    await pass(10_000);
    expect(posted).toEqual(['1', '11', '11']);
    answer = async () => true;
    delivery.resume();
    await settled();
    expect(posted.slice(3)).toEqual(numbers(11, 60));
    expect(timers).toEqual([]);
  });

  it('may hang: it is given up after ten seconds, nobody waits, and no more than 50 entries do', async () => {
    const signals: AbortSignal[] = [];
    answer = (signal) => {
      signals.push(signal);
      return new Promise(() => {});
    };
    addMany(1000);
    await settled();
    expect(posted).toEqual(['1']);
    await pass(10_000);
    expect(signals[0]?.aborted).toBe(true);
    answer = async () => true;
    await pass(5000);
    expect(posted.slice(1)).toEqual(numbers(951, 1000));
  });

  it('may throw, also before it answers', async () => {
    answer = () => {
      throw new Error('blocked by policy');
    };
    expect(() => addMany(2)).not.toThrow();
    await settled();
    answer = async () => true;
    await pass(5000);
    expect(posted).toEqual(['1', '1', '2']);
  });

  it('gets by beacon what still waits when the page goes', async () => {
    answer = () => new Promise(() => {});
    addMany(3);
    delivery.leave();
    delivery.leave();
    expect(beaconed).toEqual(['2', '3']);
  });
});
