import type { Browser } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { countFullLoads, expect, openAs, test } from './verandah.ts';

const page = 'src/pages/renting-rules.page.tsx';
const path = '/renting-rules';

const latest = async (site: RunningSite): Promise<string> =>
  (await (await fetch(`${site.url}/builds/latest.json`)).json()).id;

/** Sends a POST as a page of the site does, from this address. */
async function post(site: RunningSite, url: string, address: string): Promise<string> {
  const headers = { origin: site.url, 'x-forwarded-for': address };
  const response = await fetch(site.url + url, { method: 'POST', headers });
  return response.text();
}

const newTicket = async (site: RunningSite, address: string) =>
  post(site, `/builds/tickets?build=${await latest(site)}`, address);

const report = (site: RunningSite, ticket: string, query: string, address: string) =>
  post(site, `/builds/reports?ticket=${encodeURIComponent(ticket)}&${query}`, address);

test('a release stays live while forged reports say that it fails', async ({ site }) => {
  const target = await site.publishEdited('remote-tenancy', [
    { file: page, change: (source) => source.replace('Choose your state.', 'Choose a state.') },
  ]);
  const said = await site.watchReleases();
  const live = await site.promote(target);
  await expect.poll(() => newTicket(site, '192.0.2.1')).not.toBe('');
  for (let visitor = 1; visitor <= 25; visitor += 1) {
    const address = `192.0.2.${visitor}`;
    await report(site, await newTicket(site, address), 'loaded=shell&loaded=remote-tenancy', address);
  }

  const failed = 'failed=remote-tenancy&failed=shell';
  const attacker = '198.51.100.1';
  const ticket = await newTicket(site, attacker);
  // Without a ticket, and with changed tickets, from any number of addresses.
  for (let address = 1; address <= 200; address += 1) {
    await report(site, '', failed, `203.0.113.${address}`);
    await report(
      site,
      ticket.replace(/~[\w-]{12}~/, `~${String(address).padStart(12, 'A')}~`),
      failed,
      `203.0.113.${address}`,
    );
  }
  // One ticket 1,000 times, from any number of addresses.
  for (let time = 0; time < 1_000; time += 1) await report(site, ticket, failed, `203.0.113.${time % 200}`);
  // One client that opens the page 200 times, each time with a ticket of its own.
  for (let visit = 0; visit < 200; visit += 1) {
    await fetch(site.url + path, { headers: { 'x-forwarded-for': attacker } }).then((response) => response.text());
    await report(site, await newTicket(site, attacker), failed, attacker);
  }
  // The releases are checked every two seconds. Nothing happens, so there is nothing to wait for.
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect(await latest(site)).toBe(live);
  expect(said.filter((line) => line.includes(target))).toEqual([]);
});

/**
 * Opens the page as a visitor with this address, and stays until the page has reported how the release works. Returns
 * the report, without the ticket.
 */
async function visit(browser: Browser, site: RunningSite, address: string): Promise<string> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  const tab = await context.newPage();
  const [reported] = await Promise.all([
    tab.waitForResponse((response) => response.url().includes('/builds/reports'), { timeout: 60_000 }),
    tab.goto(site.url + path),
  ]);
  await context.close();
  const sent = new URL(reported.url()).searchParams;
  sent.delete('ticket');
  return sent.toString();
}

test('a harmful release is in quarantine within 60 s at one visit per second, and a half-typed form stays', async ({
  page: tab,
  browser,
  site,
}) => {
  test.setTimeout(300_000);
  const target = await site.publishEdited('remote-tenancy', [
    {
      file: page,
      change: (source) =>
        source.replace(/export function Component\(\)[^{]*\{/, (start) => `${start}\n  throw new Error('harmful');\n`),
    },
  ]);
  const said = await site.watchReleases();
  const harmful = await site.promote(target);
  const since = performance.now();
  await openAs(tab, site, 'jack@example.com', '/properties/create');
  const street = tab.getByRole('combobox', { name: 'Address' });
  await street.fill('8 Quarantine Road');
  const fullLoads = await countFullLoads(tab);

  // The others send what the first one's browser has sent: two processors do not start a browser every second.
  const sent = await visit(browser, site, '198.18.0.1');
  for (let visitor = 2; (await latest(site)) === harmful && visitor <= 100; visitor += 1) {
    const address = `198.18.0.${visitor}`;
    await report(site, await newTicket(site, address), sent, address);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  expect(await latest(site)).not.toBe(harmful);
  expect(performance.now() - since, 'milliseconds from the promotion to the quarantine').toBeLessThan(60_000);

  await expect(tab.getByRole('region', { name: 'New version' })).toBeVisible();
  await expect(street).toHaveValue('8 Quarantine Road');
  expect(fullLoads(), 'the form is not interrupted').toBe(0);

  const visitor = await browser.newPage();
  await visitor.goto(site.url + path);
  await expect(visitor.getByRole('heading', { name: 'Renting rules by state', level: 1 })).toBeVisible();
  await expect(visitor.getByRole('alert')).toHaveCount(0);
  await visitor.close();

  expect(said.filter((line) => line.includes(target))).toEqual([expect.stringContaining(`${target} failed at`)]);
  const mail = (await site.mails()).find(({ subject }) => subject.includes('is in quarantine'));
  expect(mail).toMatchObject({ to: 'tenancy@verandah.example', subject: `${target} is in quarantine` });
  await expect(site.promote(target)).rejects.toThrow('--lift-quarantine');
});
