import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicantsSite, olivia } from '../applications/testing/applicants-site.tsx';

let site: Awaited<ReturnType<typeof applicantsSite>>;
beforeAll(async () => {
  site = await applicantsSite();
});
afterAll(() => site.backend.close());

const openFor = ({ id }: { id: string }, ...rest: [fetch?: typeof site.asGuest, as?: typeof olivia]) =>
  site.open(`/apply?listing=${id}`, ...rest);
const box = (name: string, within_: ReturnType<typeof within> = screen) => within_.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Email the links' }));

const browserStorage = () => JSON.stringify({ ...localStorage, ...sessionStorage });

/** Leaves the page and comes back: the form starts again, as after a reload. */
async function reopen({ router }: Awaited<ReturnType<typeof openFor>>, path: string) {
  await act(() => router.navigate('/about'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Email the links' })).toBeNull());
  await act(() => router.navigate(path));
  await screen.findByRole('button', { name: 'Email the links' });
}

async function addAdult(name: string, email: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Add an adult' }));
  const other = within(screen.getByRole('listitem', { name: 'Adult 2' }));
  await waitFor(() => expect(box('Full legal name', other)).toHaveFocus());
  await userEvent.type(box('Full legal name', other), name);
  await userEvent.type(box('Email', other), email);
}

async function fillIn(email: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Full legal name' }), 'Mia Petrović');
  await userEvent.type(box('Email'), email);
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
}

describe('starting an application', () => {
  it('emails a link to each adult, and leaves nothing in the browser', async () => {
    const { router } = await openFor(await site.aListing('QLD'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Apply to rent' })).toBeVisible();
    expect(screen.getByText(/applications use the Rental application \(Form 22\)/)).toBeVisible();
    for (const name of ['TICA', 'National Tenancy Database']) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^https:/));
    }
    expect(screen.getByRole('checkbox', { name: /The other adults know I’ve added them\.$/ })).not.toBeChecked();
    await fillIn('mia-start@example.com');
    await addAdult('Tom O’Brien', 'tom-start@example.com');
    await send();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toMatch(/&sent=1$/));
    const { body } = await site.post('/api/application-views', { token: await site.tokenOf('tom-start@example.com') });
    expect(body.adults.map(({ name }: { name: string }) => name)).toEqual(['Mia Petrović', 'Tom O’Brien']);
    expect(browserStorage()).not.toMatch(/Petrović|example\.com/);
  });

  it('shows errors at the fields, focuses the first one and keeps the typed text', async () => {
    await openFor(await site.aListing());
    await userEvent.type(await screen.findByRole('textbox', { name: 'Full legal name' }), 'Mia Petrović');
    await userEvent.type(box('Email'), 'mia');
    await send();
    await waitFor(() => expect(box('Email')).toHaveFocus());
    expect(box('Email')).toHaveAccessibleDescription(/Enter an email address/);
    expect(screen.getByText('Tick the box so that we can store your application.')).toBeVisible();
    expect(box('Full legal name')).toHaveValue('Mia Petrović');
  });

  it('keeps the form after a network failure, and starts one application on retry', async () => {
    let answers = 0;
    await openFor(await site.aListing(), async (input, init) => {
      const response = await site.asGuest(input, init);
      if (init?.method !== 'POST') return response;
      answers += 1;
      return answers === 1 ? Promise.reject(new TypeError('Failed to fetch')) : response;
    });
    await fillIn('mia-retry@example.com');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your details are still here.');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('alert').nextElementSibling).toContainElement(
      screen.getByRole('button', { name: 'Email the links' }),
    );
    await send();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect((await site.backend.mails()).filter(({ to }) => to === 'mia-retry@example.com')).toHaveLength(1);
  });
});

