import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { usePageDialog } from './use-page-dialog.ts';

function Dialog({ onClose }: { onClose: () => void }) {
  const { dialog, close } = usePageDialog(onClose);
  return createPortal(
    <div ref={dialog} role="dialog" aria-modal="true" aria-label="Filters" tabIndex={-1}>
      <button type="button" onClick={close}>
        Close
      </button>
      <input aria-label="Keywords" />
    </div>,
    document.body,
  );
}

/** `stayMounted` leaves the closed dialog mounted, as a busy page does. */
function Site({ stayMounted = false }: { stayMounted?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <a href="/elsewhere">Elsewhere</a>
      {isOpen && <Dialog onClose={() => stayMounted || setIsOpen(false)} />}
    </>
  );
}
const opener = () => screen.getByRole('button', { name: 'Open' });
const closer = () => screen.getByRole('button', { name: 'Close' });
const { style } = document.documentElement;

async function opened(site = <Site />) {
  render(site);
  await userEvent.click(opener());
  return screen.getByRole('dialog', { name: 'Filters' });
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
  expect(opener()).toHaveFocus();
});

it('takes the focus back from the page, but not from a dialog on top', async () => {
  const dialog = await opened();
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

it('hides at once on close, even if it unmounts later', async () => {
  const dialog = await opened(<Site stayMounted />);
  await userEvent.click(closer());
  expect(dialog.style.translate).toBe('0 -200vh');
  expect(opener()).toHaveFocus();
});

it('locks scrolling until it unmounts', async () => {
  render(<Site />);
  const { unmount } = render(<Dialog onClose={() => {}} />);
  expect(style.overflow).toBe('hidden');
  unmount();
  expect(style.overflow).toBe('');
  act(() => opener().focus());
  expect(opener()).toHaveFocus();
});
