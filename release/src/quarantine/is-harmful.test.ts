import { describe, expect, it } from '@jest/globals';
import { isHarmful } from './is-harmful.ts';

describe('a release is harmful', () => {
  it.each([
    // visitors, failed, visitors and failures of the release before, harmful
    ['never below 20 visitors', 19, 19, 1_000, 0, false],
    ['from 20 visitors on', 20, 20, 1_000, 0, true],
    ['with 5 times the share of before', 100, 50, 200, 20, true],
    ['not with less than 5 times', 100, 49, 200, 20, false],
    ['with 5 % when none failed before', 1_000, 50, 1_000, 0, true],
    ['not with less than 5 %', 1_000, 49, 1_000, 0, false],
    ['with 5 failures of few visitors', 20, 5, 1_000, 0, true],
    ['not with 4 failures of few visitors', 20, 4, 1_000, 0, false],
    ['not when the release before failed at every fourth visit', 100, 100, 100, 25, false],
  ])('%s', (_rule, visitors, failed, visitorsBefore, failedBefore, expected) => {
    expect(isHarmful({ visitors, failed }, { visitors: visitorsBefore, failed: failedBefore })).toBe(expected);
  });

  it('also when the release before is unknown, or had too few visitors to say how it works', () => {
    expect(isHarmful({ visitors: 20, failed: 5 }, null)).toBe(true);
    expect(isHarmful({ visitors: 20, failed: 4 }, null)).toBe(false);
    expect(isHarmful({ visitors: 20, failed: 5 }, { visitors: 19, failed: 19 })).toBe(true);
    expect(isHarmful({ visitors: 20, failed: 5 }, { visitors: 20, failed: 20 })).toBe(false);
  });
});
