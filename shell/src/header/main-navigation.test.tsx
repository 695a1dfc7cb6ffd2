import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

const labels = ['Home', 'Search', 'Shortlist', 'Properties', 'Checks'];
const remote = aRemote(
  'remote-main',
  labels.map((label, order) => ({
    path: order === 0 ? '/' : `/${label.toLowerCase()}`,
    page: label.toLowerCase(),
    nav: { in: 'main', label, order },
  })),
);

/** jsdom lays nothing out: every link is 100 px wide, the button More 60 px, and the navigation 400 px. */
let navigationWidth = 400;
beforeEach(() => {
  navigationWidth = 400;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const width = { NAV: navigationWidth, LI: 100 }[this.tagName] ?? 60;
    return new DOMRect(0, 0, width, 40);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const moved = () => [...document.querySelectorAll('#more-pages a')].map((link) => link.textContent);
const inRow = () =>
  [...document.querySelectorAll('nav[aria-label="Main"] > ul > li:not([data-hidden])')].map((item) => item.textContent);

describe('the main navigation', () => {
  it('moves the links that do not fit into More, and never the link of the current page', async () => {
    const { router } = await openSite('/', { remotes: [remote], session: signedIn });
    expect([inRow(), moved()]).toEqual([
      ['Home', 'Search', 'Shortlist'],
      ['Properties', 'Checks'],
    ]);
    await act(() => router.navigate('/checks'));
    expect([inRow(), moved()]).toEqual([
      ['Home', 'Search', 'Checks'],
      ['Shortlist', 'Properties'],
    ]);
  });

  it('has no More when all links fit', async () => {
    navigationWidth = 500;
    await openSite('/', { remotes: [remote], session: signedIn });
    expect(inRow()).toEqual(labels);
    expect(navigation().queryByRole('button', { name: 'More' })).toBeNull();
  });

  it('opens More by keyboard; Escape closes it and returns the focus', async () => {
    await openSite('/', { remotes: [remote], session: signedIn });
    const more = navigation().getByRole('button', { name: 'More' });
    act(() => more.focus());
    await userEvent.keyboard('{Enter}');
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent('Properties');
    await userEvent.keyboard('{Escape}');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(more).toHaveFocus();
  });
});
