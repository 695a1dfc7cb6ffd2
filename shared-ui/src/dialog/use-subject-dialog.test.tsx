import { beforeEach, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetPlatformForTest, visibleToasts } from 'shared-platform/testing';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useSubjectDialog } from './use-subject-dialog.ts';

type Order = { status: string; seenAt?: number };
beforeEach(resetPlatformForTest);

function Page({ order, isBusy = false }: { order: Order | undefined; isBusy?: boolean }) {
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_action: string) => order,
    versionOf: ({ status }) => status,
    isBusy,
    notice: 'This order changed.',
  });
  return (
    <MantineProvider env="test">
      <button type="button" onClick={() => open('Cancel')}>
        Ask
      </button>
      {opened && (
        <ConfirmDialog
          title={`${opened.choice} the ${opened.subject.status} order?`}
          confirmLabel="Yes"
          onConfirm={() => {}}
          onCancel={close}
        >
          <p>Sure?</p>
        </ConfirmDialog>
      )}
    </MantineProvider>
  );
}

async function openDialog() {
  const { rerender } = render(<Page order={{ status: 'unpaid' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('dialog', { name: 'Cancel the unpaid order?' })).toBeVisible();
  return rerender;
}

it.each([
  ['changes', { status: 'paid' }],
  ['no longer exists', undefined],
])('closes with a notice when the subject %s', async (_what, order) => {
  const rerender = await openDialog();
  rerender(<Page order={order} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(visibleToasts()).toMatchObject([{ kind: 'info', message: 'This order changed.' }]);
  rerender(<Page order={{ status: 'unpaid' }} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the captured subject while its own action runs, and closes when that has changed the subject', async () => {
  const rerender = await openDialog();
  rerender(<Page order={{ status: 'cancelled' }} isBusy />);
  expect(screen.getByRole('dialog', { name: 'Cancel the unpaid order?' })).toBeVisible();
  expect(visibleToasts()).toEqual([]);
  rerender(<Page order={{ status: 'cancelled' }} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays open when only data changes that the dialog does not depend on', async () => {
  const rerender = await openDialog();
  rerender(<Page order={{ status: 'unpaid', seenAt: 2 }} />);
  expect(screen.getByRole('dialog', { name: 'Cancel the unpaid order?' })).toBeVisible();
});

it('opens again with the latest subject', async () => {
  const rerender = await openDialog();
  rerender(<Page order={{ status: 'paid' }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByRole('dialog', { name: 'Cancel the paid order?' })).toBeVisible();
});
