import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Page } from 'federation';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

type Row = [label: string, order: number, group?: string];

const pathOf = (label: string) => `/properties/:propertyId/${label.toLowerCase()}`;

const aRow = ([label, order, group]: Row): Partial<Page> => ({
  path: label === 'Overview' ? '/properties/:propertyId' : pathOf(label),
  page: label.toLowerCase(),
  layout: 'property-dashboard',
  nav: { in: 'property', group, label, order },
});

const remoteOf = (name: string, ...rows: Row[]) => aRemote(name, rows.map(aRow));
const overview = remoteOf('remote-overview', ['Overview', 0], ['Settings', 90]);

async function open(path: string, ...remotes: ReturnType<typeof aRemote>[]) {
  await openSite(`/properties/p1${path}`, { remotes: [overview, ...remotes], session: signedIn });
  return within(await screen.findByRole('navigation', { name: 'This property' }));
}

/** The lists in their order: the name of each, and its links. */
const shown = (navigation: Awaited<ReturnType<typeof open>>) =>
  navigation.getAllByRole('list').map((list) => {
    const heading = document.getElementById(list.getAttribute('aria-labelledby') ?? '');
    return [heading?.textContent, ...[...list.querySelectorAll('a')].map((link) => link.textContent)];
  });

describe('the navigation of a property', () => {
  it('keeps a group together and in its place, whatever the order of its pages', async () => {
    const navigation = await open(
      '',
      remoteOf('remote-a', ['Orders', 1, 'services'], ['Rent', 38, 'renting'], ['Offers', 25, 'market']),
      remoteOf('remote-b', ['Listings', 20, 'market'], ['Tenancies', 30, 'renting'], ['Applications', 95, 'market']),
      remoteOf('remote-c', ['Expenses', 26, 'money'], ['Documents', 2, 'records']),
    );
    expect(shown(navigation)).toEqual([
      [undefined, 'Overview'],
      ['market', 'Listings', 'Offers', 'Applications'],
      ['renting', 'Tenancies', 'Rent'],
      ['money', 'Expenses'],
      ['records', 'Documents'],
      ['services', 'Orders'],
      [undefined, 'Settings'],
    ]);
  });

  it('shows a group that only a newer remote knows after the others, and pages of an older one without a group', async () => {
    const navigation = await open(
      '',
      remoteOf('remote-newer', ['Solar', 1, 'energy'], ['Orders', 60, 'services']),
      remoteOf('remote-older', ['Listings', 20]),
    );
    expect(shown(navigation)).toEqual([
      [undefined, 'Overview'],
      ['services', 'Orders'],
      ['energy', 'Solar'],
      [undefined, 'Listings', 'Settings'],
    ]);
  });

  it('has lists with the names of the groups for screen readers', async () => {
    const navigation = await open('', remoteOf('remote-a', ['Listings', 20, 'market'], ['Expenses', 45, 'money']));
    expect(navigation.getByRole('list', { name: 'market' })).toHaveTextContent('Listings');
    expect(navigation.getByRole('list', { name: 'money' })).toHaveTextContent('Expenses');
    expect(navigation.queryByRole('list', { name: 'renting' })).toBeNull();
  });

  it('names the current page on the button that opens it on a phone', async () => {
    const navigation = await open('/listings', remoteOf('remote-a', ['Listings', 20, 'market']));
    const button = navigation.getByRole('button', { name: 'Listings' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('Listings');
  });
});
