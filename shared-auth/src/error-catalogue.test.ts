import { describe, expect, it } from '@jest/globals';
import { endReasons, suspectedEndReason, userFailure, userFailures } from './error-catalogue.ts';

describe('the error catalogue (SPEC §8)', () => {
  it('has code and text for a user who cannot be loaded', () => {
    expect(userFailures.noUser).toEqual({ code: 401, message: 'No user found, authenticating...' });
    expect(userFailure({ status: 404, message: 'gone' })).toEqual({ code: 404, message: 'User account not found' });
    expect(userFailure({ status: 503, message: 'Closed for tonight' })).toEqual({
      code: 503,
      message: 'Closed for tonight',
    });
    expect(userFailure()).toEqual({ code: 500, message: 'Unknown error, refresh the page and try again' });
  });

  it('has the reasons of a forced logout', () => {
    expect([endReasons.noTokens, endReasons.noAppUser, endReasons.noRefreshCycle, endReasons.authError(400)]).toEqual([
      'No tokens available',
      'Failed to fetch app user',
      'Failed to set up token refresh cycle',
      'API auth error: 400',
    ]);
  });

  it('recognises texts about authentication; "auth" only in errors', () => {
    expect(suspectedEndReason('error', 'author')).toBe('Application error related to authentication');
    expect(suspectedEndReason('rejection', 'author')).toBeNull();
    expect(suspectedEndReason('rejection', 'bad Token')).toBe('Unhandled promise rejection related to authentication');
    expect(suspectedEndReason('error', 'x is undefined')).toBeNull();
  });
});
