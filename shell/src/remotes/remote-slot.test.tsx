import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, useState } from 'react';
import { logger } from 'shared-platform';
import { errorOptions } from '../testing/error-options.ts';
import type { LoadFailure, LoadResult } from './load-result.ts';
import { deadlineMs } from './page-loader.ts';
import { RemoteSlot } from './remote-slot.tsx';

const pageOf = (Component: ComponentType): LoadResult => ({ ok: true, module: { Component }, loadMs: 120 });
const loaded = pageOf(() => <p>The page</p>);
const unreachable: LoadFailure = {
  ok: false,
  remote: 'remote-checkout',
  version: '1.4.0',
  page: 'order',
  reason: 'unreachable',
  detail: '500',
  reference: 'ABCD2345',
};

type ShellProps = { results: LoadResult[]; known?: (error: unknown) => string | null; version?: string };

/** A shell around one slot whose next results are known. */
function Shell({ results, known, version = '1.4.0' }: ShellProps) {
  const [index, setIndex] = useState(0);
  const [release] = useState({ name: 'remote-checkout', version });
  const result = results[Math.min(index, results.length - 1)];
  if (!result) return null;
  return (
    <MantineProvider env="test">
      <nav>Menu</nav>
      <RemoteSlot
        release={release}
        page="order"
        result={result}
        onRetry={() => setIndex((now) => now + 1)}
        renderKnownError={known}
        fallback={<p>Loading</p>}
      />
    </MantineProvider>
  );
}

const renderShell = (props: ShellProps) => render(<Shell {...props} />, errorOptions);
const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

type Entry = [message: string, info: Record<string, unknown>];
let errors: Entry[];
let infos: Entry[];
beforeEach(() => {
  errors = [];
  infos = [];
  const record = (entries: Entry[]) => (message: string, info?: unknown) =>
    void entries.push([message, info as Entry[1]]);
  jest.spyOn(logger, 'error').mockImplementation(record(errors));
  jest.spyOn(logger, 'info').mockImplementation(record(infos));
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the slot of a remote', () => {
  it('renders the page and logs once per release and page that it loaded', () => {
    renderShell({ results: [loaded] });
    expect(screen.getByText('The page')).toBeVisible();
    renderShell({ results: [loaded] });
    renderShell({ results: [loaded], version: '1.5.0' });
    expect(infos).toEqual([
      ['remote-checkout loaded', { version: '1.4.0', page: 'order', milliseconds: 120 }],
      ['remote-checkout loaded', { version: '1.5.0', page: 'order', milliseconds: 120 }],
    ]);
  });

  it('shows the reason of a failure with the focus and a reference, and tries again', async () => {
    renderShell({ results: [unreachable, loaded] });
    expect(screen.getByRole('alert')).toHaveTextContent('couldn’t reach this part of the site');
    expect(screen.getByRole('alert')).toHaveTextContent('Reference ABCD2345');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await tryAgain();
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('keeps a page that throws inside the slot, and logs it once under the reference that the user sees', async () => {
    let isBroken = true;
    const Component = () => {
      if (isBroken) throw new Error('no such thing');
      return <p>Repaired</p>;
    };
    renderShell({ results: [pageOf(Component)], version: '2.0.0' });
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong in this part of the site');
    expect(screen.getByText('Menu')).toBeVisible();
    expect(errors).toHaveLength(1);
    const [, info] = errors[0] ?? [];
    expect(info).toMatchObject({ source: 'render', error: { message: 'no such thing', stack: expect.any(String) } });
    expect(screen.getByRole('alert')).toHaveTextContent(`Reference ${info?.reference}`);
    expect(infos).toEqual([]);
    isBroken = false;
    await tryAgain();
    expect(screen.getByText('Repaired')).toBeVisible();
    expect(infos).toHaveLength(1);
  });

  it('leaves errors that the shell knows to the shell', () => {
    const Component = () => {
      throw new Error('404');
    };
    renderShell({ results: [pageOf(Component)], known: () => 'Page Not Found' });
    expect(screen.getByText('Page Not Found')).toBeVisible();
  });

  it('shows a late arrival by itself', async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    renderShell({ results: [{ ...unreachable, reason: 'slow', late }, loaded] });
    expect(screen.getByRole('alert')).toHaveTextContent('taking longer');
    await act(async () => arrive());
    expect(screen.getByText('The page')).toBeVisible();
  });

  it('says after eight seconds that a page waits for its data, logs it, and renders the page when it can', async () => {
    jest.useFakeTimers();
    try {
      let arrive = (_module: { default: () => string }) => {};
      const Component = lazy(
        () =>
          new Promise<{ default: () => string }>((resolve) => {
            arrive = resolve;
          }),
      );
      renderShell({ results: [pageOf(Component)] });
      expect(screen.getByText('Loading')).toBeVisible();
      act(() => jest.advanceTimersByTime(deadlineMs));
      expect(screen.getByRole('alert')).toHaveTextContent('taking longer');
      expect(errors).toEqual([['remote-checkout failed: slow', expect.objectContaining({ version: '1.4.0' })]]);
      expect(screen.getByRole('alert')).toHaveTextContent(`Reference ${errors[0]?.[1].reference}`);
      await act(async () => arrive({ default: () => 'Its data came' }));
      expect(screen.getByText('Its data came')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });
});
