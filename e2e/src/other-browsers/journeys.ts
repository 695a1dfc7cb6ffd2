import { randomInt } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import type { Tab } from './tab.ts';

export type Journey = (site: RunningSite, newTab: () => Promise<Tab>) => Promise<void>;

const account = { role: 'button', name: /^Account of/i };
const signedOutPage = { role: 'heading', name: /^Signed out$/ };
const tryAgain = { role: 'button', name: /^Try again$/i };
const restoredDraft = { text: /^You’re back where you left off$/ };

/** Opens a private page. It leads to the login service and back. */
async function openAs(tab: Tab, site: RunningSite, email: string, path: string): Promise<void> {
  await tab.open(site.url + path);
  await tab.isAt(new RegExp(`^${site.identityUrl}/`));
  await tab.fill(/^Email/, email);
  await tab.fill(/^Password/, 'verandah-demo');
  await tab.press({ role: 'button', name: /^Sign in$/ });
  await tab.isAt(new RegExp(`^${site.url}${path}$`));
}

async function signOut(tab: Tab): Promise<void> {
  await tab.press(account);
  await tab.press({ role: 'button', name: /^Sign out$/i });
  await tab.isAt(/\/search/);
}

const visitor: Journey = async (site, newTab) => {
  const tab = await newTab();
  await tab.open(`${site.url}/search/lease/residential`);
  await tab.shows({ role: 'article' });
  await tab.fill(/suburb/i, 'richm');
  await tab.press({ role: 'option', name: /Richmond.*VIC.*3121/ });
  await tab.isAt(/suburb=richmond-vic-3121/);
  await tab.press({ role: 'link', inside: 'article' });
  await tab.isAt(/\/listings\//);
  await tab.shows({ role: 'heading', name: /^Location$/ });
};

const signInAndOut: Journey = async (site, newTab) => {
  const tab = await newTab();
  await openAs(tab, site, 'olivia@example.com', '/properties');
  await tab.shows({ role: 'heading', name: /^Properties$/ });
  // The session survives a full load.
  await tab.reload();
  await tab.shows(account);
  await signOut(tab);
  await tab.hides(account);
  await tab.open(`${site.url}/properties`);
  await tab.isAt(new RegExp(`^${site.identityUrl}/`));
};

const owner: Journey = async (site, newTab) => {
  const tab = await newTab();
  await openAs(tab, site, 'olivia@example.com', '/properties');
  await tab.press({ role: 'link', inside: 'article' });
  await tab.isAt(/\/properties\/[0-9a-f-]{36}$/);
  for (const [link, path] of [
    [/^Tenancies$/, /\/tenancies$/],
    [/^Orders$/, /\/order-history$/],
    [/^Overview$/, /\/properties\/[0-9a-f-]{36}$/],
  ] as const) {
    await tab.press({ role: 'link', name: link });
    await tab.isAt(path);
    await tab.hides({ role: 'alert' });
  }
};

const editor: Journey = async (site, newTab) => {
  const tab = await newTab();
  await openAs(tab, site, 'jack@example.com', '/properties/create');
  // The browsers share a site, and the form warns about an address that the owner already has.
  const street = `${randomInt(1, 10_000)} Wattle Lane`;
  await tab.fill(/^Address/, `${street}, Fitzroy`);
  await tab.press({ role: 'option', name: new RegExp(`${street}, Fitzroy VIC 3065`) });
  await tab.press({ role: 'button', name: /^Add property$/ });
  await tab.isAt(/\/properties\/[0-9a-f-]{36}$/);
  await tab.press({ role: 'link', name: /^Listings$/ });
  await tab.press({ role: 'link', name: /^Create a listing$/ });
  await tab.press({ role: 'radio', name: /^For sale A price/ });
  await tab.press({ role: 'button', name: /^Create the listing$/ });
  await tab.isAt(/\/edit\/property-details$/);
  await tab.fill(/^Bedrooms/, '3');
  await tab.shows({ text: /^Saved \d/ });
  await tab.press({ role: 'link', name: /^Continue to price$/ });
  await tab.fill(/^Price/, '1,250,000');
  await tab.shows({ text: /^Saved \d/ });
  await tab.reload();
  await expect.poll(() => tab.value(/^Price/)).toMatch(/1,250,000/);
};

const brokenRemote: Journey = async (site, newTab) => {
  const tab = await newTab();
  await openAs(tab, site, 'olivia@example.com', '/properties');
  const files = join(site.assets, 'remote-checkout');
  await rename(files, `${files}.gone`);
  try {
    await tab.open(`${site.url}/subscriptions`);
    await tab.shows(tryAgain);
    await tab.press({ role: 'link', name: /^Properties$/ });
    await tab.shows({ role: 'article' });
    await tab.open(`${site.url}/subscriptions`);
    await tab.shows(tryAgain);
  } finally {
    await rename(`${files}.gone`, files);
  }
  await tab.press(tryAgain);
  await tab.shows({ role: 'heading', name: /^Subscriptions$/ });
};

const unsavedWork: Journey = async (site, newTab) => {
  const tab = await newTab();
  await openAs(tab, site, 'olivia@example.com', '/properties/create');
  await tab.fill(/^Address/, '7 Half Typed Street');
  await tab.reload();
  await tab.shows(restoredDraft);
  await expect.poll(() => tab.value(/^Address/)).toBe('7 Half Typed Street');
  // The draft contains all of the work, so nothing is asked.
  await tab.press({ role: 'link', name: /^Cancel$/ });
  await tab.isAt(/\/properties$/);
  await tab.open(`${site.url}/properties/create`);
  await tab.shows(restoredDraft);
};

/** Access tokens of the test site are valid for 15 s, so the tabs refresh them several times. */
const fiveTabs: Journey = async (site, newTab) => {
  const first = await newTab();
  await openAs(first, site, 'olivia@example.com', '/properties');
  const others: Tab[] = [];
  for (const path of ['/', '/subscriptions', '/tenant-checks', '/settings/profile']) {
    const tab = await newTab();
    await tab.open(site.url + path);
    others.push(tab);
  }
  const end = Date.now() + 40_000;
  while (Date.now() < end) {
    for (const tab of [first, ...others]) await tab.shows(account);
    await new Promise((done) => setTimeout(done, 2_000));
  }
  await signOut(first);
  for (const tab of others) {
    await tab.shows(signedOutPage);
    await tab.hides({ text: /olivia/i });
  }
};

/** WebGL is off in the tested Firefox, as on a machine without a graphics driver. */
const withoutWebgl: Journey = async (site, newTab) => {
  const tab = await newTab();
  await tab.open(`${site.url}/search/sale?view=map`);
  await tab.shows({ text: /The map needs WebGL.*Here’s the list instead/ });
  await tab.press({ role: 'link', inside: 'article' });
  await tab.isAt(/\/listings\//);
};

/** The journeys of every continuous integration run. */
export const shortJourneys: Record<string, Journey> = {
  'a visitor searches and opens a listing': visitor,
  'an owner signs in, reloads and signs out': signInAndOut,
};

/** The journeys of `pnpm test:long`. */
export const longJourneys: Record<string, Journey> = {
  ...shortJourneys,
  'an owner moves between the pages of a property': owner,
  'an owner adds a property and edits its listing': editor,
  'a remote without files affects only its own pages': brokenRemote,
  'a half-typed form survives a reload and another page': unsavedWork,
  'five tabs share a session and a sign-out': fiveTabs,
};

/** More journeys of `pnpm test:long`, in Firefox only. */
export const firefoxJourneys: Record<string, Journey> = {
  'a visitor without WebGL reads why there is a list instead of a map': withoutWebgl,
};
