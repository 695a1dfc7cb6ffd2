import { expect, test } from '@jest/globals';
import { ratingOf, vitalText } from './vital-rating.ts';

test('ratings are those of web.dev, with the limit itself in the better one', () => {
  expect([2_500, 2_501, 4_000, 4_001].map((value) => ratingOf('LCP', value))).toEqual([
    'good',
    'needs improvement',
    'needs improvement',
    'poor',
  ]);
  expect([ratingOf('CLS', 0.1), ratingOf('CLS', 0.3), ratingOf('INP', 250), ratingOf('TTFB', 900)]).toEqual([
    'good',
    'poor',
    'needs improvement',
    'needs improvement',
  ]);
});

test('values have units, and CLS has none', () => {
  expect([vitalText('LCP', 1_240), vitalText('INP', 184.4), vitalText('CLS', 0.049)]).toEqual([
    '1.2 s',
    '184 ms',
    '0.05',
  ]);
});
