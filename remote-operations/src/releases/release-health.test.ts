import { expect, test } from '@jest/globals';
import { failureText, isFailing, slowestPage } from './release-health.ts';

test.each([
  ['none', { opened: 0, failed: 0 }],
  ['none', { opened: 40, failed: 0 }],
  ['1 network (0.5%)', { opened: 200, failed: 1 }],
  ['2 networks', { opened: 0, failed: 2 }],
  ['3 networks (15%)', { opened: 20, failed: 3 }],
  ['1,200 networks (100%)', { opened: 1_200, failed: 1_200 }],
])('failures are shown as "%s"', (text, counts) => {
  expect(failureText(counts)).toBe(text);
});

test.each([
  [true, { opened: 40, failed: 2 }],
  [true, { opened: 20, failed: 2 }],
  [false, { opened: 41, failed: 2 }],
  [false, { opened: 19, failed: 19 }],
  [false, { opened: 20, failed: 1 }],
])('a release is failing from 5% of at least 20 networks, and at least two: %s for %o', (expected, counts) => {
  expect(isFailing(counts)).toBe(expected);
});

test('the slowest page has the greatest median', () => {
  const renderTimes = [
    { page: 'search', medianMs: 12.5, count: 200 },
    { page: 'listing', medianMs: 31, count: 9 },
    { page: 'front', medianMs: 4, count: 500 },
  ];
  expect(slowestPage({ renderTimes })?.page).toBe('listing');
  expect(slowestPage({ renderTimes: [] })).toBeUndefined();
});
