import type { Page } from '@playwright/test';
import { startFault } from './faults/fault.ts';
import { endSessionAtServer, expiredModal } from './signed-in.ts';
import { countFullLoads, expect, openAs, signInAs, test } from './verandah.ts';

const street = (page: Page) => page.getByRole('combobox', { name: 'Address' });
const notice = (page: Page) => page.getByRole('region', { name: 'New version' });

/** Accepts the browser's question before a page with unsaved work is left. */
function browserQuestions(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  return questions;
}

test('a half-typed form survives its session: modal, countdown, login, the same page with the draft (c.47)', async ({
  page,
  site,
  context,
}) => {
  await openAs(page, site, 'olivia@example.com', '/properties/create?from=home');
  await street(page).fill('7 Half Typed Street');
  await page.getByLabel('Bedrooms').fill('3');
  const questions = browserQuestions(page);

  await endSessionAtServer(context, site);
  const modal = expiredModal(page);
  await expect(modal).toBeVisible({ timeout: 30_000 });
  await expect(modal).toContainText(/You will be redirected to the login page in [1-5] seconds/);
  await expect(modal).toContainText(/Reason: \S+/);
  await page.waitForURL((url) => url.origin === site.identityUrl, { timeout: 30_000 });
  expect(questions, 'nothing is lost, so nothing is asked').toEqual([]);

  await signInAs(page, 'olivia@example.com');
  await page.waitForURL(`${site.url}/properties/create?from=home`);
  await expect(street(page)).toHaveValue('7 Half Typed Street');
  await expect(page.getByLabel('Bedrooms')).toHaveValue('3');
  await expect(page.getByText('You’re back where you left off')).toBeVisible();
});

test('a release during unsaved work is offered, never forced; after saving, the next page is a full load (b.63, b.64, b.66)', async ({
  page,
  site,
}) => {
  await openAs(page, site, 'jack@example.com', '/properties/create');
  await street(page).fill('8 Released Road');
  const fullLoads = await countFullLoads(page);
  const target = await site.publishEdited('remote-tenant-checks', [
    { file: 'src/remote.ts', change: (source) => source.replace("label: 'Tenant checks'", "label: 'Checks'") },
  ]);
  // Pages look for a new build every two seconds here, and every five minutes on a real site.
  const release = startFault(['b.63', 'b.64'], 30_000);
  await site.promote(target);
  await release.seen(notice(page));
  await expect(street(page)).toHaveValue('8 Released Road');
  expect(fullLoads(), 'no forced reload').toBe(0);

  await street(page).fill('8 Released Road, richm');
  await page.getByRole('option', { name: '8 Released Road, Richmond VIC 3121' }).click();
  await page.getByRole('button', { name: 'Add property' }).click();
  await expect(page).toHaveURL(/\/properties\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fullLoads(), 'once saved, the next page comes from the new build').toBe(1);
  await expect(page.getByRole('link', { name: 'Checks', exact: true }).first()).toBeVisible();
  release.recovered('the form goes on; once it is saved, the next page is a full load');

  // The user goes back and accepts the offer.
  await page.goto(`${site.url}/properties/create`);
  await street(page).fill('9 Taken Terrace');
  const questions = browserQuestions(page);
  const rollBack = startFault(['b.66'], 30_000);
  await site.rollBack('remote-tenant-checks');
  await rollBack.seen(notice(page));
  await notice(page).getByRole('button', { name: 'Reload now' }).click({ timeout: 30_000 });
  await expect(page.getByText('You’re back where you left off')).toBeVisible();
  await expect(street(page)).toHaveValue('9 Taken Terrace');
  expect(questions, 'a saved draft raises no question').toEqual([]);
  rollBack.recovered('Reload now restores the form from its draft');
});
