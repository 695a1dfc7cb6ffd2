import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { aPdf, eventsOf, openCheckPage, press, section, storedCheck } from '../testing/check-pages.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000033', firstName: 'Olivia', lastName: 'Nguyen' };
const today = localDateIn('Australia/Melbourne', new Date());

let backend: InProcessBackend;
let checkId: string;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.signInAs(olivia);
  const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
  const linkedAt = new Date(Date.now() - 3_600_000);
  checkId = (await backend.insert.tenantCheck({ ownerId: olivia.id, propertyId, status: 'draft', linkedAt })).id;
});

const open = (fetch = backend.fetch) =>
  openCheckPage(backend, olivia, addresses.tenantCheckStep(checkId, 'authorisation'), fetch);
const signOn = async (date: string) =>
  fireEvent.change(await screen.findByLabelText(/^Date of the signature/), { target: { value: date } });

describe('the authorisation of a check', () => {
  it('is asked for with an emailed link, whose address is not on the page', async () => {
    await open();
    await press('Email the link to zoe@example.com');
    expect(await screen.findByText(/^Last sent to zoe@example\.com/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Send a new link to zoe@example.com' })).toBeVisible();
    expect((await storedCheck(backend, olivia, checkId)).status).toBe('awaitingConsent');
    const mail = (await backend.mails()).findLast(({ to }) => to === 'zoe@example.com');
    const token = /check-authorisations\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? 'no link';
    expect(document.body.innerHTML).not.toContain(token);
  });

  it('V40: can be printed and signed on paper', async () => {
    const saved: string[] = [];
    URL.createObjectURL = (file) => {
      saved.push((file as Blob).type);
      return '#form';
    };
    await open();
    await press('Download the form to sign');
    await waitFor(() => expect(saved).toEqual(['application/pdf']));
  });

  it('V40: is uploaded as a file that was signed in the last 90 days', async () => {
    await open();
    await press('Upload the authority');
    expect(await screen.findByText('Enter the date of the signature.')).toBeVisible();
    expect(screen.getByLabelText(/^Date of the signature/)).toHaveFocus();
    expect(screen.getByText('Choose the file with the signed authority.')).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Signed authority'), aPdf);
    await signOn(addDays(today, -91));
    await press('Upload the authority');
    expect(await screen.findByText('The authority is older than 90 days. Ask for a new one.')).toBeVisible();
    await signOn(addDays(today, -90));
    await press('Upload the authority');
    const signed = await section('Authorised');
    expect(signed.getByText('Signed on paper')).toBeVisible();
    expect(signed.getByText('Zoë Žižka')).toBeVisible();
    expect(signed.getByRole('button', { name: 'Download the authorisation' })).toBeVisible();
    expect((await storedCheck(backend, olivia, checkId)).status).toBe('authorised');
    // Reading the page is logged once, although the upload responds with the content too.
    expect((await eventsOf(backend, olivia, checkId)).filter((kind) => kind === 'viewed')).toHaveLength(1);
  });

  it('keeps the file and the date when the upload fails', async () => {
    await open((input, init) =>
      String(input).includes('/authorities')
        ? Promise.resolve(new Response('', { status: 503 }))
        : backend.fetch(input, init),
    );
    await userEvent.upload(await screen.findByLabelText('Signed authority'), aPdf);
    await signOn(today);
    await press('Upload the authority');
    expect(await screen.findByText('Something went wrong on our side. Try again in a moment.')).toBeVisible();
    expect(screen.getByText('zoe.pdf')).toBeVisible();
    expect(screen.getByLabelText(/^Date of the signature/)).toHaveValue(today);
  });
});
