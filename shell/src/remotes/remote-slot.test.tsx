import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, useState } from 'react';
import { logger } from 'shared-platform';
import { errorOptions } from '../testing/error-options.ts';
import { inRouter } from '../testing/in-router.tsx';
import type { LoadFailure, LoadResult } from './load-result.ts';
import { PageDeadline, pageDeadlineMs } from './page-deadline.ts';
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

type ShellProps = {
  results: LoadResult[];
  known?: (error: unknown) => string | null;
  version?: string;
  deadline?: PageDeadline;
};

/** A shell around one slot whose next results are known. */
function Shell({ results, known, version = '1.4.0', deadline: given }: ShellProps) {
  const [deadline] = useState(() => given ?? new PageDeadline());
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
        title="Order"
        result={result}
        deadline={deadline}
        onRetry={() => setIndex((now) => now + 1)}
        renderKnownError={known}
        fallback={<p>Loading</p>}
      />
    </MantineProvider>
  );
}

const renderShell = (props: ShellProps) => render(inRouter(<Shell {...props} />), errorOptions);
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

  it('(b.40) keeps a page that throws inside the slot, and logs it once under the reference that the user sees', async () => {
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

  it('(b.18) shows a late arrival by itself', async () => {
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    renderShell({ results: [{ ...unreachable, reason: 'slow', late }, loaded] });
    expect(screen.getByRole('heading', { name: 'This page is taking longer than usual' })).toHaveFocus();
    expect(screen.queryByText('We can’t show this page')).toBeNull();
    await act(async () => arrive());
    expect(screen.getByText('The page')).toBeVisible();
  });

  describe('that waits for data', () => {
    let arrive: (module: { default: () => string }) => void;
    const aWaitingPage = () =>
      pageOf(
        lazy(
          () =>
            new Promise<{ default: () => string }>((resolve) => {
              arrive = resolve;
            }),
        ),
      );
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

    it('says at the deadline of the navigation that it is slow, logs it, and renders the page when it can', async () => {
      const deadline = new PageDeadline();
      pass(pageDeadlineMs - 1000);
      renderShell({ results: [aWaitingPage()], deadline });
      pass(999);
      expect(screen.getByText('Loading')).toBeVisible();
      pass(1);
      expect(screen.getByRole('alert')).toHaveTextContent('taking longer');
      expect(errors).toEqual([['remote-checkout failed: slow', expect.objectContaining({ version: '1.4.0' })]]);
      expect(screen.getByRole('alert')).toHaveTextContent(`Reference ${errors[0]?.[1].reference}`);
      await act(async () => arrive({ default: () => 'Its data came' }));
      expect(screen.getByText('Its data came')).toBeVisible();
    });

    it('gives data that a rendered page requests later another eight seconds', () => {
      const deadline = new PageDeadline();
      renderShell({ results: [loaded], deadline });
      pass(pageDeadlineMs * 2);
      renderShell({ results: [aWaitingPage()], deadline });
      pass(pageDeadlineMs - 1);
      expect(screen.getByText('Loading')).toBeVisible();
      pass(1);
      expect(screen.getByRole('alert')).toHaveTextContent('taking longer');
    });
  });
});
