import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import { openCheckPage } from '../testing/check-pages.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };
const jack = { id: '10000000-0000-4000-8000-000000000002', firstName: 'Jack', lastName: "O'Brien" };

let backend: InProcessBackend;
let otherHome: string;
beforeAll(async () => {
  backend = await inProcessBackend();
  const property = await backend.insert.property({ ownerId: olivia.id });
  const other = await backend.insert.property({ ownerId: olivia.id, streetAddress: '7 Swan Street' });
  otherHome = other.id;
  for (let number = 1; number <= 32; number += 1) {
    await backend.insert.tenantCheck({
      ownerId: olivia.id,
      propertyId: number === 7 ? other.id : property.id,
      applicant: { name: number === 9 || number === 10 ? `Renée Dubois ${number}` : `Applicant ${number}` },
      status: number === 5 ? 'needsInfo' : 'processing',
      requestedAt: new Date(Date.UTC(2026, 9, number)),
    });
  }
});
afterAll(() => backend.close());

const open = (url: string, as = olivia, fetch = backend.fetch) => openCheckPage(backend, as, url, fetch);

const chooseProperty = async (id: string) => {
  const field = await screen.findByRole('combobox', { name: 'Property' });
  await within(field).findByRole('option', { name: /^7 Swan Street/ });
  await userEvent.selectOptions(field, id);
};

/** A backend that answers all requests but the one for the properties. */
const withoutProperties: typeof fetch = (input, init) =>
  new URL(input instanceof Request ? input.url : input, 'http://verandah.test').pathname === '/api/properties'
    ? Promise.reject(new TypeError('Failed to fetch'))
    : backend.fetch(input, init);

const applicants = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('tenant checks', () => {
  it('have the titles of SPEC §2 in the page table and on the page', async () => {
    expect(definition.pages.map(({ path, title }) => [path, title])).toEqual([
      ['/tenant-checks', 'Tenant Checks'],
      ['/tenant-checks/create', 'Request a tenant check - Information'],
      ['/tenant-checks/:checkId', 'Tenant check'],
      ['/tenant-checks/:checkId/edit', 'Information about a tenant check'],
      ['/tenant-checks/:checkId/edit/authorisation', 'Authorisation of a tenant check'],
      ['/tenant-checks/:checkId/edit/proof-of-id', 'Proof of identity'],
      ['/check-authorisations/:token', 'Tenant check'],
    ]);
    await open('/tenant-checks');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tenant Checks' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a tenant check' })).toHaveAttribute(
      'href',
      '/tenant-checks/create',
    );
  });

  it('are 30 per page, newest first, with the page in the URL', async () => {
    const { router } = await open('/tenant-checks');
    await screen.findByText('32 checks, newest first');
    expect(applicants()).toHaveLength(30);
    expect(applicants()[0]).toBe('Applicant 32');
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('Applicant 1')).toBeVisible();
    expect(applicants()).toEqual(['Applicant 2', 'Applicant 1']);
    expect(router.state.location.search).toBe('?page=2');
  });

  it('are filtered by status from the first page', async () => {
    const { router } = await open('/tenant-checks?page=2');
    await screen.findByText('Applicant 1');
    const filter = screen.getByRole('navigation', { name: 'Show checks by status' });
    await userEvent.click(within(filter).getByRole('link', { name: 'Needs information' }));
    expect(await screen.findByText('1 check, newest first')).toBeVisible();
    expect(applicants()).toEqual(['Applicant 5']);
    expect(router.state.location.search).toBe('?status=needsInfo');
    expect(screen.getByText('The provider needs more information')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('have the field for the property before the properties are known, so that the list never moves', async () => {
    await open('/tenant-checks', olivia, withoutProperties);
    expect(await screen.findByText('32 checks, newest first')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Property' })).toHaveDisplayValue('All properties');
  });

  it('are filtered by property', async () => {
    const { router } = await open('/tenant-checks');
    await chooseProperty(otherHome);
    expect(await screen.findByText('1 check, newest first')).toBeVisible();
    expect(applicants()).toEqual(['Applicant 7']);
    expect(router.state.location.search).toBe(`?property=${otherHome}`);
  });

  it('are searched by name, which is in no URL and stays after another filter and back', async () => {
    const urls: string[] = [];
    const { router } = await open('/tenant-checks', olivia, (input, init) => {
      urls.push(String(input));
      return backend.fetch(input, init);
    });
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Search applicants or addresses' }),
      'renee dubois{Enter}',
    );
    expect(await screen.findByText('2 checks, newest first')).toBeVisible();
    expect(applicants()).toEqual(['Renée Dubois 10', 'Renée Dubois 9']);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    const filter = screen.getByRole('navigation', { name: 'Show checks by status' });
    await userEvent.click(within(filter).getByRole('link', { name: 'Processing' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=processing'));
    await userEvent.click(within(filter).getByRole('link', { name: 'Needs information' }));
    expect(await screen.findByText('No checks match')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await screen.findByText('2 checks, newest first')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('renee dubois');
    expect(router.state.location.search).toBe('?status=processing');
    expect(urls.join(' ').toLowerCase()).not.toContain('renee');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('31 checks, newest first')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('are also searched for a text that was typed and not sent when a filter changes', async () => {
    await open('/tenant-checks');
    const field = await screen.findByRole('searchbox', { name: 'Search applicants or addresses' });
    await userEvent.type(field, ' renee dubois 9');
    const filter = screen.getByRole('navigation', { name: 'Show checks by status' });
    await userEvent.click(within(filter).getByRole('link', { name: 'Processing' }));
    expect(await screen.findByText('1 check, newest first')).toBeVisible();
    expect(field).toHaveValue('renee dubois 9');
    await userEvent.clear(field);
    await userEvent.type(field, 'swan street');
    await chooseProperty(otherHome);
    await waitFor(() => expect(applicants()).toEqual(['Applicant 7']));
    expect(field).toHaveValue('swan street');
  });

  it('open with their row', async () => {
    const { router } = await open('/tenant-checks?status=needsInfo');
    await userEvent.click(await screen.findByRole('link', { name: 'Applicant 5' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Applicant 5' })).toBeVisible();
    expect(router.state.location.pathname).toMatch(/^\/tenant-checks\/[0-9a-f-]{36}$/);
  });

  it('have a link to all checks when a filter has none', async () => {
    await open('/tenant-checks?status=draft');
    expect(await screen.findByText('No draft checks')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all checks' }));
    expect(await screen.findByText('32 checks, newest first')).toBeVisible();
  });

  it('have an empty state that teaches, without an error', async () => {
    await open('/tenant-checks', jack);
    expect(await screen.findByText('No tenant checks yet')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Request a tenant check' })).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show an error with a retry instead of an empty list when loading fails', async () => {
    let broken = true;
    await open('/tenant-checks', olivia, (input, init) =>
      broken ? Promise.resolve(new Response('', { status: 500 })) : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText('No tenant checks yet')).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('32 checks, newest first')).toBeVisible();
  });
});
