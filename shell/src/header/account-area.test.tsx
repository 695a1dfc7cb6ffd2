import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { publishSession } from 'shared-auth/host';
import { aRemote, openSite, signedIn } from '../testing/a-site.tsx';
import { answerPatienceMs } from './account-area.tsx';

const remotes = [aRemote('remote-a', [{ path: '/open', page: 'open', access: 'public' }])];

describe('the account area while nobody answers who is there (b.59)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('keeps its room at first, then offers Sign in with a note, and gives way to the answer', async () => {
    await openSite('/open', { remotes, session: 'unknown' });
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    act(() => void jest.advanceTimersByTime(answerPatienceMs));
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByText('We can’t check your account right now.')).toBeVisible();
    act(() => publishSession(signedIn));
    expect(screen.queryByText(/cannot check/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Account of Olivia Nguyen' })).toBeVisible();
  });
});
