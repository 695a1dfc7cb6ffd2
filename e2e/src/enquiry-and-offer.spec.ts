import type { Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { mailTo } from './mails.ts';
import { expect, openAs, test, withoutPictures } from './verandah.ts';

/** A listing of Olivia, from the demo data. */
const house = { street: '48 Napier Street', search: '/search/sale?suburb=fitzroy-vic-3065' };
const unit = { street: '4/112 Victoria Street', search: '/search/lease?suburb=brunswick-vic-3056' };

async function openListing(page: Page, site: RunningSite, { street, search }: typeof house): Promise<string> {
  await page.goto(site.url + search);
  await page.getByRole('link', { name: street }).click();
  await expect(page.getByRole('heading', { level: 1, name: street })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Returns a mail once it exists. Expects every link outside of quoted text to lead to this site. */
async function linkedMailTo(site: RunningSite, address: string, subject: RegExp) {
  const mail = await mailTo(site, address, subject);
  const links = mail.text.replaceAll(/^>.*$/gm, '').match(/https?:\/\/\S+/g) ?? [];
  for (const link of links) expect(new URL(link).origin).toBe(site.url);
  return { ...mail, links };
}

async function offersOf(page: Page, site: RunningSite, listing: string): Promise<void> {
  const property = await page.evaluate(
    async (path) => (await (await fetch(`/api${path}`)).json()).property.id,
    listing,
  );
  await page.goto(`${site.url}/properties/${property}${listing}/offers`);
}

const typed = '<img src=x onerror=alert(1)> Is the cellar dry? https://evil.example/x';

test.describe('enquiries and offers', () => {
  test.beforeEach(({ page }) => withoutPictures(page));

  test('a guest sends an enquiry, and the owner replies from a template', async ({ page, site, browser, problems }) => {
    const listing = await openListing(page, site, house);
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await page.getByText('Request an inspection').click();
    const message = page.getByRole('textbox', { name: 'Your message' });
    await expect(message).toHaveValue('I’d like to inspect the property.');
    await message.fill(typed);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Ana Lindqvist');
    await page.getByRole('textbox', { name: 'Email' }).fill('not-an-email');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Enter an email address such as sam@example.com.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/^Your message is on its way/)).toBeVisible();

    const notice = await mailTo(site, 'olivia@example.com', /^Enquiry from Ana Lindqvist/);
    expect(notice).toMatchObject({ replyTo: 'ana@example.com', html: undefined });
    expect(notice.text).toContain(typed);
    const way = notice.text.match(/https?:\/\/\S+\/enquiries$/m)?.[0] ?? '';
    expect(new URL(way).origin).toBe(site.url);

    const context = await browser.newContext();
    await withoutPictures(context);
    const owner = await context.newPage();
    await openAs(owner, site, 'olivia@example.com', new URL(way).pathname);
    const card = owner.getByRole('listitem').filter({ has: owner.getByRole('heading', { name: 'Ana Lindqvist' }) });
    await expect(card.getByText(typed)).toBeVisible();
    await expect(card.getByText('New', { exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Reply' }).click();
    await card.getByRole('combobox', { name: 'Use a template' }).selectOption('Offer a private inspection');
    await card.getByRole('button', { name: 'Send reply' }).click();
    await expect(card.getByText(/^You replied/)).toBeVisible();
    await expect(card.getByText('Replied', { exact: true })).toBeVisible();
    const reply = await linkedMailTo(site, 'ana@example.com', /^Re: your enquiry about 48 Napier Street/);
    expect(reply.text).toContain('Which days work for you?');
    expect(reply.text).toContain(site.url + listing);

    await card.getByRole('button', { name: 'Close' }).click();
    await expect(owner.getByText('The enquiry from Ana Lindqvist is closed.')).toBeVisible();
    await owner.getByRole('link', { name: 'Enquiry History' }).click();
    await expect(owner).toHaveTitle(/^Enquiry History/);
    await expect(owner.getByRole('heading', { name: 'Ana Lindqvist' })).toBeVisible();
    await context.close();
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });

  test('an offer is countered, and accepted by the mailed link', async ({ page, site, browser, problems }) => {
    const listing = await openListing(page, site, house);
    await page.getByRole('link', { name: 'Make an offer' }).click();
    await page.getByRole('textbox', { name: 'Price' }).fill('1,950,000');
    await page.getByRole('textbox', { name: /^Full legal names/ }).fill('Bela Kovács');
    await page.getByRole('textbox', { name: 'Email', exact: true }).fill('bela@example.com');
    await page.getByRole('checkbox', { name: /^Subject to finance/ }).check();
    await page.getByRole('button', { name: 'Send offer' }).click();
    await expect(page.getByText(/Tick the box so that we can pass on your offer/)).toBeVisible();
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await page.getByRole('button', { name: 'Send offer' }).click();
    await expect(page.getByRole('heading', { name: 'We’ve sent your offer' })).toBeVisible();
    await linkedMailTo(site, 'bela@example.com', /^Your offer for 48 Napier Street/);

    const context = await browser.newContext();
    await withoutPictures(context);
    const owner = await context.newPage();
    await openAs(owner, site, 'olivia@example.com', '/properties');
    await offersOf(owner, site, listing);
    const standing = owner.getByRole('rowheader', { name: /Bela Kovács/ });
    const details = owner.getByRole('button', { name: /the offer from Bela Kovács$/ });
    await expect(standing.getByText('Pending', { exact: true })).toBeVisible();
    await details.click();
    await owner.getByRole('button', { name: 'Counter', exact: true }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Price' }).fill('1,975,000');
    await dialog.getByRole('button', { name: /counter/i }).click();
    await expect(standing.getByText('Countered', { exact: true })).toBeVisible();

    const counter = await linkedMailTo(site, 'bela@example.com', /^Counter-offer for 48 Napier Street.+1,975,000/);
    const link = counter.links.find((one) => one.includes('/offers/')) ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: /counter-offer of \$1,975,000/ })).toBeVisible();
    await page.getByRole('button', { name: 'Accept counter-offer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept counter-offer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You accepted the counter-offer' })).toBeVisible();
    await expect(page.getByText('You offered $1,950,000')).toBeVisible();
    await expect(page.getByText('The owner or agent countered with $1,975,000')).toBeVisible();

    await owner.reload();
    await expect(standing.getByText('Accepted', { exact: true })).toBeVisible();
    await expect(owner.getByText('The buyer accepted the counter-offer')).toBeVisible();
    await page.goto(site.url + listing);
    await expect(page.getByText('Under offer').first()).toBeVisible();
    await context.close();
    expect(problems).toEqual([]);
  });

  test('the form for offers of a home to rent redirects to its application', async ({ page, site, problems }) => {
    const listing = await openListing(page, site, unit);
    await page.goto(`${site.url}/make-an-offer?listing=${listing.split('/').at(-1)}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Apply to rent' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Email the links' })).toBeVisible();
    expect(problems).toEqual([]);
  });
});
