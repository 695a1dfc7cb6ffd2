import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserSignOut } from './sign-out.ts';

const left: string[] = [];
const signOut = () => browserSignOut((path) => void left.push(path));

beforeEach(() => {
  left.length = 0;
});
afterEach(() => void jest.restoreAllMocks());

describe('the way out', () => {
  it('leads to the login service’s door and comes back to the search', () => {
    signOut().leave();
    expect(left).toEqual(['/auth/logout?redirectUrl=%2Fsearch']);
  });

  it('(c.43) waits while there is no network, and is finished from wherever one comes back', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const cookie = jest.spyOn(document, 'cookie', 'set');
    signOut().leave();
    expect(left).toEqual([]);
    expect(cookie).toHaveBeenCalledWith('__Host-verandah-signing-out=1; Path=/; Max-Age=2592000; Secure; SameSite=Lax');
    jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=b; __Host-verandah-signing-out=1');
    expect(signOut().isUnfinished()).toBe(true);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    history.replaceState(null, '', '/listings/1?photo=2');
    signOut().finish();
    expect(left).toEqual(['/auth/logout?redirectUrl=%2Flistings%2F1%3Fphoto%3D2']);
  });

  it('(c.48) works where the browser blocks cookies', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
    jest.spyOn(document, 'cookie', 'get').mockImplementation(blocked);
    signOut().leave();
    expect(left).toHaveLength(1);
    expect(signOut().isUnfinished()).toBe(false);
  });
});
