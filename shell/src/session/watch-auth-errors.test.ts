import { afterEach, describe, expect, it } from '@jest/globals';
import { watchAuthErrors } from './watch-auth-errors.ts';

const page = new EventTarget();
const verified: string[] = [];
const stop = watchAuthErrors((reason) => verified.push(reason), page);

afterEach(() => {
  verified.length = 0;
});

function dispatch(type: 'error' | 'unhandledrejection', properties: object): string[] {
  page.dispatchEvent(Object.assign(new Event(type), properties));
  return [...verified];
}

describe('watchAuthErrors', () => {
  it.each([
    ['Request failed: Unauthorized'],
    ['UNAUTHENTICATED'],
    ["Unexpected token '<'"],
    ['authorisation step is missing'],
  ])('(c.38) verifies the session after the error "%s"', (message) => {
    expect(dispatch('error', { message })).toEqual(['Application error related to authentication']);
  });

  it.each([['x is undefined'], ['']])('(c.38) ignores the error "%s"', (message) => {
    expect(dispatch('error', { message })).toEqual([]);
  });

  it.each([[new Error('Unauthorized')], ['Unauthorized'], [{ message: 'Unauthorized' }]])(
    '(c.39) verifies the session with the reason of SPEC §8 after the rejection %p',
    (reason) => {
      expect(dispatch('unhandledrejection', { reason })).toEqual([
        'Unhandled promise rejection related to authentication',
      ]);
    },
  );

  it.each([[new Error('author is missing')], ['authorisation'], [undefined], [null], [{ token: 1 }]])(
    '(c.38) ignores the rejection %s',
    (reason) => {
      expect(dispatch('unhandledrejection', { reason })).toEqual([]);
    },
  );

  it('ignores everything once stopped', () => {
    stop();
    expect(dispatch('error', { message: 'token' })).toEqual([]);
  });
});
