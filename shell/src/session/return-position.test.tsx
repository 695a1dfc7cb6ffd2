import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { addresses } from 'shared-contract/page/addresses';
import { restoreReturnPosition } from './restore-return-position.ts';
import { saveReturnPosition } from './save-return-position.ts';

const scrolled = jest.fn<typeof scrollTo>();
beforeEach(() => {
  sessionStorage.clear();
  scrolled.mockReset();
  globalThis.scrollTo = scrolled as unknown as typeof scrollTo;
  jest.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

const scrollAt = (position: number) =>
  Object.defineProperty(globalThis, 'scrollY', { value: position, writable: true });
function leave(page: string, path: string): void {
  history.replaceState(null, '', page);
  scrollAt(1200);
  saveReturnPosition(path);
  scrollAt(0);
}

it.each([addresses.login, addresses.signUp])('is where the page was before the sign-in, once', (pathTo) => {
  leave('/search?page=2', pathTo('/search?page=2'));
  restoreReturnPosition();
  restoreReturnPosition();
  expect(scrolled.mock.calls).toEqual([[0, 1200]]);
});

it('is not restored on another page, after 15 minutes, or when the user has scrolled', () => {
  leave('/search', addresses.login('/search'));
  history.replaceState(null, '', '/');
  restoreReturnPosition();
  leave('/search', addresses.login('/search'));
  jest.advanceTimersByTime(15 * 60_000);
  restoreReturnPosition();
  leave('/search', addresses.login('/search'));
  scrollAt(40);
  restoreReturnPosition();
  expect(scrolled).not.toHaveBeenCalled();
});

it('is not saved for a page to which the login service does not lead back', () => {
  const offer = '/offers/kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA';
  leave(offer, addresses.login(offer));
  expect(sessionStorage).toHaveLength(0);
});
