import { describe, expect, it } from '@jest/globals';
import { canReadReplica, observe, parseWalPosition, unknownProgress } from './replay-progress.ts';

const observations = (...values: [at: number, written: bigint, replayed: bigint][]) =>
  values.reduce((progress, [at, written, replayed]) => observe(progress, { at, written, replayed }), unknownProgress);

describe('a read uses the replica', () => {
  it('when the replica has replayed everything', () => {
    expect(canReadReplica(observations([1000, 70n, 70n]), null, 1010)).toBe(true);
  });

  it('when the replica has replayed all but the writes of the last half second', () => {
    const busy = observations([1000, 70n, 60n], [1100, 80n, 70n], [1200, 90n, 75n]);
    expect(canReadReplica(busy, null, 1500)).toBe(true);
    expect(canReadReplica(busy, null, 1501)).toBe(false);
  });

  it('for a session whose last write the replica has replayed', () => {
    const progress = observations([1000, 70n, 70n]);
    expect(canReadReplica(progress, 70n, 1010)).toBe(true);
    expect(canReadReplica(progress, 71n, 1010)).toBe(false);
  });

  it('while nothing is written for hours', () => {
    const quiet = observations([1000, 70n, 70n], [9_000_000, 70n, 70n]);
    expect(canReadReplica(quiet, null, 9_000_010)).toBe(true);
  });
});

describe('a read uses the primary', () => {
  it('before the first observation', () => {
    expect(canReadReplica(unknownProgress, null, 0)).toBe(false);
  });

  it('when the replica replays nothing for half a second of writes', () => {
    const paused = observations([1000, 70n, 70n], [1300, 80n, 70n], [1600, 90n, 70n]);
    expect(canReadReplica(paused, null, 1610)).toBe(false);
  });

  it('when observations have stopped', () => {
    expect(canReadReplica(observations([1000, 70n, 70n]), null, 1600)).toBe(false);
  });

  it('when the replica was restarted and is behind its former position', () => {
    const restarted = observations([1000, 70n, 70n], [1100, 70n, 40n]);
    expect(canReadReplica(restarted, null, 1110)).toBe(false);
  });
});

it('compares positions across the halves of their notation', () => {
  const [small, large] = [parseWalPosition('2/FFFFFFFF'), parseWalPosition('10/0')];
  expect(small).toBe(0x2_ffff_ffffn);
  expect(large).toBe(0x10_0000_0000n);
  for (const text of ['', '1', '1/', 'x/1', '123456789/0', '1/2/3']) expect(parseWalPosition(text)).toBeNull();
});
