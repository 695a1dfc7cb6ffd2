import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './gallery.tsx';

// jsdom lacks these.
Element.prototype.scrollIntoView = () => {};
globalThis.IntersectionObserver = class implements IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

const pictures = ['The house', 'The garden'].map((alt, index) => ({
  id: `10000000-0000-4000-8000-00000000000${index}`,
  alt,
  width: 1600,
  height: 1067,
}));

it('opens a photo, changes to the next, and restores the focus, any number of times', async () => {
  render(<Gallery pictures={pictures} ribbon={null} />);
  const garden = screen.getByRole('button', { name: 'Photo 2: The garden' });
  for (const _time of [1, 2]) {
    await userEvent.click(garden);
    expect(await screen.findByRole('dialog', { name: 'Photos' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Photo 2 of 2');
    expect(screen.getByRole('button', { name: 'Close photos' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('status')).toHaveTextContent('Photo 1 of 2');
    await userEvent.keyboard('{Escape}');
    expect(garden).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});
