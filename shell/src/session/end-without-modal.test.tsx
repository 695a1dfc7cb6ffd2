import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { publishSession } from 'shared-auth/host';
import { aRemote, openSite, signedIn } from '../testing/a-site.tsx';
import { leaveWithoutModal, modalPatienceMs } from './end-without-modal.ts';

const remote = aRemote('remote-a', [{ path: '/a', page: 'a', access: 'public' }]);
let left: string[];

beforeEach(() => {
  left = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const leave = () => leaveWithoutModal((path) => left.push(path));
const pass = () => act(() => void jest.advanceTimersByTime(modalPatienceMs));

it('(c.47) without a modal the end of a session leads straight to /auth/logout, and back to this page', () => {
  history.replaceState(null, '', '/orders/7?tab=a&b=%26');
  leave();
  pass();
  expect(left).toEqual(['/auth/logout?redirectUrl=%2Forders%2F7%3Ftab%3Da%26b%3D%2526']);
  history.replaceState(null, '', '/');
});

it('a page whose address is a key stays out of every address', () => {
  history.replaceState(null, '', '/offers/kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA?from=mail');
  leave();
  pass();
  expect(left).toEqual(['/auth/logout?redirectUrl=%2F']);
  history.replaceState(null, '', '/');
});

it('(c.46) with the modal nobody else leaves', async () => {
  await openSite('/a', { remotes: [remote], session: signedIn });
  act(() => publishSession({ status: 'ended', reason: 'x' }));
  leave();
  pass();
  expect(left).toEqual([]);
});

it('stays when the session is back before', () => {
  leave()();
  pass();
  expect(left).toEqual([]);
});
