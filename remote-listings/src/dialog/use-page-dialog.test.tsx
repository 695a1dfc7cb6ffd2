import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import definition from '../remote.ts';
import { useLayer } from './use-layer.ts';
import { usePageDialog } from './use-page-dialog.ts';

function Dialog({ onClose }: { onClose: () => void }) {
  const { dialog, close, closeBeforeReplace } = usePageDialog('Filters', onClose);
  return createPortal(
    <div ref={dialog} role="dialog" aria-modal="true" aria-label="Filters" tabIndex={-1}>
      <button type="button" onClick={close}>
        Close
      </button>
      <button type="button" onClick={closeBeforeReplace}>
        Apply
      </button>
      <input aria-label="Keywords" />
    </div>,
    document.body,
  );
}

/** `stayMounted` leaves the closed dialog mounted, as a busy page does. */
function Site({ stayMounted = false }) {
  const { opening, open, close } = useLayer('Filters');
  return (
    <>
      <button type="button" onClick={() => open()}>
        Open
      </button>
      <a href="/elsewhere">Elsewhere</a>
      {opening > 0 && <Dialog key={opening} onClose={() => stayMounted || close()} />}
    </>
  );
}

const render = (site: ReactNode = <Site />) =>
  renderPage({
    definition,
    // In place of the search page, which needs a backend.
    pages: { search: { Component: () => site } },
    url: '/search/lease/residential',
    backend: { fetch: async () => new Response(), signInAs: async () => ({}) },
  });
const opener = () => screen.findByRole('button', { name: 'Open' });
const closer = () => screen.getByRole('button', { name: 'Close' });
const { style } = document.documentElement;

async function opened(site = <Site />) {
  const { router } = await render(site);
  await userEvent.click(await opener());
  return { router, dialog: await screen.findByRole('dialog', { name: 'Filters' }) };
}

it('traps the focus, and restores it when Escape closes the dialog', async () => {
  await opened();
  expect(closer()).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByLabelText('Keywords')).toHaveFocus();
  await userEvent.tab();
  expect(closer()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await opener()).toHaveFocus();
});

it('takes the focus back from the page, but not from a dialog on top', async () => {
  const { dialog } = await opened();
  act(() => screen.getByRole('link', { name: 'Elsewhere' }).focus());
  expect(closer()).toHaveFocus();
  const above = document.body.appendChild(document.createElement('dialog'));
  above.open = true;
  const login = above.appendChild(document.createElement('button'));
  act(() => login.focus());
  expect(login).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  above.remove();
});

it('keeps working when the element to restore the focus to has unmounted', async () => {
  await opened();
  act(() => closer().blur());
  await userEvent.tab();
  expect(closer()).toHaveFocus();
  act(() => closer().blur());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves the focus in the content of the page when nothing had the focus before', async () => {
  await render(
    <main tabIndex={-1}>
      <Site />
    </main>,
  );
  const button = await opener();
  act(() => button.click());
  await screen.findByRole('dialog', { name: 'Filters' });
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('hides at once on close, even if it unmounts later', async () => {
  const { dialog } = await opened(<Site stayMounted />);
  await userEvent.click(closer());
  expect(dialog.style.translate).toBe('0 -200vh');
  expect(await opener()).toHaveFocus();
});

it('locks scrolling until it unmounts', async () => {
  const { unmount } = await render(<Dialog onClose={() => {}} />);
  await screen.findByRole('dialog');
  expect(style.overflow).toBe('hidden');
  unmount();
  expect(style.overflow).toBe('');
});

describe('the history entry of an open dialog', () => {
  const page = { key: 'of the page', idx: 4 };
  /** In place of the router of the site, which listens to the window too. */
  const router = jest.fn();
  beforeEach(() => {
    history.pushState(page, '');
    addEventListener('popstate', router);
  });
  afterEach(() => {
    removeEventListener('popstate', router);
    router.mockReset();
  });
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const isInPage = () => waitFor(() => expect(history.state).toEqual(page));

  it('makes Back close the dialog, unnoticed by the router', async () => {
    const { length } = history;
    await opened();
    expect(history.length).toBe(length + 1);
    expect(history.state).toEqual({ key: page.key, idx: 5, layer: { name: 'Filters', start: 0 } });
    act(() => history.back());
    await isClosed();
    expect(history.state).toEqual(page);
    expect(await opener()).toHaveFocus();
    expect(router).not.toHaveBeenCalled();
  });

  it('is left when the dialog closes in another way, and used again by the next one', async () => {
    const { length } = history;
    await opened();
    for (const _time of [1, 2]) {
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await isInPage();
      await userEvent.click(await opener());
      await screen.findByRole('dialog');
      expect(history.length).toBe(length + 1);
    }
    expect(router).not.toHaveBeenCalled();
  });

  it('becomes an entry of the page for a navigation that replaces it', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await isClosed();
    expect(history.state).toEqual({ key: page.key, idx: 5 });
    act(() => history.back());
    await isInPage();
    expect(router).toHaveBeenCalledTimes(1);
  });

  it('opens the dialog when the browser comes to it, as after a reload', async () => {
    history.pushState({ ...page, idx: 5, layer: { name: 'Filters', start: 0 } }, '');
    const { length } = history;
    await render();
    await screen.findByRole('dialog');
    expect(history.length).toBe(length);
    act(() => history.back());
    await isClosed();
    expect(history.state).toEqual(page);
  });

  it('is added again after a navigation of the page has replaced it; the router sees Back from there', async () => {
    const { router: pages } = await opened();
    history.replaceState({ key: 'of the next search', idx: 5 }, '');
    await act(() => pages.navigate('/search/lease/residential?page=2'));
    await waitFor(() => expect(history.state).toMatchObject({ key: 'of the next search', idx: 6 }));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => history.go(-2));
    await isClosed();
    expect(history.state).toEqual(page);
    expect(router).toHaveBeenCalledTimes(1);
  });

  it('of another layer does not open the dialog', async () => {
    history.replaceState({ ...page, layer: { name: 'Photo', start: 0 } }, '');
    await render();
    await opener();
    expect(screen.queryByRole('dialog')).toBeNull();
    history.replaceState(page, '');
  });
});
