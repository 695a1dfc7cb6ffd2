import { expect } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { type AgreementTerms, detailsOf, initialTerms } from 'shared-contract/agreement/agreement-terms';
import {
  type TenancyAgreement,
  type TenancyAgreementPatch,
  tenancyAgreement,
} from 'shared-contract/agreement/tenancy-agreement';
import { addresses, type TenancyAgreementStep } from 'shared-contract/page/addresses';
import definition from '../../remote.ts';

export const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

type Pages = Parameters<typeof renderPage>[0]['pages'];
type Insert = InProcessBackend['insert'];
type Property = Partial<Parameters<Insert['property']>[0]>;
type Agreement = Partial<Parameters<Insert['agreement']>[0]> & { terms?: Partial<AgreementTerms> };

/** A place in a state, for `anAgreement`. */
export const brisbane = {
  suburb: 'New Farm',
  state: 'QLD',
  postcode: '4005',
  timeZone: 'Australia/Brisbane',
} as const;

/** Renders steps of the agreement editor on the real backend, signed in as Olivia. */
export async function agreementSite(pages: Pages) {
  const backend = await inProcessBackend();
  const request = (id: string, path = '', init: RequestInit = {}) =>
    backend.as(olivia).then((fetch) => fetch(`/api/tenancy-agreements/${id}${path}`, init));
  const stored = async (id: string): Promise<TenancyAgreement> =>
    tenancyAgreement.parse(await (await request(id)).json());
  return {
    backend,
    request,
    stored,
    /** Olivia's draft for a house in Richmond, with two tenants. */
    async anAgreement({ terms = {}, ...agreement }: Agreement = {}, property: Property = {}) {
      const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id, ...property });
      const tenancyAgreementDetails = detailsOf({ ...initialTerms, ...terms });
      const own = { ownerId: olivia.id, propertyId, status: 'draft' as const, tenancyAgreementDetails };
      return backend.insert.agreement({ ...own, ...agreement });
    },
    open: (id: string, step: TenancyAgreementStep | null, fetch: typeof globalThis.fetch = backend.fetch) =>
      renderPage({
        definition,
        pages,
        url: step === null ? addresses.tenancyAgreementEdit(id) : addresses.tenancyAgreementStep(id, step),
        as: olivia,
        backend: { ...backend, fetch },
      }),
    /** The terms as the server has them. */
    async storedTerms(id: string): Promise<Record<string, unknown>> {
      const { tenancyAgreementDetails } = await stored(id);
      return Object.fromEntries(tenancyAgreementDetails.map(({ name, value }) => [name, value]));
    },
    /** Another device of Olivia's. */
    async elsewhere(id: string, patch: TenancyAgreementPatch): Promise<void> {
      const headers = { 'content-type': 'application/merge-patch+json', 'if-match': '*' };
      const response = await request(id, '', { method: 'PATCH', headers, body: JSON.stringify(patch) });
      expect(response.status).toBe(200);
    },
  };
}

export async function retype(label: RegExp | string, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea' });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

export const saved = () => screen.findByText(/^Saved \d/);
