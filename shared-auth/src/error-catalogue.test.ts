import { describe, expect, it } from '@jest/globals';
import { endReasons, suspicionOf, userFailure, userFailures } from './error-catalogue.ts';

describe('the session’s error catalogue (SPEC §8)', () => {
  it('names what a failed fetch of the user is', () => {
    expect(userFailures.nobody).toEqual({ code: 401, message: 'No user found, authenticating...' });
    expect(userFailure({ status: 404, message: 'gone' })).toEqual({ code: 404, message: 'User account not found' });
    expect(userFailure({ status: 503, message: 'Closed for tonight' })).toEqual({
      code: 503,
      message: 'Closed for tonight',
    });
    expect(userFailure()).toEqual({ code: 500, message: 'Unknown error, refresh the page and try again' });
  });

  it('has the reasons of a forced logout word for word', () => {
    expect([endReasons.noTokens, endReasons.noAppUser, endReasons.noRefreshCycle, endReasons.authError(400)]).toEqual([
      'No tokens available',
      'Failed to fetch app user',
      'Failed to set up token refresh cycle',
      'API auth error: 400',
    ]);
  });

  it('takes words for a suspicion, "auth" in errors only', () => {
    expect(suspicionOf('error', 'author')).toBe('Application error related to authentication');
    expect(suspicionOf('rejection', 'author')).toBeNull();
    expect(suspicionOf('rejection', 'bad Token')).toBe('Unhandled promise rejection related to authentication');
    expect(suspicionOf('error', 'x is undefined')).toBeNull();
  });
});
