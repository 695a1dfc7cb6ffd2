import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsavedWork, visibleToasts } from 'shared-platform/testing';
import { applicantsSite } from '../applications/testing/applicants-site.tsx';

let site: Awaited<ReturnType<typeof applicantsSite>>;
beforeAll(async () => {
  site = await applicantsSite();
});
afterAll(() => site.backend.close());

const open = (token: string, step = '', fetch = site.asGuest) =>
  site.open(`/applications/${token}${step === '' ? '' : `?step=${step}`}`, fetch);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const box = (name: string | RegExp) => screen.findByRole('textbox', { name });
const saved = () => screen.findByText(/^Saved \d/);
const next = (name: string) => userEvent.click(screen.getByRole('link', { name: `Continue to ${name}` }));

describe('the part of an adult', () => {
  it('saves what is typed, and keeps the token and personal data out of URLs and storage', async () => {
    const { token } = await site.anApplication();
    site.requested.length = 0;
    await open(token);
    expect(await title('About you')).toBeVisible();
    expect(document.head.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    await userEvent.type(await box('Current address'), '9 Planted Lane, Fitzroy');
    expect(await saved()).toBeVisible();
    expect((await site.view(token)).part).toEqual({ currentAddress: '9 Planted Lane, Fitzroy' });
    expect(site.requested.join(' ')).not.toContain(token);
    expect(site.requested.join(' ')).not.toContain('Planted');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/Planted|Petrović/);
  });

  it('asks in Victoria and Queensland only what their forms permit', async () => {
    const victoria = await site.anApplication('VIC');
    const { unmount } = await open(victoria.token, 'home');
    expect(await title('Your new home')).toBeVisible();
    expect(screen.getByText(/^VIC: an application may ask only for/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a kind of pet' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^(Message|Rent)/ })).toBeNull();
    unmount();
    const queensland = await site.anApplication('QLD');
    await open(queensland.token, 'home');
    expect(await screen.findByRole('button', { name: 'Add a kind of pet' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^(Message|Rent)/ })).toBeNull();
  });

  it('V22: rejects more than the advertised rent at its field', async () => {
    const { token } = await site.anApplication('NSW');
    await open(token, 'home');
    const rent = await box(/^Rent per week/);
    await userEvent.type(rent, '651');
    await waitFor(() => expect(rent).toHaveAccessibleDescription(/Enter \$650 or less\./));
    expect(screen.getByText('Not saved: fix the fields in red')).toBeVisible();
    await userEvent.clear(rent);
    await userEvent.type(rent, '650');
    expect(await saved()).toBeVisible();
    expect((await site.view(token)).details).toEqual({ rent: '650.00' });
  });

  it('keeps entries of every step, shows errors at their rows, and restores them from the server', async () => {
    const { token } = await site.anApplication();
    const { unmount } = await open(token, 'income');
    await userEvent.click(await screen.findByRole('button', { name: 'Add a source of income' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add another source of income' }));
    const second = within(screen.getByRole('listitem', { name: 'Source of income 2' }));
    const amount = second.getByRole('textbox', { name: 'Amount per week' });
    await userEvent.type(amount, '12x');
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/Enter an amount/));
    const steps = within(screen.getByRole('navigation', { name: 'Steps of your application' }));
    await userEvent.click(steps.getByRole('link', { name: /^Your new home/ }));
    expect(await title('Your new home')).toHaveFocus();
    const notice = within(screen.getByRole('note', { name: 'Some answers aren’t saved yet' }));
    await userEvent.click(notice.getByRole('link', { name: 'Work and income' }));
    const again = within(await screen.findByRole('listitem', { name: 'Source of income 2' }));
    const typed = again.getByRole('textbox', { name: 'Amount per week' });
    expect(typed).toHaveValue('12x');
    await userEvent.clear(typed);
    await userEvent.type(typed, '1,200');
    expect(await saved()).toBeVisible();
    unmount();
    await open(token, 'income');
    const restored = within(await screen.findByRole('listitem', { name: 'Source of income 1' }));
    expect(restored.getByRole('textbox', { name: 'Amount per week' })).toHaveValue('1,200');
    expect((await site.view(token)).part.income).toEqual([{ source: 'wages', amount: '1200.00' }]);
  });

  it('rejects a preferred start in the past at its field', async () => {
    const { token } = await site.anApplication();
    await open(token, 'home');
    const start = await screen.findByLabelText('Preferred start');
    await userEvent.type(start, '2020-02-01');
    await waitFor(() => expect(start).toHaveAccessibleDescription(/Enter today or a later date\./));
    expect((await site.view(token)).details).toEqual({});
  });

  it('rejects an impossible date of birth at its field, and saves the other answers', async () => {
    const { token } = await site.anApplication('QLD');
    await open(token);
    const born = await screen.findByLabelText('Date of birth');
    await userEvent.type(born, '1850-01-01');
    await userEvent.type(await box('Current address'), '7 Swan Street');
    await waitFor(() => expect(born).toHaveAccessibleDescription(/Check the year of birth\./));
    await waitFor(async () => expect((await site.view(token)).part).toEqual({ currentAddress: '7 Swan Street' }));
  });

  it('saves the other answers while one is not complete', async () => {
    const { token } = await site.anApplication();
    await open(token);
    await userEvent.type(await box('Phone'), '12');
    await userEvent.type(await box('Current address'), '7 Swan Street');
    await waitFor(async () => expect((await site.view(token)).part).toEqual({ currentAddress: '7 Swan Street' }));
    expect(await screen.findByText('Not saved: fix the fields in red')).toBeVisible();
    expect(await box('Phone')).toHaveValue('12');
  });

  it('stays on a step with an invalid field, and asks before the user leaves the page', async () => {
    const { token } = await site.anApplication();
    await open(token);
    const phone = await box('Phone');
    await userEvent.type(phone, '12');
    expect(unsavedWork()).toMatchObject([{ description: 'your application', isPersisted: false }]);
    await next('where you’ve lived');
    expect(await title('About you')).toBeVisible();
    expect(phone).toHaveFocus();
    expect(phone).toHaveValue('12');
    expect(phone).toHaveAccessibleDescription(/Enter a phone number/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '0491 570 006');
    await next('where you’ve lived');
    expect(await title('Where you’ve lived')).toHaveFocus();
    await waitFor(async () => expect((await site.view(token)).part).toEqual({ phone: '0491 570 006' }));
  });

  it('tries again while the server does not respond, and asks before the user leaves', async () => {
    const { token } = await site.anApplication();
    let broken = true;
    await open(token, '', async (input, init) =>
      broken && String(input).includes('application-parts')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : site.asGuest(input, init),
    );
    await userEvent.type(await box('Phone'), '0491 570 006');
    expect(await screen.findByText('Not saved, trying again')).toBeVisible();
    expect(unsavedWork()).toMatchObject([{ description: 'your application', isPersisted: false }]);
    broken = false;
    act(() => void dispatchEvent(new Event('online')));
    expect(await saved()).toBeVisible();
    expect((await site.view(token)).part).toEqual({ phone: '0491 570 006' });
  });

  it('merges what another tab has saved', async () => {
    const { token } = await site.anApplication();
    await open(token);
    const phone = await box('Phone');
    const { version } = await site.view(token);
    await site.post('/api/application-parts', { token, version, part: { currentAddress: '1 Other Tab Street' } });
    await userEvent.type(phone, '0491 570 006');
    expect(await saved()).toBeVisible();
    const part = { phone: '0491 570 006', currentAddress: '1 Other Tab Street' };
    expect((await site.view(token)).part).toEqual(part);
  });
});

describe('sending an application', () => {
  it('completes the part of the first adult, who waits for the second one without the shared step', async () => {
    const { token, other } = await site.anApplication('VIC', 2);
    const { unmount } = await open(token, 'send');
    const person = within(await screen.findByRole('region', { name: 'Your name and email' }));
    expect(person.getByText('Mia Petrović')).toBeVisible();
    expect(person.getByText(/^adult0-.*@example\.com$/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Complete my part' }));
    expect(await screen.findByText('Tick the box to confirm that your part is complete and true.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^My part is complete/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Store my application longer/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Complete my part' }));
    const result = await title('You’ve completed your part');
    await waitFor(() => expect(result).toHaveFocus());
    expect(screen.getByText(/^Waiting for Tom O’Brien\./)).toBeVisible();
    unmount();

    await open(other, 'send');
    expect(await screen.findByRole('button', { name: 'Send application' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Your new home/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /^My part is complete/ }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send application' }));
    expect(await title('Your application was sent')).toBeVisible();
    expect((await site.view(other)).status).toBe('submitted');
  });

  it('sends the text typed last, and explains what is not saved', async () => {
    const { token } = await site.anApplication();
    await open(token);
    const phone = await box('Phone');
    await userEvent.type(phone, '12');
    await userEvent.click(screen.getByRole('link', { name: /^Check and send/ }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^My part is complete/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }));
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Some answers aren’t saved');
    expect(failure).toHaveFocus();
    expect((await site.view(token)).status).toBe('draft');
  });

  it('shows who opened the application, and when it is destroyed', async () => {
    const { token, id } = await site.anApplication();
    await site.complete(token);
    const { unmount } = await open(token);
    expect(await screen.findByText('It hasn’t been opened yet.')).toBeVisible();
    expect(screen.getByText(/^Destroyed on .*unless the owner or agent decides before$/)).toBeVisible();
    unmount();
    await site.asOwner('POST', `/api/applications/${id}/accesses`, {});
    await site.asOwner('PATCH', `/api/applications/${id}`, { status: 'declined' });
    await open(token);
    expect(await title('Your application was unsuccessful')).toBeVisible();
    expect(screen.getByText('The owner or agent read it')).toBeVisible();
    expect(screen.getByText('The owner or agent declined it')).toBeVisible();
    expect(screen.getByText(/^Destroyed on/)).toBeVisible();
    expect(screen.getByText(/destroyed within 30 days/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw application' })).toBeNull();
  });

  it('withdraws after a confirmation', async () => {
    const { token } = await site.anApplication();
    await open(token);
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
    expect(
      dialog.getByText(/We destroy at once what you and the others have written, unless it’s on hold for a dispute\./),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw application' }));
    const result = await title('Your application was withdrawn');
    await waitFor(() => expect(result).toHaveFocus());
    expect(screen.getByText(/^We’ve destroyed what was written in it\./)).toBeVisible();
    expect(visibleToasts()).toMatchObject([{ message: 'Application withdrawn' }]);
    expect((await site.view(token)).status).toBe('withdrawn');
  });
});
