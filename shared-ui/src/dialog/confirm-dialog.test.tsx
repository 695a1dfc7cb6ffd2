import { beforeEach, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const onConfirm = jest.fn();
beforeEach(() => {
  onConfirm.mockReset();
});

function Page(props: Partial<ConfirmDialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete
      </button>
      {isOpen && (
        <ConfirmDialog
          title="Delete this draft?"
          confirmLabel="Delete draft"
          onConfirm={onConfirm}
          onCancel={() => setIsOpen(false)}
          {...props}
        >
          {props.children ?? (
            <>
              <p>You can’t undo this.</p>
              <input aria-label="Reason" />
            </>
          )}
        </ConfirmDialog>
      )}
    </MantineProvider>
  );
}

async function openDialog(props: Partial<ConfirmDialogProps> = {}) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return screen.getByRole('dialog', { name: 'Delete this draft?' });
}
const button = (name: string) => screen.getByRole('button', { name });
/** Browsers raise this event on Escape; jsdom does not. */
const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

it('focuses the cancel button, keeps Tab inside, and returns the focus when the user cancels', async () => {
  await openDialog();
  expect(button('Cancel')).toHaveFocus();
  await userEvent.tab();
  expect(button('Delete draft')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText('Reason')).toHaveFocus();
  await userEvent.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Delete')).toHaveFocus();
});

it('confirms on the button and on Enter in a field', async () => {
  await openDialog();
  await userEvent.click(button('Delete draft'));
  await userEvent.type(screen.getByLabelText('Reason'), 'x{Enter}');
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

it('leaves the checks of its fields to the parent, without messages of the browser', async () => {
  await openDialog({ children: <input aria-label="Date" type="date" max="2026-11-30" defaultValue="2026-12-01" /> });
  await userEvent.click(button('Delete draft'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('cancels on Escape', async () => {
  pressEscape(await openDialog());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('ignores Escape and disables the buttons while the action runs', async () => {
  pressEscape(await openDialog({ isBusy: true }));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(button('Cancel')).toBeDisabled();
  expect(button('Delete draft')).toBeDisabled();
});

it('shows why the action failed', async () => {
  await openDialog({ error: 'Another tab deleted it.' });
  expect(screen.getByRole('alert')).toHaveTextContent('Another tab deleted it.');
});
