import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { publishSession } from 'shared-auth/host';
import { aRemote, openSite, signedIn } from '../testing/a-site.tsx';

const remote = aRemote('remote-a', [{ path: '/a', page: 'a', access: 'public' }]);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

describe('the session-expired modal', () => {
  it('(c.46) says what SPEC §2 says, counts down from 5 and leaves once', async () => {
    const { left } = await openSite('/a?x=1', { remotes: [remote], session: signedIn });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    act(() => publishSession({ status: 'ended', reason: 'API auth error: 401' }));
    const modal = screen.getByRole('alertdialog', { name: 'Session Expired' });
    const text = (seconds: number) =>
      `Your session has expired or is no longer valid. You will be redirected to the login page in ${seconds} seconds.`;
    expect(modal).toHaveTextContent(text(5));
    expect(modal).toHaveTextContent('Reason: API auth error: 401');
    await pass(1000);
    expect(modal).toHaveTextContent(text(4));
    await pass(3999);
    expect(left).toEqual([]);
    await pass(1);
    await pass(5000);
    expect(left).toEqual([
      `/auth/logout?redirectUrl=${encodeURIComponent(location.pathname + location.search)}&then=login`,
    ]);
  });

  it('is announced, keeps the focus, and is not closed by Escape', async () => {
    await openSite('/a', { remotes: [remote], session: signedIn });
    act(() => publishSession({ status: 'ended', reason: 'x' }));
    const modal = screen.getByRole('alertdialog', { name: 'Session Expired' });
    expect(modal).toHaveAccessibleDescription(/^Your session has expired or is no longer valid/);
    // Chromium's own modal: what is behind is inert. jsdom has none, so that it was asked for is what can be seen here.
    const cancel = new Event('cancel', { cancelable: true });
    act(() => void modal.dispatchEvent(cancel));
    expect(cancel.defaultPrevented).toBe(true);
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('falls back to "Session timeout", and leaves at once on Login Now', async () => {
    const { left } = await openSite('/a', { remotes: [remote], session: signedIn });
    act(() => publishSession({ status: 'ended', reason: '' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Reason: Session timeout');
    await act(async () => screen.getByText('Login Now').click());
    expect(left).toHaveLength(1);
  });

  it('hides and stops counting when the session is back', async () => {
    const { left } = await openSite('/a', { remotes: [remote], session: signedIn });
    act(() => publishSession({ status: 'ended', reason: 'x' }));
    act(() => publishSession(signedIn));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(10_000);
    expect(left).toEqual([]);
  });
});
