import { afterEach, describe, expect, it } from '@jest/globals';
import { watchAuthErrors } from './watch-auth-errors.ts';

const page = new EventTarget();
const suspected: string[] = [];
const stop = watchAuthErrors((reason) => suspected.push(reason), page);

afterEach(() => {
  suspected.length = 0;
});

function happens(type: 'error' | 'unhandledrejection', facts: object): string[] {
  page.dispatchEvent(Object.assign(new Event(type), facts));
  return [...suspected];
}

describe('errors nobody caught', () => {
  it.each([
    ['Request failed: Unauthorized'],
    ['UNAUTHENTICATED'],
    ["Unexpected token '<'"],
    ['authorisation step is missing'],
  ])('(c.38) "%s" makes the session ask', (message) => {
    expect(happens('error', { message })).toEqual(['Application error related to authentication']);
  });

  it.each([['x is undefined'], ['']])('(c.38) "%s" does not', (message) => {
    expect(happens('error', { message })).toEqual([]);
  });

  it.each([[new Error('Unauthorized')], ['Unauthorized'], [{ message: 'Unauthorized' }]])(
    '(c.39) a rejection that says "Unauthorized" does, by the words of SPEC §8: %p',
    (reason) => {
      expect(happens('unhandledrejection', { reason })).toEqual([
        'Unhandled promise rejection related to authentication',
      ]);
    },
  );

  it.each([[new Error('author is missing')], ['authorisation'], [undefined], [null], [{ token: 1 }]])(
    '(c.38) a rejection with %s does not',
    (reason) => {
      expect(happens('unhandledrejection', { reason })).toEqual([]);
    },
  );

  it('is silent once stopped', () => {
    stop();
    expect(happens('error', { message: 'token' })).toEqual([]);
  });
});
