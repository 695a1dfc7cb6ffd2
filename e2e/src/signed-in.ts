import type { BrowserContext, Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { expect } from './verandah.ts';

export const account = (page: Page) => page.getByRole('button', { name: /^account of/i });
export const signedOutPage = (page: Page) => page.getByRole('heading', { name: 'Signed out' });
export const expiredModal = (page: Page) => page.getByRole('alertdialog', { name: 'Session Expired' });

/** Returns the headers with which a test calls the API as the user of this browser. */
export async function headersOfUser({ request }: BrowserContext, site: RunningSite): Promise<Record<string, string>> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { tokens } = await (await request.get(`${site.url}/api/auth/session`, { headers })).json();
  const { csrfToken } = await (await request.get(`${site.url}/api/auth/csrf-token`, { headers })).json();
  return { ...headers, authorization: `Bearer ${tokens.accessToken}`, 'x-csrf-token': csrfToken };
}

/** Ends this browser's session on the server, as the session list in another browser of the user would. */
export async function endSessionAtServer(context: BrowserContext, site: RunningSite): Promise<void> {
  const { request } = context;
  const asUser = await headersOfUser(context, site);
  const { member } = await (await request.get(`${site.url}/api/sessions`, { headers: asUser })).json();
  const mine = member.find((one: { current: boolean }) => one.current);
  expect((await request.delete(site.url + mine['@id'], { headers: asUser })).status()).toBe(204);
}

/**
 * Signs out through the menu and returns the wall-clock time of the click. The new document of the search shows that
 * the sign-out has reached the server; the address alone does not, because the page may already be the search.
 */
export async function signOut(page: Page): Promise<number> {
  await account(page).click();
  const button = page.getByRole('button', { name: /^sign out$/i });
  await button.evaluate((element) =>
    element.addEventListener('click', () => sessionStorage.setItem('pressed-at', String(Date.now())), {
      capture: true,
    }),
  );
  const returned = page.waitForEvent('domcontentloaded', (tab) => new URL(tab.url()).pathname.startsWith('/search'));
  await Promise.all([returned, button.click()]);
  return Number(await page.evaluate(() => sessionStorage.getItem('pressed-at')));
}
