import { describe, expect, it } from '@jest/globals';
import { greeting, overviewSummary } from './greeting.ts';

describe('greeting', () => {
  it.each([
    [4, 'Good evening, Olivia'],
    [5, 'Good morning, Olivia'],
    [11, 'Good morning, Olivia'],
    [12, 'Good afternoon, Olivia'],
    [18, 'Good evening, Olivia'],
  ])('at %i o’clock is %s', (hour, words) => {
    expect(greeting(new Date(2026, 10, 21, hour), 'Olivia')).toBe(words);
  });

  it('counts properties and tasks', () => {
    expect(overviewSummary(10, 3)).toBe('10 properties, and 3 things need your attention.');
    expect(overviewSummary(1, 1)).toBe('1 property, and 1 thing needs your attention.');
    expect(overviewSummary(1, 0)).toBe('1 property, and you’re all caught up.');
  });
});
