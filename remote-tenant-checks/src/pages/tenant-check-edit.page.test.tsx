import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { visibleToasts } from 'shared-platform/testing';
import {
  aPdf,
  confirm,
  eventsOf,
  insertCheckProducts,
  openCheckPage,
  press,
  storedCheck,
} from '../testing/check-pages.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000032', firstName: 'Olivia', lastName: 'Nguyen' };
const today = localDateIn('Australia/Melbourne', new Date());

let backend: InProcessBackend;
let propertyId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
  await insertCheckProducts(backend);
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.signInAs(olivia);
  propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
});

const open = (id: string, fetch = backend.fetch) =>
  openCheckPage(backend, olivia, addresses.tenantCheckEdit(id), fetch);
const aCheck = (status: 'draft' | 'processing') =>
  backend.insert.tenantCheck({ ownerId: olivia.id, propertyId, status });

async function authorise(id: string) {
  const fetch = await backend.as(olivia);
  const url = `/api/tenant-checks/${id}/authorities?signedOn=${today}`;
  const uploaded = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/pdf' }, body: aPdf });
  expect(uploaded.status).toBe(200);
}

const addDocument = (id: string) =>
  backend.inject(
    {
      method: 'POST',
      url: `/api/tenant-checks/${id}/documents`,
      payload: {
        id: crypto.randomUUID(),
        content: { kind: 'birthCertificate', nameOnDocument: 'Zoë Žižka', state: 'VIC' },
      },
    },
    olivia,
  );

describe('the information about a check', () => {
  it('asks before a change removes the authorisation and the documents, and saves it', async () => {
    const { id } = await aCheck('draft');
    await authorise(id);
    await addDocument(id);
    const { router } = await open(id);
    expect(await screen.findByText('The applicant has authorised this check as it is')).toBeVisible();
    const name = await screen.findByRole('textbox', { name: 'Full legal name' });
    expect(name).toHaveValue('Zoë Žižka');
    await userEvent.type(name, '-Novak');
    await press('Save and continue');
    const dialog = await screen.findByRole('dialog', { name: 'Save and remove the authorisation and the documents?' });
    expect(dialog).toHaveTextContent(/The authorisation\. .*The documents with their scans/);
    await press('Cancel');
    expect((await storedCheck(backend, olivia, id)).authorisedAt).not.toBeNull();
    await press('Save and continue');
    await confirm('Save and remove');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/authorisation$/));
    expect(await screen.findByRole('button', { name: 'Upload the authority' })).toBeVisible();
    expect(screen.queryByText('Signed on paper')).toBeNull();
    expect(visibleToasts()).toMatchObject([
      { message: 'Information saved. We removed the authorisation and the documents.' },
    ]);
    expect(await storedCheck(backend, olivia, id)).toMatchObject({
      applicant: { name: 'Zoë Žižka-Novak' },
      authorisedAt: null,
    });
    expect(await eventsOf(backend, olivia, id)).toContain('changed');
  });

  it('sends nothing when nothing has changed', async () => {
    const { id } = await aCheck('draft');
    const methods: (string | undefined)[] = [];
    const { router } = await open(id, (input, init) => {
      methods.push(init?.method);
      return backend.fetch(input, init);
    });
    await press('Save and continue');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/authorisation$/));
    expect(methods).not.toContain('PATCH');
  });

  it('keeps what was typed when the check changed meanwhile, and saves it after a second press', async () => {
    const { id } = await aCheck('draft');
    await open(id);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Full legal name' }), 'ová');
    await authorise(id);
    await press('Save and continue');
    expect(await screen.findByText(/^This check changed in another tab, or the applicant did something/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Full legal name' })).toHaveValue('Zoë Žižkaová');
    expect(await screen.findByText('The applicant has authorised this check as it is')).toBeVisible();
    await press('Save and continue');
    await confirm('Save and remove');
    await waitFor(async () => expect((await storedCheck(backend, olivia, id)).applicant.name).toBe('Zoë Žižkaová'));
  });

  it('is only shown once the check was sent', async () => {
    const { id } = await aCheck('processing');
    await open(id);
    expect(await screen.findByText('The check was sent, so this can’t be changed.')).toBeVisible();
    expect(screen.getByText('9 Smith Street, Fitzroy VIC 3065')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
