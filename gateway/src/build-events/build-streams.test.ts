import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { BuildStreams } from './build-streams.ts';
import { UrgentBuilds } from './urgent-builds.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('sends a comment every 20 s, so that no proxy closes the stream', () => {
  const streams = new BuildStreams(new UrgentBuilds(''));
  const none = { current: async () => Promise.reject(new Error('none')) };
  const stream = streams.open('b1', '127.0.0.1', none).setEncoding('utf8');
  stream.read();
  jest.advanceTimersByTime(19_000);
  expect(stream.read()).toBeNull();
  jest.advanceTimersByTime(1_000);
  expect(stream.read()).toMatch(/^: .+\n\n$/);
});

it('reads the pointer only while streams are open', async () => {
  let reads = 0;
  const current = async () => {
    reads += 1;
    throw new Error('none');
  };
  const streams = new BuildStreams(new UrgentBuilds(''));
  const stream = streams.open('b1', '127.0.0.1', { current });
  expect([streams.size, streams.sizeOf('127.0.0.1'), streams.sizeOf('::1')]).toEqual([1, 1, 0]);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(reads).toBe(4);
  stream.destroy();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([reads, streams.size, streams.sizeOf('127.0.0.1')]).toEqual([4, 0, 0]);
});

it('reads the pointer once for all streams with the same builds', async () => {
  let reads = 0;
  const current = async () => {
    reads += 1;
    throw new Error('none');
  };
  const builds = { current };
  const streams = new BuildStreams(new UrgentBuilds(''));
  const opened = ['b1', 'b2', 'b3'].map((id) => streams.open(id, '127.0.0.1', builds));
  const before = reads;
  await jest.advanceTimersByTimeAsync(1_000);
  expect(reads - before).toBe(1);
  for (const stream of opened) stream.destroy();
});
