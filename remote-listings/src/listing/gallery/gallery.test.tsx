import { expect, it } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pictureAddress } from 'shared-contract/picture/picture';
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

it('opens a photo, changes to the previous, and restores the focus, any number of times', async () => {
  render(<Gallery pictures={pictures} ribbon={null} />);
  const garden = screen.getByRole('button', { name: 'Photo 2: The garden' });
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

it('shows the variant already on the page until the large one has loaded, in a format that the browser has', async () => {
  const small = `http://localhost${pictureAddress(pictures[1]?.id ?? '', 640, 'avif')}`;
  const thumb = document.body.appendChild(document.createElement('img'));
  Object.defineProperties(thumb, { complete: { value: true }, currentSrc: { value: small } });
  render(<Gallery pictures={pictures} ribbon={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Photo 2: The garden' }));
  const slide = await screen.findByRole('group', { name: 'Photo 2 of 2' });
  expect(within(slide).getByRole('presentation')).toHaveAttribute('src', small);
  expect(within(slide).getByRole('img', { name: 'The garden' })).toHaveAttribute(
    'src',
    expect.stringMatching(/\.avif$/),
  );
});
