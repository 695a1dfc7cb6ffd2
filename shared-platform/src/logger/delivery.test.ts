import { beforeEach, describe, expect, it } from '@jest/globals';
import { createDelivery, type Delivery } from './delivery.ts';

let posted: string[];
let beaconed: string[];
let timers: { work: () => void; ms: number }[];
let respond: (signal: AbortSignal) => Promise<boolean>;
let delivery: Delivery;

const flushPromises = () => new Promise((resolve) => setImmediate(resolve));
const pass = async (ms: number) => {
  for (const timer of timers.filter((one) => one.ms === ms)) {
    timers = timers.filter((one) => one !== timer);
    timer.work();
  }
  await flushPromises();
};

beforeEach(() => {
  posted = [];
  beaconed = [];
  timers = [];
  respond = async () => true;
  delivery = createDelivery({
    post(_, body, signal) {
      posted.push(body);
      return respond(signal);
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

describe('(b.76) the delivery of log entries', () => {
  it('posts entries in order, one at a time', async () => {
    addMany(3);
    expect(posted).toEqual(['1']);
    await flushPromises();
    expect(posted).toEqual(['1', '2', '3']);
    expect(timers).toEqual([]);
  });

  it('queues the last 50 entries while the service is down and retries after a growing pause', async () => {
    respond = async () => false;
    addMany(60);
    await flushPromises();
    expect(posted).toEqual(['1']);
    await pass(5000);
    await pass(10_000);
    expect(posted).toEqual(['1', '11', '11']);
    respond = async () => true;
    delivery.resume();
    await flushPromises();
    expect(posted.slice(3)).toEqual(numbers(11, 60));
    expect(timers).toEqual([]);
  });

  it('aborts a request after ten seconds and queues at most 50 entries', async () => {
    const signals: AbortSignal[] = [];
    respond = (signal) => {
      signals.push(signal);
      return new Promise(() => {});
    };
    addMany(1000);
    await flushPromises();
    expect(posted).toEqual(['1']);
    await pass(10_000);
    expect(signals[0]?.aborted).toBe(true);
    respond = async () => true;
    await pass(5000);
    expect(posted.slice(1)).toEqual(numbers(951, 1000));
  });

  it('retries after an exception', async () => {
    respond = () => {
      throw new Error('blocked by policy');
    };
    expect(() => addMany(2)).not.toThrow();
    await flushPromises();
    respond = async () => true;
    await pass(5000);
    expect(posted).toEqual(['1', '1', '2']);
  });

  it('sends queued entries by beacon when the page goes', async () => {
    respond = () => new Promise(() => {});
    addMany(3);
    delivery.flushOnUnload();
    delivery.flushOnUnload();
    expect(beaconed).toEqual(['2', '3']);
  });
});
