import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { publishSession } from 'shared-auth/host';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';
import { setSessionNotice } from './session-notices.ts';

const remote = aRemote('remote-a', [
  { path: '/mine', page: 'mine' },
  { path: '/open', page: 'open', access: 'public' },
]);

function signOutElsewhere(): void {
  act(() => {
    publishSession({ status: 'signedOut' });
    setSessionNotice('signedOutElsewhere', true);
  });
}

afterEach(() => act(() => setSessionNotice('signedOutElsewhere', false)));

describe('a sign-out in another tab', () => {
  it('(c.44) replaces a protected page at once', async () => {
    await openSite('/mine', { remotes: [remote], session: signedIn });
    signOutElsewhere();
    expect(screen.queryByRole('heading', { name: 'mine' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Signed out' })).toBeVisible();
    expect(document.querySelector('[data-layout]')).toHaveAttribute('data-layout', 'auth');
    expect(screen.getByRole('link', { name: 'Verandah home' })).toHaveAttribute('href', '/search');
    expect(document.body).not.toHaveTextContent('Olivia');
  });

  it('leaves a public page open for a visitor', async () => {
    await openSite('/open', { remotes: [remote], session: signedIn });
    signOutElsewhere();
    expect(screen.getByRole('heading', { name: 'open' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});
