import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { publishSession } from 'shared-auth/host';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';
import { modalTimeoutMs, redirectWithoutModal } from './redirect-without-modal.ts';

const remote = aRemote('remote-a', [{ path: '/a', page: 'a', access: 'public' }]);
let left: string[];

beforeEach(() => {
  left = [];
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});
const redirect = () => redirectWithoutModal((path) => left.push(path));
const passTimeout = () => act(() => void jest.advanceTimersByTime(modalTimeoutMs));

describe('the end of a session without a modal', () => {
  it('(c.47) leaves for /auth/logout, which returns to this page', () => {
    history.replaceState(null, '', '/orders/7?tab=a&b=%26');
    redirect();
    passTimeout();
    expect(left).toEqual(['/auth/logout?redirectUrl=%2Forders%2F7%3Ftab%3Da%26b%3D%2526']);
  });

  it('does not put a secret URL into another URL', () => {
    history.replaceState(null, '', '/offers/kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA?from=mail');
    redirect();
    passTimeout();
    expect(left).toEqual(['/auth/logout?redirectUrl=%2F']);
  });

  it('(c.46) leaves the redirect to the modal when that is shown', async () => {
    await openSite('/a', { remotes: [remote], session: signedIn });
    await act(async () => {
      publishSession({ status: 'ended', reason: 'x' });
      await import('./session-expired-dialog.tsx');
    });
    redirect();
    passTimeout();
    expect(left).toEqual([]);
  });

  it('is cancelled when the session is back in time', () => {
    const cancel = redirect();
    cancel();
    passTimeout();
    expect(left).toEqual([]);
  });

  it('(c.60) stays on the page after three redirects within 30 s', () => {
    for (let load = 0; load < 4; load += 1) {
      redirect();
      passTimeout();
    }
    expect(left).toHaveLength(3);
  });
});
