import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import * as agreements from '../pages/tenancy-agreements.page.tsx';
import definition from '../remote.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

/** The page with the agreements of a property, on the real backend, signed in as Olivia. */
export async function agreementsSite() {
  const backend = await inProcessBackend();
  const own = { ownerId: olivia.id, propertyId: '' };
  const inject = (request: Parameters<InProcessBackend['inject']>[0]) => backend.inject(request, olivia);
  return {
    backend,
    inject,
    own,
    /** Starts each test with a property of its own. */
    async newProperty(property: Partial<Parameters<InProcessBackend['insert']['property']>[0]> = {}) {
      own.propertyId = (await backend.insert.property({ ownerId: olivia.id, ...property })).id;
    },
    open: (fetch: typeof globalThis.fetch = backend.fetch) =>
      renderPage({
        definition,
        pages: { 'tenancy-agreements': agreements },
        url: `/properties/${own.propertyId}/tenancy-agreements`,
        as: olivia,
        backend: { ...backend, fetch },
      }),
    anAgreement: (status: 'draft' | 'initiated' | 'terminated') => backend.insert.agreement({ ...own, status }),
    /** An agreement that all parties have signed, with its tenancy. */
    async aSignedAgreement(startDate: string) {
      const terms = { leaseType: 'periodic' as const, startDate, endDate: null, firstPayment: startDate };
      const { agreement } = await backend.insert.signing({ ...own, step: 'signed', terms });
      const tenancy = await backend.insert.tenancy({ ...own, agreementId: agreement.id, startDate, endDate: null });
      return { agreement, tenancy };
    },
    /** An agreement on paper, which was entered as signed. */
    anAgreementOnPaper: () => backend.insert.agreement({ ...own, signedAt: new Date() }),
    stored: async (id: string) => (await inject({ url: `/api/tenancy-agreements/${id}` })).json(),
    /** Takes the agreement back to a draft, as another tab would. */
    cancelElsewhere: (id: string) =>
      inject({
        method: 'PATCH',
        url: `/api/tenancy-agreements/${id}`,
        headers: { 'if-match': '*' },
        payload: { status: 'draft' },
      }),
  };
}

/** Returns the texts of the row's links and buttons. */
export const actionsIn = (article: HTMLElement) =>
  [...within(article).queryAllByRole('link'), ...within(article).queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );

/** Presses the row's button and returns the dialog. */
export async function openDialog(label: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${label}:`) }));
  return within(await screen.findByRole('dialog'));
}

/** Presses the row's button and the dialog's. */
export async function confirm(label: string) {
  await userEvent.click((await openDialog(label)).getByRole('button', { name: label }));
}
