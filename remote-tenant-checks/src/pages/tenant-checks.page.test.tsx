import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'site/testing';
import definition from '../remote.ts';
import * as tenantChecks from './tenant-checks.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };
const jack = { id: '10000000-0000-4000-8000-000000000002', firstName: 'Jack', lastName: "O'Brien" };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
  const property = await backend.insert.property({ ownerId: olivia.id });
  for (let number = 1; number <= 32; number += 1) {
    await backend.insert.tenantCheck({
      ownerId: olivia.id,
      propertyId: property.id,
      applicantName: `Applicant ${number}`,
      status: number === 5 ? 'needsInfo' : 'processing',
      requestedAt: new Date(Date.UTC(2026, 9, number)),
    });
  }
});
afterAll(() => backend.close());

const open = (url: string, as = olivia, fetch = backend.fetch) =>
  renderPage({ definition, pages: { 'tenant-checks': tenantChecks }, url, as, backend: { ...backend, fetch } });

const applicants = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('tenant checks', () => {
  it('has the title Tenant Checks in the page table and on the page', async () => {
    expect(definition.pages.map(({ title }) => title)).toEqual(['Tenant Checks']);
    await open('/tenant-checks');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tenant Checks' })).toBeVisible();
  });

  it('shows 30 checks per page, newest first, with the page in the URL', async () => {
    const { router } = await open('/tenant-checks');
    await screen.findByText('32 checks, newest first');
    expect(applicants()).toHaveLength(30);
    expect(applicants()[0]).toBe('Applicant 32');
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('Applicant 1')).toBeVisible();
    expect(applicants()).toEqual(['Applicant 2', 'Applicant 1']);
    expect(router.state.location.search).toBe('?page=2');
  });

  it('filters by status from the first page', async () => {
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

  it('links to all checks when a filter has none', async () => {
    await open('/tenant-checks?status=draft');
    expect(await screen.findByText('No draft checks')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all checks' }));
    expect(await screen.findByText('32 checks, newest first')).toBeVisible();
  });

  it('shows an empty state without an error', async () => {
    await open('/tenant-checks', jack);
    expect(await screen.findByText('No tenant checks yet')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an error with a retry instead of an empty list when loading fails', async () => {
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
