import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserSignOut } from './sign-out.ts';

const left: string[] = [];
const signOut = (mayRedirect = () => true) => browserSignOut((path) => void left.push(path), mayRedirect);
const marked = 'a=b; verandah-signing-out=1';

function network(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  if (isOnline) dispatchEvent(new Event('online'));
}

beforeEach(() => {
  left.length = 0;
});
afterEach(() => void jest.restoreAllMocks());

describe('the sign-out of the browser', () => {
  it('leaves for the login service and returns to the search page', () => {
    signOut().leave();
    expect(left).toEqual(['/auth/logout?redirectUrl=%2Fsearch']);
  });

  it('(c.43) stays on the page while offline, and leaves once when the network is back', () => {
    network(false);
    const cookie = jest.spyOn(document, 'cookie', 'set');
    signOut().leave();
    expect(left).toEqual([]);
    expect(cookie).toHaveBeenCalledWith('verandah-signing-out=1; Max-Age=2592000; Path=/; SameSite=Lax');
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(marked);
    expect(signOut().isUnfinished()).toBe(true);
    network(true);
    network(true);
    expect(left).toEqual(['/auth/logout?redirectUrl=%2Fsearch']);
  });

  it('(c.43) stays on the page when another tab has reached the server since', () => {
    network(false);
    signOut().leave();
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=b');
    network(true);
    expect(left).toEqual([]);
  });

  it('(c.43) is finished by a later page, which returns to itself', () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(marked);
    history.replaceState(null, '', '/listings/1?photo=2');
    expect(signOut().finish()).toBe(true);
    expect(left).toEqual(['/auth/logout?redirectUrl=%2Flistings%2F1%3Fphoto%3D2']);
  });

  it('(c.60) is not finished after too many redirects', () => {
    jest.spyOn(document, 'cookie', 'get').mockReturnValue(marked);
    expect(signOut(() => false).finish()).toBe(false);
    expect(left).toEqual([]);
  });

  it('(c.48) works when the browser blocks cookies', () => {
    const block = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'set').mockImplementation(block);
    jest.spyOn(document, 'cookie', 'get').mockImplementation(block);
    signOut().leave();
    expect(left).toHaveLength(1);
    expect(signOut().isUnfinished()).toBe(false);
  });
});
