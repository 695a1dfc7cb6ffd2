import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { publishSession } from 'shared-auth/host';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';
import { sessionTimeoutMs } from './account-area.tsx';

const remotes = [aRemote('remote-a', [{ path: '/open', page: 'open', access: 'public' }])];

describe('the account area while the session does not load (b.59)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('reserves its space, then offers Sign in with a note, until the session loads', async () => {
    await openSite('/open', { remotes, session: 'unknown' });
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    act(() => void jest.advanceTimersByTime(sessionTimeoutMs));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByText('We can’t check your account right now.')).toBeVisible();
    await act(async () => {
      publishSession(signedIn);
      // With fake timers, findBy… would wait forever.
      await import('./signed-in-chunk.ts');
    });
    expect(screen.queryByText(/cannot check/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Account of Olivia Nguyen' })).toBeVisible();
  });
});
