import { expect, test } from '@jest/globals';
import { failureText, slowestPage } from './release-health.ts';

test.each([
  ['none', { opened: 0, failed: 0 }],
  ['none', { opened: 40, failed: 0 }],
  ['1 network (0.5 %)', { opened: 200, failed: 1 }],
  ['3 networks (15 %)', { opened: 20, failed: 3 }],
  ['1,200 networks (100 %)', { opened: 1_200, failed: 1_200 }],
])('failures are shown as "%s"', (text, counts) => {
  expect(failureText(counts)).toBe(text);
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
