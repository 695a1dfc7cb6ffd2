import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { publishSession } from 'shared-auth/host';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';
import { recordSignInRedirect } from './sign-in-redirects.ts';

const remote = aRemote('remote-a', [{ path: '/a', page: 'a', access: 'public' }]);

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
/** Ends the session and waits until the code of the dialog has loaded. */
const end = (reason: string) =>
  act(async () => {
    publishSession({ status: 'ended', reason });
    await import('./session-expired-dialog.tsx');
  });

describe('the session-expired modal', () => {
  it('(c.46) shows the texts of SPEC §2, counts down from 5 and leaves once', async () => {
    const { left } = await openSite('/a?x=1', { remotes: [remote], session: signedIn });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await end('API auth error: 401');
    const modal = screen.getByRole('alertdialog', { name: 'Session Expired' });
    const text = (seconds: number) =>
      `Your session has expired or is no longer valid. You will be redirected to the login page in ${seconds} seconds.`;
    expect(modal).toHaveTextContent(text(5));
    expect(modal).toHaveTextContent('Reason: API auth error: 401');
    await pass(1000);
    expect(modal).toHaveTextContent(text(4));
    await pass(3000);
    expect(modal).toHaveTextContent('in 1 second.');
    await pass(999);
    expect(left).toEqual([]);
    await pass(1);
    await pass(5000);
    expect(left).toEqual([
      `/auth/logout?redirectUrl=${encodeURIComponent(location.pathname + location.search)}&then=login`,
    ]);
  });

  it('has an accessible description and is not closed by Escape', async () => {
    await openSite('/a', { remotes: [remote], session: signedIn });
    await end('x');
    const modal = screen.getByRole('alertdialog', { name: 'Session Expired' });
    expect(modal).toHaveAccessibleDescription(/^Your session has expired or is no longer valid/);
    // Escape makes the browser dispatch `cancel`; jsdom does not.
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void modal.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('falls back to "Session timeout", and leaves at once on Login Now', async () => {
    const { left } = await openSite('/a', { remotes: [remote], session: signedIn });
    await end('');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Reason: Session timeout');
    await act(async () => screen.getByText('Login Now').click());
    expect(left).toHaveLength(1);
  });

  it('closes and stops the countdown when the session is back', async () => {
    const { left } = await openSite('/a', { remotes: [remote], session: signedIn });
    await end('x');
    act(() => publishSession(signedIn));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(10_000);
    expect(left).toEqual([]);
  });

  it('(c.60) names likely causes instead of a fourth redirect within 30 s, and leaves on Try again', async () => {
    const { left } = await openSite('/a', { remotes: [remote], session: signedIn });
    for (let redirect = 0; redirect < 3; redirect += 1) recordSignInRedirect();
    await end('No tokens available');
    await pass(5000);
    const modal = screen.getByRole('alertdialog', { name: 'Session Expired' });
    expect(modal).toHaveTextContent('We couldn’t keep you signed in');
    expect(modal).toHaveTextContent('cookies are allowed for this site');
    expect(left).toEqual([]);
    await act(async () => screen.getByText('Try again').click());
    expect(left).toHaveLength(1);
    expect(recordSignInRedirect()).toBe(true);
  });
});
