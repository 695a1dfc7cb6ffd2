import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { aRemote, openSite } from '../testing/open-site.tsx';

const remotes = [
  aRemote('remote-a', [{ path: '/a', page: 'a', access: 'public', title: 'A' }]),
  aRemote('remote-b', [{ path: '/b', page: 'b', access: 'public', title: 'B' }]),
];

describe('the focus after a navigation', () => {
  it('stays where the user has moved it before the paint', async () => {
    const { router } = await openSite('/a', { remotes });
    const frames: FrameRequestCallback[] = [];
    const asked = jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    await act(() => router.navigate('/b'));
    await screen.findByRole('heading', { name: 'b' });
    await waitFor(() => expect(frames).not.toEqual([]));
    asked.mockRestore();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    skip.focus();
    for (const frame of frames) frame(0);
    await new Promise((later) => setTimeout(later));
    expect(skip).toHaveFocus();
  });

  it('goes to the heading of a new page, and after Back to the link that led there', async () => {
    const list = {
      Component: () => (
        <>
          <h1>List</h1>
          <Link to="/b?of=1">First</Link>
          <Link to="/b?of=2">Second</Link>
        </>
      ),
    };
    const { router } = await openSite('/a', { remotes, modules: { a: list } });
    await userEvent.click(screen.getByRole('link', { name: 'Second' }));
    await waitFor(async () => expect(await screen.findByRole('heading', { name: 'b' })).toHaveFocus());
    await act(() => router.navigate(-1));
    await waitFor(async () => expect(await screen.findByRole('link', { name: 'Second' })).toHaveFocus());
    await act(() => router.navigate(1));
    await waitFor(async () => expect(await screen.findByRole('heading', { name: 'b' })).toHaveFocus());
  });

  it('goes to the part of a new page that the URL names', async () => {
    const page = {
      Component: () => (
        <>
          <h1>Page</h1>
          <h2 id="open-homes">Open homes</h2>
          <button type="button" id="book">
            Book
          </button>
        </>
      ),
    };
    const { router } = await openSite('/a', { remotes, modules: { b: page } });
    await act(() => router.navigate('/b#open-homes'));
    await waitFor(async () => expect(await screen.findByRole('heading', { name: 'Open homes' })).toHaveFocus());
    await act(() => router.navigate('/a'));
    await waitFor(async () => expect(await screen.findByRole('heading', { name: 'a' })).toHaveFocus());
    await act(() => router.navigate('/b#book'));
    await waitFor(async () => expect(await screen.findByRole('button', { name: 'Book' })).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Book' })).not.toHaveAttribute('tabindex');
  });
});
