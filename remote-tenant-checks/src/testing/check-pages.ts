import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import type { InProcessBackend } from 'federation-testing/backend';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import * as check from '../pages/tenant-check.page.tsx';
import * as authorisation from '../pages/tenant-check-authorisation.page.tsx';
import * as create from '../pages/tenant-check-create.page.tsx';
import * as edit from '../pages/tenant-check-edit.page.tsx';
import * as proof from '../pages/tenant-check-proof-of-id.page.tsx';
import * as list from '../pages/tenant-checks.page.tsx';
import definition from '../remote.ts';

type User = { id: string; firstName: string; lastName: string };

const pages = {
  'tenant-checks': list,
  'tenant-check': check,
  'tenant-check-create': create,
  'tenant-check-edit': edit,
  'tenant-check-authorisation': authorisation,
  'tenant-check-proof-of-id': proof,
};

/** Opens an owner's page on the real backend in process, or on `fetch`, which can fail like a network. */
export const openCheckPage = (backend: InProcessBackend, as: User, url: string, fetch = backend.fetch) =>
  renderPage({ definition, pages, url, as, backend: { ...backend, fetch } });

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Presses the button of the open dialog. */
export const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

export const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** What the API says about a check. */
export async function storedCheck(backend: InProcessBackend, as: User, id: string): Promise<TenantCheckDetail> {
  return (await backend.inject({ url: `/api/tenant-checks/${id}` }, as)).json();
}

/** The kinds of entries in the timeline and the log, oldest first. */
export const eventsOf = async (backend: InProcessBackend, as: User, id: string): Promise<string[]> =>
  ((await storedCheck(backend, as, id)).events ?? []).map(({ kind }) => kind);

/** The products of tenant checks, as in the shop. Returns that of `TICA`. */
export async function insertCheckProducts(backend: InProcessBackend) {
  const tica = await backend.insert.product({
    sku: 'CHECK-TICA',
    name: 'TICA check',
    priceCents: 1980,
    category: 'Checks',
  });
  await backend.insert.product({ sku: 'CHECK-NTD', name: 'NTD check', priceCents: 2090, category: 'Checks' });
  await backend.insert.product({ sku: 'CHECK-COMBINED', name: 'Combined', priceCents: 3960, category: 'Checks' });
  return tica;
}

export const aPdf = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], 'zoe.pdf', { type: 'application/pdf' });
