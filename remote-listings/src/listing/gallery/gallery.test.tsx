import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { pictureAddress } from 'shared-contract/picture/picture';
import definition from '../../remote.ts';
import { Gallery } from './gallery.tsx';

// jsdom lacks it.
globalThis.ResizeObserver = class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const pictures = ['The house', 'The garden'].map((alt, index) => ({
  id: `10000000-0000-4000-8000-00000000000${index}`,
  alt,
  width: 1600,
  height: 1067,
}));

const render = (shown = pictures) =>
  renderPage({
    definition,
    // In place of the listing page, which needs a backend.
    pages: { search: { Component: () => <Gallery pictures={shown} ribbon={null} /> } },
    url: '/search/lease/residential',
    backend: { fetch: async () => new Response(), signInAs: async () => ({}) },
  });

it('opens a photo, changes to the previous, and restores the focus, any number of times', async () => {
  await render();
  const garden = await screen.findByRole('button', { name: 'Photo 2: The garden' });
  for (const _time of [1, 2]) {
    await userEvent.click(garden);
    const dialog = await screen.findByRole('dialog', { name: 'Photos' });
    expect(await within(dialog).findByRole('group', { name: 'Photo 2 of 2' })).toBeVisible();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    expect(within(dialog).getByRole('button', { name: 'Next photo' })).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Previous photo' })).toBeDisabled());
    expect(within(dialog).getByText('The house', { selector: 'div' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(garden).toHaveFocus();
  }
});

it('closes with Back, which restores the focus', async () => {
  await render();
  const garden = await screen.findByRole('button', { name: 'Photo 2: The garden' });
  await userEvent.click(garden);
  await screen.findByRole('group', { name: 'Photo 2 of 2' });
  expect(history.state.layer).toEqual({ name: 'Photo', start: 1 });
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(garden).toHaveFocus();
  expect(history.state?.layer).toBeUndefined();
});

it('shows the variant already on the page until the large one has loaded, in a format that the browser has', async () => {
  const small = `http://localhost${pictureAddress(pictures[1]?.id ?? '', 640, 'avif')}`;
  const thumb = document.body.appendChild(document.createElement('img'));
  Object.defineProperties(thumb, { complete: { value: true }, currentSrc: { value: small } });
  await render();
  await userEvent.click(await screen.findByRole('button', { name: 'Photo 2: The garden' }));
  const slide = await screen.findByRole('group', { name: 'Photo 2 of 2' });
  expect(within(slide).getByRole('presentation')).toHaveAttribute('src', small);
  expect(within(slide).getByRole('img', { name: 'The garden' })).toHaveAttribute(
    'src',
    expect.stringMatching(/\.avif$/),
  );
});

it('shows one photo without the buttons for the next and the previous', async () => {
  await render(pictures.slice(0, 1));
  await userEvent.click(await screen.findByRole('button', { name: /The house/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Photos' });
  expect(await within(dialog).findByRole('button', { name: 'Close photos' })).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /Next|Previous/ })).toBeNull();
});