describe('the draft of an application', () => {
  const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  const typed = ['Mia Petrović', 'mia-draft@example.com', 'Tom O’Brien', 'tom-draft@example.com'];

  it('restores the typed adults after a reload, without the consent, for this listing only, until discarded', async () => {
    const [listing, another] = [await site.aListing(), await site.aListing()];
    const page = await openFor(listing);
    await fillIn('mia-draft@example.com');
    await addAdult('Tom O’Brien', 'tom-draft@example.com');
    await reopen(page, `/apply?listing=${another.id}`);
    expect(shown()).toEqual(['', '']);
    await reopen(page, `/apply?listing=${listing.id}`);
    await waitFor(() => expect(shown()).toEqual(typed));
    expect(screen.getByRole('checkbox', { name: /I agree/ })).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(/^You’re back where you left off/);
    await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(shown()).toEqual(['', '']);
    expect(browserStorage()).not.toContain('mia-draft');
  });

  it('keeps the other adults of a signed-in user beside the filled-in details', async () => {
    const listing = await site.aListing();
    const mia = { id: crypto.randomUUID(), firstName: 'Mia', lastName: 'Petrović', email: 'mia-draft@example.com' };
    const page = await openFor(listing, undefined, mia);
    await screen.findByDisplayValue('mia-draft@example.com');
    await addAdult('Tom O’Brien', 'tom-draft@example.com');
    await reopen(page, `/apply?listing=${listing.id}`);
    await waitFor(() => expect(shown()).toEqual(typed));
  });

  it('is gone once the application is sent', async () => {
    const listing = await site.aListing();
    const page = await openFor(listing);
    await fillIn('mia-sent@example.com');
    await reopen(page, `/apply?listing=${listing.id}`);
    await waitFor(() => expect(box('Email')).toHaveValue('mia-sent@example.com'));
    expect(browserStorage()).toContain('mia-sent');
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
    await send();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(browserStorage()).not.toContain('mia-sent');
    await reopen(page, `/apply?listing=${listing.id}`);
    expect(shown()).toEqual(['', '']);
  });

  it('is gone although the user left before the response', async () => {
    const listing = await site.aListing();
    let respond = () => {};
    const page = await openFor(listing, async (input, init) => {
      if (init?.method === 'POST') await new Promise<void>((resolve) => (respond = resolve));
      return site.asGuest(input, init);
    });
    await fillIn('mia-left@example.com');
    await send();
    await act(() => page.router.navigate('/about'));
    expect(browserStorage()).toContain('mia-left');
    respond();
    await waitFor(() => expect(browserStorage()).not.toContain('mia-left'));
  });
});

describe('for an adult who has lost the link', () => {
  const opener = () => screen.findByRole('button', { name: 'Already applied? Get your link again' });

  it('says the same for an address with an application and for one without', async () => {
    const listing = await site.aListing();
    await site.post('/api/applications', {
      id: crypto.randomUUID(),
      listing: `/api/listings/${listing.id}`,
      adults: [{ name: 'Mia Petrović', email: 'mia-lost@example.com' }],
      consent: true,
    });
    const texts = [];
    for (const email of ['mia-lost@example.com', 'unknown@example.com']) {
      const { unmount } = await openFor(listing);
      await userEvent.click(await opener());
      const field = box('Email address that you applied with');
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.click(screen.getByRole('button', { name: 'Email me the link again' }));
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter an email address/));
      await userEvent.type(field, email);
      await userEvent.click(screen.getByRole('button', { name: 'Email me the link again' }));
      const status = await screen.findByText(/^If someone applied for this home with that address/);
      await waitFor(() => expect(status).toHaveFocus());
      texts.push(status.textContent);
      expect(browserStorage()).not.toContain(email);
      unmount();
    }
    expect(new Set(texts).size).toBe(1);
  });

  it('has a page of its own without the form, filled in for a signed-in user, that says how often it sends', async () => {
    const listing = await site.aListing();
    const mia = { id: crypto.randomUUID(), firstName: 'Mia', email: 'mia-again@example.com' };
    await site.open(`/apply?listing=${listing.id}&link=again`, undefined, mia);
    expect(await screen.findByRole('heading', { level: 1, name: 'Get your link again' })).toBeVisible();
    const field = box('Email address that you applied with');
    expect(field).toHaveValue('mia-again@example.com');
    expect(field).toHaveAccessibleDescription('We send at most one link every 2 minutes.');
    expect(screen.queryByRole('button', { name: 'Email the links' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Email me the link again' }));
    expect(await screen.findByText(/We send at most one every 2 minutes\.$/)).toBeVisible();
  });

  it('is there after the home was leased or left the site, and not for the owner', async () => {
    const { unmount } = await openFor(await site.aListing('VIC', { status: 'leased' }));
    expect(await opener()).toBeVisible();
    unmount();
    const gone = await openFor(await site.aListing('VIC', { status: 'withdrawn' }));
    expect(await opener()).toBeVisible();
    gone.unmount();
    await openFor(await site.aListing(), undefined, olivia);
    await screen.findByText('This is your listing');
    expect(screen.queryByRole('button', { name: /^Already applied/ })).toBeNull();
  });
});

describe('without a form', () => {
  it.each([
    ['', 'We can’t find that listing'],
    [`?listing=${crypto.randomUUID()}`, 'This property is no longer listed'],
  ])('explains /apply%s', async (query, title) => {
    await site.open(`/apply${query}`);
    expect(await screen.findByText(title)).toBeVisible();
  });

  it('explains a leased home, and the owner’s own listing', async () => {
    const { unmount } = await openFor(await site.aListing('VIC', { status: 'leased' }));
    expect(await screen.findByText('This listing doesn’t accept applications')).toBeVisible();
    unmount();
    await openFor(await site.aListing(), undefined, olivia);
    expect(await screen.findByText('This is your listing')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Email the links' })).toBeNull();
  });
});
