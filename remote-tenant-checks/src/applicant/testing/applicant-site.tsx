import { randomUUID } from 'node:crypto';
import { renderPage } from 'federation-testing';
import { guestFetch, inProcessBackend } from 'federation-testing/backend';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import * as checkAuthorisation from '../../pages/check-authorisation.page.tsx';
import definition from '../../remote.ts';

export const olivia = { id: '10000000-0000-4000-8000-000000000071', firstName: 'Olivia', lastName: 'Nguyen' };

export const licence = {
  kind: 'driverLicence',
  nameOnDocument: 'Zoë Žižka',
  number: '12345678',
  cardNumber: 'P123456789',
  state: 'VIC',
  expiresOn: '2031-06-30',
};

/** The applicant's page on the real backend, and requests of the applicant. */
export async function applicantSite() {
  const backend = await inProcessBackend();
  const guest = await guestFetch(backend);
  const requested: string[] = [];
  const asGuest: typeof backend.fetch = (input, init) => {
    requested.push(String(input));
    return guest(input, init);
  };

  async function post(path: string, body: object) {
    const headers = { 'content-type': 'application/ld+json' };
    const response = await guest(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  const view = async (token: string): Promise<ApplicantCheckView> =>
    (await post('/api/tenant-check-views', { token })).body;

  return {
    backend,
    requested,
    asGuest,
    post,
    view,
    open: (token: string, fetch = asGuest) =>
      renderPage({
        definition,
        pages: { 'check-authorisation': checkAuthorisation },
        url: `/check-authorisations/${token}`,
        backend: { ...backend, fetch },
      }),
    /** A check on Zoë, who has a link. */
    async aCheck(values: Partial<Parameters<typeof backend.insert.tenantCheck>[0]> = {}) {
      await backend.signInAs(olivia);
      const { propertyId } = await backend.insert.listing({ ownerId: olivia.id, type: 'lease' });
      const status = 'awaitingConsent' as const;
      return backend.insert.tenantCheck({ ownerId: olivia.id, propertyId, status, ...values });
    },
    async sign(token: string) {
      const { version, authorisationSha256 } = await view(token);
      const signature = { version, textSha256: authorisationSha256, name: 'Zoë Žižka', consent: true };
      return post('/api/tenant-check-signatures', { token, ...signature });
    },
    async addDocument(token: string, content: object = licence) {
      const id = randomUUID();
      await post('/api/tenant-check-applicant-documents', { token, id, content });
      return id;
    },
  };
}
