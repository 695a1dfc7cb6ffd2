import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import { type ComponentType, use, useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { Navigate, type RouteObject } from 'react-router';
import { logger } from 'shared-platform';
import { inRouter } from '../testing/in-router.tsx';
import { maxBlankMs } from './blank-page-notice.tsx';
import type { LoadResult } from './load-result.ts';
import { PageDeadline, pageDeadlineMs } from './page-deadline.ts';
import { RemoteSlot } from './remote-slot.tsx';
import { endHydration, expectHydration } from './server-content.tsx';

const content = '<h1>12 Bridge Road</h1><a href="/search">Back</a><button>Save</button>';
const release = { name: 'remote-listings', version: '1.0.0' };
const pageOf = (Component: ComponentType): LoadResult => ({ ok: true, module: { Component }, loadMs: 1 });
const unreachable: LoadResult = {
  ok: false,
  remote: 'remote-listings',
  version: '1.0.0',
  page: 'listing',
  reason: 'unreachable',
  detail: '',
  reference: 'ABCD2345',
};
const ignored = { onCaughtError() {}, onUncaughtError() {}, onRecoverableError() {} };

function Shell({ results }: { results: LoadResult[] }) {
  const [index, setIndex] = useState(0);
  const [deadline] = useState(() => new PageDeadline());
  return (
    <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
      <main id="main">
        <RemoteSlot
          release={release}
          page="listing"
          title="A listing"
          result={results[index] ?? unreachable}
          deadline={deadline}
          onRetry={() => setIndex(1)}
          fallback={<p>Loading</p>}
        />
      </main>
    </MantineProvider>
  );
}

const slow: RouteObject = {
  path: '/slow',
  loader: () => new Promise((resolve) => setTimeout(() => resolve(null), 3_000)),
  element: <h1>The slow page</h1>,
};

let root: Root;

/** Hydrates a page as the gateway rendered it. */
async function hydrate(...results: LoadResult[]): Promise<void> {
  const container = document.createElement('div');
  container.innerHTML = `<main id="main"><!--$-->${content}<!--/$--></main>`;
  document.body.replaceChildren(container);
  await act(async () => {
    expectHydration();
    root = hydrateRoot(container, inRouter(<Shell results={results} />), ignored);
  });
}

async function render(...results: LoadResult[]): Promise<void> {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  await act(async () => {
    root = createRoot(container, ignored);
    root.render(inRouter(<Shell results={results} />, [slow]));
  });
}

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const heading = () => screen.getByRole('heading', { name: '12 Bridge Road' });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(logger, 'error').mockImplementation(() => {});
  jest.spyOn(logger, 'info').mockImplementation(() => {});
});
afterEach(async () => {
  await act(async () => root.unmount());
  endHydration();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function expectReadable(): void {
  expect(heading()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/search');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent(/Part of this page didn’t load.*You can read it below/);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
}

describe('a server-rendered page', () => {
  it('(b.67) stays readable below a notice when its code does not load, and works after Try again', async () => {
    await hydrate(
      unreachable,
      pageOf(() => <h1>Hydrated</h1>),
    );
    expectReadable();
    expect(screen.getByRole('alert')).toHaveTextContent('Reference ABCD2345');
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByRole('heading', { name: 'Hydrated' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: '12 Bridge Road' })).toBeNull();
  });

  it('(b.40) stays readable when its code throws', async () => {
    await hydrate(
      pageOf(() => {
        throw new Error('broken');
      }),
    );
    expectReadable();
  });

  it('(b.49) stays readable while hydration does not finish; a notice appears at the deadline, the page when it can', async () => {
    let arrive = (_text: string) => {};
    const text = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    await hydrate(pageOf(() => <h1>{use(text)}</h1>));
    await pass(pageDeadlineMs - 100);
    expect(heading()).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Loading')).toBeNull();
    await pass(100);
    await pass(100);
    expectReadable();
    await act(async () => arrive('Hydrated'));
    await pass(100);
    expect(screen.getByRole('heading', { name: 'Hydrated' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not shown again when the page crashes after it has rendered', async () => {
    let crash = () => {};
    const Component = () => {
      const [isBroken, setBroken] = useState(false);
      crash = () => setBroken(true);
      if (isBroken) throw new Error('broken');
      return (
        <>
          <h1>12 Bridge Road</h1>
          <a href="/search">Back</a>
          <button type="button">Save</button>
        </>
      );
    };
    await hydrate(pageOf(Component));
    await act(async () => crash());
    expect(screen.getByRole('alert')).toHaveTextContent('We can’t show this page');
    expect(screen.queryByRole('heading', { name: '12 Bridge Road' })).toBeNull();
  });
});

describe('a page that renders nothing', () => {
  it.each<[string, ComponentType]>([
    ['undefined', () => undefined],
    ['null', () => null],
    ['an empty component', () => [[], '', null]],
  ])('(b.60) is a failure after a second, and is logged once: %s', async (_what, Component) => {
    await render(
      pageOf(Component),
      pageOf(() => <h1>Repaired</h1>),
    );
    await pass(maxBlankMs - 100);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(200);
    expect(screen.getByRole('alert')).toHaveTextContent('We can’t show this page');
    await pass(pageDeadlineMs);
    expect(logger.error).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toHaveTextContent(/Reference \w{8}/);
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.getByRole('heading', { name: 'Repaired' })).toBeVisible();
  });

  it('is mounted again by Try again', async () => {
    let mounts = 0;
    const Component = () => {
      useEffect(() => {
        mounts += 1;
      }, []);
      return null;
    };
    await render(pageOf(Component), pageOf(Component));
    await pass(maxBlankMs);
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(mounts).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(maxBlankMs);
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('has no notice once it renders something', async () => {
    const Component = () => {
      const [text, setText] = useState('');
      setTimeout(() => setText('Late'), 5_000);
      return text === '' ? null : <h1>{text}</h1>;
    };
    await render(pageOf(Component));
    await pass(4_900);
    expect(screen.getByRole('alert')).toBeVisible();
    await pass(100);
    await pass(pageDeadlineMs);
    expect(screen.getByRole('heading', { name: 'Late' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is no failure while the page it redirects to loads', async () => {
    await render(pageOf(() => <Navigate to="/slow" />));
    await pass(2_900);
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(200);
    expect(screen.getByRole('heading', { name: 'The slow page' })).toBeVisible();
    expect(logger.error).not.toHaveBeenCalled();
  });
});
