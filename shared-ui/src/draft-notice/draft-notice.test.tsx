import { expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { DraftNotice } from './draft-notice.tsx';

const noticeOf = (restored: { files: string[]; withheld: boolean } | null, discard = () => {}) => (
  <MantineProvider env="test">
    <DraftNotice
      draft={{ restored: restored && { savedAt: new Date('2026-11-21T10:20:00Z'), ...restored }, discard }}
    />
  </MantineProvider>
);

it('lists what a draft does not include and discards it on request', () => {
  let discarded = false;
  render(
    noticeOf({ files: ['lease.pdf'], withheld: true }, () => {
      discarded = true;
    }),
  );
  expect(screen.getByRole('status')).toHaveTextContent('Choose these again: lease.pdf.');
  expect(screen.getByRole('status')).toHaveTextContent('We never save identity, bank or card details.');
  screen.getByRole('button', { name: 'Discard draft' }).click();
  expect(discarded).toBe(true);
});

it('(b.68) says when the browser cannot store drafts', () => {
  render(
    <MantineProvider env="test">
      <DraftNotice draft={{ restored: null, isPersisted: false, discard() {} }} />
    </MantineProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('We can’t save drafts on this device');
});

it('renders nothing without a draft', () => {
  render(noticeOf(null));
  expect(screen.queryByRole('status')).toBeNull();
});

it('says that the draft has been saved since, which can no longer be discarded', () => {
  const restored = { savedAt: new Date('2026-11-21T10:20:00Z'), files: [], withheld: false };
  render(
    <MantineProvider env="test">
      <DraftNotice draft={{ restored, isSaved: true, discard() {} }} />
    </MantineProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/Restored from your draft.*Saved since\./);
  expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
});
