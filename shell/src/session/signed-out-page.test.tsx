import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { publishSession } from 'shared-auth/host';
import { aRemote, openSite, signedIn } from '../testing/a-site.tsx';
import { setSignedOutElsewhere } from './signed-out-elsewhere.ts';

const remote = aRemote('remote-a', [
  { path: '/mine', page: 'mine' },
  { path: '/open', page: 'open', access: 'public' },
]);

afterEach(() => act(() => setSignedOutElsewhere(false)));

describe('a sign-out in another tab', () => {
  it('(c.44) takes a closed page away at once', async () => {
    await openSite('/mine', { remotes: [remote], session: signedIn });
    act(() => {
      publishSession({ status: 'signedOut' });
      setSignedOutElsewhere(true);
    });
    expect(screen.queryByRole('heading', { name: 'mine' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'You have signed out' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('Olivia');
  });

  it('leaves a public page open, for a visitor', async () => {
    await openSite('/open', { remotes: [remote], session: signedIn });
    act(() => {
      publishSession({ status: 'signedOut' });
      setSignedOutElsewhere(true);
    });
    expect(screen.getByRole('heading', { name: 'open' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
