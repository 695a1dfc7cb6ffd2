import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addresses, type ListingEditStep } from 'shared-contract/page/addresses';
import definition from '../remote.ts';
import * as editPackages from './edit-packages.page.tsx';
import * as editSummary from './edit-summary.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia' };
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const pages = { 'edit-packages': editPackages, 'edit-summary': editSummary };
const open = (id: string, step: ListingEditStep) =>
  renderPage({ definition, pages, url: addresses.listingEditStep(id, step), as: olivia, backend });
const read = async (id: string) => (await backend.inject({ url: `/api/listings/${id}` }, olivia)).json();

describe('changes of a live listing', () => {
  const changed = async (headline: string) => {
    const { id } = await backend.insert.listing({ ownerId: olivia.id, status: 'active', headline: 'Old headline' });
    await backend.inject({ method: 'PATCH', url: `/api/listings/${id}`, body: { headline } }, olivia);
    return id;
  };
  const visitorsSee = async (id: string) => (await backend.inject({ url: `/api/listings/${id}` })).json().headline;

  it('are reviewed and published together', async () => {
    const id = await changed('New headline');
    await open(id, 'summary');
    const changes = within(await screen.findByRole('list', { name: 'Unpublished changes' }));
    expect(changes.getByText('Old headline')).toBeVisible();
    expect(changes.getByText('New headline')).toBeVisible();
    expect(changes.getByRole('link', { name: 'Edit description' })).toBeVisible();
    expect(await visitorsSee(id)).toBe('Old headline');
    await userEvent.click(screen.getByRole('button', { name: 'Publish changes' }));
    expect(await screen.findByRole('heading', { name: 'On the market' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Unpublished changes' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await visitorsSee(id)).toBe('New headline');
  });

  it('are discarded after a confirmation', async () => {
    const id = await changed('Not this one');
    await open(id, 'summary');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByRole('heading', { name: 'On the market' })).toBeVisible();
    expect((await read(id)).headline).toBe('Old headline');
    expect(await visitorsSee(id)).toBe('Old headline');
  });

  it('are not published when another device has changed more since', async () => {
    const id = await changed('First');
    await open(id, 'summary');
    await screen.findByText('First');
    await backend.inject({ method: 'PATCH', url: `/api/listings/${id}`, body: { headline: 'Second' } }, olivia);
    await userEvent.click(screen.getByRole('button', { name: 'Publish changes' }));
    expect(await screen.findByText(/The listing was changed elsewhere/)).toBeVisible();
    expect(await screen.findByText('Second')).toBeVisible();
    expect(await visitorsSee(id)).toBe('Old headline');
  });

  it('are announced on every step', async () => {
    const id = await changed('Waiting');
    await open(id, 'packages');
    expect(await screen.findByText('You have unpublished changes')).toBeVisible();
    const review = screen.getByRole('link', { name: 'Review changes' });
    expect(review).toHaveAttribute('href', addresses.listingEditStep(id, 'summary'));
  });
});
