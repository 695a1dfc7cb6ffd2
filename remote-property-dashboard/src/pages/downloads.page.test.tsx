import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as downloads from './downloads.page.tsx';
import * as propertyDownloads from './property-downloads.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000022', firstName: 'Olivia', lastName: 'Nguyen' };
const jack = { id: '10000000-0000-4000-8000-000000000023', firstName: 'Jack', lastName: 'Lee' };
const pages = { downloads, 'property-downloads': propertyDownloads };

let backend: InProcessBackend;
let home: string;
let shop: string;
beforeAll(async () => {
  backend = await inProcessBackend();
  home = (await backend.insert.property({ ownerId: olivia.id, state: 'QLD', timeZone: 'Australia/Brisbane' })).id;
  shop = (await backend.insert.property({ ownerId: olivia.id, propertyType: 'Commercial' })).id;
});
afterAll(() => backend.close());

const open = (url: string, as = olivia) => renderPage({ definition, pages, url, as, backend });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

describe('Forms & Downloads of a property', () => {
  it('show the forms of its state with version, publisher and the official page in a new tab', async () => {
    await open(addresses.propertyDownloads(home));
    const rows = (await section('Forms and guides for Queensland')).getAllByRole('listitem');
    expect(rows).toHaveLength(6);
    const agreement = rows.find(({ textContent }) => textContent?.includes('Form 18a')) as HTMLElement;
    expect(agreement).toHaveTextContent('Residential Tenancies Authority (RTA) · Version 21, September 2024');
    expect(rows[0]).toHaveTextContent('Rental application (Form 22)');
    expect(rows[0]).toHaveTextContent('Check the current version');
    const link = within(agreement).getByRole('link', { name: /Form 18a.*opens in a new tab/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.rta\.qld\.gov\.au\/.*form-18a$/));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('say that the forms don’t apply to a shop, and link to its documents', async () => {
    await open(addresses.propertyDownloads(shop));
    expect(await screen.findByText(/The state’s renting forms are for homes/)).toBeVisible();
    expect((await section('Your documents')).getByRole('link', { name: 'Reports' })).toHaveAttribute(
      'href',
      addresses.reports(shop),
    );
  });

  it.each([
    ['Expenses as CSV', 'text/csv'],
    ['Payments as CSV', 'text/csv'],
    ['Report as PDF', 'application/pdf'],
    ['Accountant pack as ZIP', 'application/zip'],
  ])('download %s', async (name, type) => {
    const saved: Blob[] = [];
    const before = URL.createObjectURL;
    URL.createObjectURL = (file) => {
      saved.push(file as Blob);
      return 'blob:file';
    };
    try {
      await open(addresses.propertyDownloads(home));
      await userEvent.click((await section('Exports')).getByRole('button', { name: `Download ${name}` }));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(saved[0]?.type).toContain(type);
    } finally {
      URL.createObjectURL = before;
    }
  });

  it('link to the reports for other financial years', async () => {
    await open(addresses.propertyDownloads(home));
    const link = (await section('Exports')).getByRole('link', { name: 'Other financial years' });
    expect(link).toHaveAttribute('href', addresses.reports(home));
  });

  it('show an error with a way to try again when the property cannot be loaded', async () => {
    await backend.database.execute('alter table ownership_documents rename to ownership_documents_broken');
    try {
      await open(addresses.propertyDownloads(home));
      expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
    } finally {
      await backend.database.execute('alter table ownership_documents_broken rename to ownership_documents');
    }
  });
});

describe('Downloads', () => {
  it('show the forms of all states, or of the one in the URL', async () => {
    const { router } = await open(addresses.downloads());
    expect(await screen.findByRole('region', { name: 'Tasmania' })).toBeVisible();
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Forms by state' })).getByText('WA'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Tasmania' })).toBeNull());
    expect(screen.getByRole('region', { name: 'Western Australia' })).toHaveTextContent('Form 1AA');
    expect(router.state.location.search).toBe('?state=wa');
  });

  it('link to the downloads of each property; without one they say what to do', async () => {
    await open(addresses.downloads());
    const links = await section('Your documents and exports');
    const hrefs = (await links.findAllByRole('link', { name: /Richmond/ })).map((link) => link.getAttribute('href'));
    expect(hrefs.sort()).toEqual([home, shop].map(addresses.propertyDownloads).sort());
  });

  it('say what to do without a property', async () => {
    await open(addresses.downloads(), jack);
    expect(await screen.findByText(/Add a property to get agreements/)).toBeVisible();
  });
});
