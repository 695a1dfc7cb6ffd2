import { describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { deadlineMilliseconds } from './page-loader.ts';
import type { PageFailure, PageOutcome } from './page-outcome.ts';
import { RemoteSlot } from './remote-slot.tsx';

const fine: PageOutcome = { ok: true, module: { Component: () => <p>The page</p> } };
const unreachable: PageFailure = {
  ok: false,
  remote: 'remote-checkout',
  reason: 'unreachable',
  detail: '500',
  reference: 'ABCD2345',
};

/** A shell around one slot whose next outcomes are known. */
function Shell({ outcomes, known }: { outcomes: PageOutcome[]; known?: (error: unknown) => string | null }) {
  const [index, setIndex] = useState(0);
  const outcome = outcomes[Math.min(index, outcomes.length - 1)];
  if (!outcome) return null;
  return (
    <MantineProvider env="test">
      <nav>Menu</nav>
      <RemoteSlot
        remote="remote-checkout"
        outcome={outcome}
        onRetry={() => setIndex((now) => now + 1)}
        renderKnownError={known}
        pending={<p>Loading</p>}
      />
    </MantineProvider>
  );
}

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('the slot of a remote', () => {
  it('draws the page', () => {
    render(<Shell outcomes={[fine]} />);
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('says what is wrong, with the focus and a reference, and tries again', async () => {
    render(<Shell outcomes={[unreachable, fine]} />);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be reached');
    expect(screen.getByRole('alert')).toHaveTextContent('Reference ABCD2345');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await tryAgain();
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('keeps a page that throws while it draws in its room', async () => {
    let broken = true;
    const Component = () => {
      if (broken) throw new Error('no such thing');
      return <p>Repaired</p>;
    };
    render(<Shell outcomes={[{ ok: true, module: { Component } }]} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong in this part of the site');
    expect(screen.getByText('Menu')).toBeVisible();
    broken = false;
    await tryAgain();
    expect(screen.getByText('Repaired')).toBeVisible();
  });

  it('leaves errors the shell knows to the shell', () => {
    const Component = () => {
      throw new Error('404');
    };
    render(<Shell outcomes={[{ ok: true, module: { Component } }]} known={() => 'Page Not Found'} />);
    expect(screen.getByText('Page Not Found')).toBeVisible();
  });

  it('shows a late arrival without being asked', async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    render(<Shell outcomes={[{ ...unreachable, reason: 'slow', late }, fine]} />);
    expect(screen.getByRole('alert')).toHaveTextContent('taking longer');
    await act(async () => arrive());
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('says that a page waits too long for its data, and draws it when it can', async () => {
    jest.useFakeTimers();
    try {
      let arrive = (_module: { default: () => string }) => {};
      const Component = lazy(
        () =>
          new Promise<{ default: () => string }>((resolve) => {
            arrive = resolve;
          }),
      );
      render(<Shell outcomes={[{ ok: true, module: { Component } }]} />);
      expect(screen.getByText('Loading')).toBeVisible();
      act(() => jest.advanceTimersByTime(deadlineMilliseconds));
      expect(screen.getByRole('alert')).toHaveTextContent('taking longer');
      await act(async () => arrive({ default: () => 'Its data came' }));
      expect(screen.getByText('Its data came')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});
