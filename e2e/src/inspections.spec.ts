import type { Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { mailTo } from './mails.ts';
import { expect, test, withoutPictures } from './verandah.ts';

type Found = { id: string; nextOpen: object | null };
type Open = { listing: string; startAt: string; bookable?: boolean; placesLeft?: number };

/** Returns the ids of homes with a coming inspection. The first one takes bookings and has places left. */
async function homesToInspect(page: Page, site: RunningSite): Promise<string[]> {
  const { request } = page;
  const search = await request.get(`${site.url}/api/listings/search?listingType=sale`);
  const found: Found[] = (await search.json()).member;
  const ids = found.filter(({ nextOpen }) => nextOpen).map(({ id }) => id);
  const query = ids.map((id) => `listing[]=${id}`).join('&');
  const opens: Open[] = (await (await request.get(`${site.url}/api/listing-opens?${query}`)).json()).member;
  const first = opens
    .find(({ startAt, bookable, placesLeft }) => bookable && placesLeft !== 0 && new Date(startAt) > new Date())
    ?.listing.split('/')
    .at(-1);
  expect(first, 'a home that takes bookings').toBeDefined();
  return [first ?? '', ...ids.filter((id) => id !== first)].slice(0, 4);
}

test.describe('inspections', () => {
  test.beforeEach(({ page }) => withoutPictures(page));

  test('a guest books one, confirms it by email, gets the calendar file, and cancels it', async ({ page, site }) => {
    const [home] = await homesToInspect(page, site);
    await page.goto(`${site.url}/listings/${home}`);
    await page
      .getByRole('button', { name: /^Book / })
      .first()
      .click();
    const form = page.getByRole('region', { name: /^Book / });
    await form.getByRole('textbox', { name: 'Your name' }).fill('Ana Lindqvist');
    await form.getByRole('textbox', { name: 'Email' }).fill('ana.inspects@example.com');
    await form.getByRole('button', { name: 'Book inspection' }).click();
    await expect(form.getByRole('status')).toBeFocused();
    await expect(form.getByRole('status')).toContainText('Check your email to confirm within 30 minutes');

    const mail = await mailTo(site, 'ana.inspects@example.com', /^Confirm your inspection/);
    await page.goto(/https?:\/\/\S+\/inspections\/\S+/.exec(mail.text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm booking' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re booked in' })).toBeVisible();
    const booked = await mailTo(site, 'ana.inspects@example.com', /^Inspection booked/);
    expect(booked.attachments.map(({ name }) => name)).toEqual(['inspection.ics']);
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’ve cancelled this booking' })).toBeVisible();
  });

  test('a guest plans a day of saved homes and downloads it', async ({ page, site }) => {
    for (const home of await homesToInspect(page, site)) {
      await page.goto(`${site.url}/listings/${home}`);
      await page
        .getByRole('button', { name: /^Save / })
        .first()
        .click();
    }
    await page.goto(`${site.url}/shortlist`);
    await page.getByRole('link', { name: 'Plan inspections' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Inspection planner' })).toBeVisible();
    const chosen = page.getByRole('checkbox', { checked: true });
    await expect(chosen).not.toHaveCount(0);
    await expect(page.getByText(/^Arrive \d+:\d\d [ap]m$/)).toHaveCount(await chosen.count());
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /to your calendar$/ }).click();
    expect((await download).suggestedFilename()).toBe('inspections.ics');

    // "Book a place" leads to the open homes of the listing, and Back to the link.
    const book = page.getByRole('link', { name: /^Book a place/ }).first();
    await book.click();
    const opens = page.getByRole('heading', { name: 'Open homes' });
    await expect(opens).toBeFocused();
    await expect(opens).toBeInViewport();
    await page.goBack();
    await expect(book).toBeFocused();
  });
});
