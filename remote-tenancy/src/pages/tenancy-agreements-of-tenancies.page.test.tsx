import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { visibleToasts } from 'shared-platform/testing';
import { formatLocalDate } from 'shared-ui';
import { endLaw } from 'tenancy-law/notice/notice-law';
import { actionsIn, agreementsSite, openDialog } from '../testing/agreements-site.tsx';
import { recordDownloads } from '../testing/record-downloads.ts';

const today = localDateIn('Australia/Melbourne', new Date());

let site: Awaited<ReturnType<typeof agreementsSite>>;
beforeAll(async () => {
  site = await agreementsSite();
});
beforeEach(() => site.newProperty());
afterAll(() => site.backend.close());

describe('the agreement of a tenancy', () => {
  it('can’t be cancelled once the tenancy has begun, and links to the tenancy and the signed PDF', async () => {
    const { tenancy } = await site.aSignedAgreement(addDays(today, -100));
    await site.open();
    const row = await screen.findByRole('article');
    expect(row).toHaveTextContent('Signed');
    expect(actionsIn(row)).toEqual(['View', 'View tenancy', 'Download signed PDF', 'History', 'End tenancy']);
    expect(within(row).getByRole('link', { name: /^View tenancy/ })).toHaveAttribute(
      'href',
      `/properties/${site.own.propertyId}/tenancies/${tenancy.id}`,
    );
  });

  it('is cancelled before the tenancy begins, after a warning', async () => {
    const { agreement } = await site.aSignedAgreement(addDays(today, 30));
    await site.open();
    const dialog = await openDialog('Back to draft');
    expect(dialog.getByText(/remove the upcoming tenancy.*both sides may still be bound/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back to draft' }));
    await waitFor(async () =>
      expect(await site.stored(agreement.id)).toMatchObject({ status: 'draft', tenancy: null }),
    );
  });

  it('V33: ends with its tenancy, on the last day and for the reason that the owner enters', async () => {
    const { agreement, tenancy } = await site.aSignedAgreement(addDays(today, -100));
    await site.open();
    const dialog = await openDialog('End tenancy');
    const lastDay = addDays(today, 14);
    await userEvent.selectOptions(dialog.getByLabelText(/^Why does it end/), 'We both agreed to end it');
    await userEvent.type(dialog.getByLabelText('Last day'), lastDay);
    await userEvent.type(dialog.getByLabelText(/^Details/), 'by email');
    await userEvent.click(dialog.getByRole('button', { name: 'End tenancy' }));
    expect(await screen.findByText('Terminated')).toBeVisible();
    expect(visibleToasts()).toMatchObject([{ message: `The tenancy ends on ${formatLocalDate(lastDay)}` }]);
    const { member } = (await site.inject({ url: `/api/tenancies?property.id=${site.own.propertyId}` })).json();
    expect(member).toMatchObject([
      { id: tenancy.id, ending: { endDate: lastDay, reason: 'We both agreed to end it: by email' } },
    ]);
    expect((await site.stored(agreement.id)).status).toBe('terminated');
  });

  it('V33: asks for the last day and the reason, and moves the focus to what is missing', async () => {
    const { agreement } = await site.aSignedAgreement(addDays(today, -100));
    await site.open();
    const dialog = await openDialog('End tenancy');
    await userEvent.click(dialog.getByRole('button', { name: 'End tenancy' }));
    expect(await dialog.findByText('Enter the last day of the tenancy.')).toBeVisible();
    expect(dialog.getByText('Choose why it ends.')).toBeVisible();
    expect(dialog.getByLabelText(/^Why does it end/)).toHaveFocus();
    expect((await site.stored(agreement.id)).status).toBe('initiated');
  });

  it('V33: shows the notice that the law asks for, and warns about a day that is too early', async () => {
    await site.aSignedAgreement(addDays(today, -100));
    await site.open();
    const dialog = await openDialog('End tenancy');
    await userEvent.selectOptions(dialog.getByLabelText(/^Why does it end/), 'You’re selling the property');
    expect(dialog.getByText(/^VIC: .*notice, so the tenancy ends on/)).toBeVisible();
    expect(dialog.getByText(/^With notice given today: .* at the earliest/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Last day'), addDays(today, 10));
    expect(dialog.getByText(/too late for this day/)).toBeVisible();
    await userEvent.clear(dialog.getByLabelText('Last day'));
    await userEvent.type(dialog.getByLabelText('Last day'), addDays(today, 400));
    expect(dialog.queryByText(/too late for this day/)).toBeNull();
  });

  it('V33: counts the days of the post where notices by email were not agreed', async () => {
    const place = { state: 'NSW', suburb: 'Newtown', postcode: '2042', timeZone: 'Australia/Sydney' } as const;
    await site.newProperty(place);
    const startDate = addDays(today, -100);
    await site.aSignedAgreement(startDate);
    await site.open();
    const dialog = await openDialog('End tenancy');
    await userEvent.selectOptions(dialog.getByLabelText(/^Why does it end/), 'You’re selling the property');
    const date = localDateIn(place.timeZone, new Date());
    const facts = { state: place.state, leaseType: 'periodic', startDate, fixedEnd: null } as const;
    const [byPost, byEmail] = [false, true].map(
      (electronicService) => endLaw({ ...facts, electronicService }, date, 'sale').value.earliestEnd,
    );
    expect(byPost).not.toBe(byEmail);
    expect(
      dialog.getByText(`With notice given today: ${formatLocalDate(byPost ?? '')} at the earliest.`),
    ).toBeVisible();
  });

  it('V33: asks no reason of the law on homes for a shop', async () => {
    await site.newProperty({ propertyType: 'Commercial' });
    await site.aSignedAgreement(addDays(today, -100));
    await site.open();
    const dialog = await openDialog('End tenancy');
    const reasons = dialog.getAllByRole('option').map(({ textContent }) => textContent);
    expect(reasons).toEqual([
      'Choose a reason',
      'We both agreed to end it',
      'The renters gave notice or have left',
      'Notice as the agreement allows',
    ]);
  });

  it('tells word for word when the tenancy does not end, and why the server rejected it', async () => {
    await site.aSignedAgreement(addDays(today, -100));
    await site.open((input, init) =>
      init?.method === 'PATCH'
        ? Promise.resolve(
            Response.json(
              { type: '/errors/409', status: 409, title: 'Conflict', detail: 'This tenancy has ended already.' },
              { status: 409, headers: { 'content-type': 'application/problem+json' } },
            ),
          )
        : site.backend.fetch(input, init),
    );
    const dialog = await openDialog('End tenancy');
    await userEvent.selectOptions(dialog.getByLabelText(/^Why does it end/), 'We both agreed to end it');
    await userEvent.type(dialog.getByLabelText('Last day'), today);
    await userEvent.click(dialog.getByRole('button', { name: 'End tenancy' }));
    expect(await dialog.findByText('This tenancy has ended already.')).toBeVisible();
    expect(visibleToasts()).toMatchObject([
      {
        kind: 'error',
        message: 'Failed to end tenancy, please refresh the page and try again or contact support',
        timeout: 3000,
      },
    ]);
  });

  it('downloads the signed PDF', async () => {
    const { agreement } = await site.aSignedAgreement(addDays(today, -100));
    const { saved, stop } = recordDownloads();
    try {
      await site.open();
      await userEvent.click(await screen.findByRole('button', { name: /^Download signed PDF/ }));
      await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Signed-tenancy-agreement.pdf']));
      const pdf = await site.inject({ url: `/api/tenancy-agreements/${agreement.id}/signed-document` });
      expect(await saved[0]?.file.text()).toBe(new TextDecoder().decode(pdf.rawPayload));
    } finally {
      stop();
    }
  });

  it('says why an agreement that was signed on paper has no PDF', async () => {
    await site.anAgreementOnPaper();
    await site.open();
    expect(await screen.findByText('No signed PDF: this agreement wasn’t signed online.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });

  it('tells when the signed PDF can’t be downloaded', async () => {
    await site.aSignedAgreement(addDays(today, -100));
    await site.open((input, init) =>
      String(input).includes('signed-document')
        ? Promise.resolve(new Response('', { status: 503 }))
        : site.backend.fetch(input, init),
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Download signed PDF/ }));
    await waitFor(() =>
      expect(visibleToasts()).toMatchObject([{ kind: 'error', message: expect.stringContaining('couldn’t download') }]),
    );
  });
});
