import { alterEntry } from './faults/altered-entry.ts';
import { withComponent } from './faults/broken-container.ts';
import { expectFailureAndRepair, openBeforeFault, repairCode } from './faults/failing-page.ts';
import { startFault } from './faults/fault.ts';
import { expect, openAs, openMainLink, test } from './verandah.ts';

const crashes = [
  ['b.40', "() => { throw new Error('broken at first render'); }"],
  [
    'b.41',
    `() => {
      const [late, setLate] = react.useState(false);
      react.useEffect(() => void setTimeout(setLate, 300, true), []);
      if (late) throw new Error('broken at a later render');
      return react.createElement(Real);
    }`,
  ],
  [
    'b.42',
    `() => {
      react.useEffect(() => { throw new Error('broken in an effect'); }, []);
      return react.createElement(Real);
    }`,
  ],
] as const;

test('a page that throws has a notice in its place, and Try again shows it (b.40, b.41, b.42)', async ({
  page,
  site,
}) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  for (const [code, component] of crashes) {
    await test.step(code, async () => {
      await alterEntry(page, site, withComponent(component));
      await openBeforeFault(page, site);
      await expectFailureAndRepair(page, site, { codes: [code], repair: () => repairCode(page) });
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('a page that throws in a handler and a promise goes on, and each error is logged once (b.43, b.44)', async ({
  page,
  site,
}) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  const component = `() => {
    react.useEffect(() => {
      Promise.reject(new Error('the token of this page is gone'));
    }, []);
    const onClick = () => { throw new Error('broken in a handler'); };
    return react.createElement('div', null, react.createElement('button', { onClick }, 'Break'), react.createElement(Real));
  }`;
  await alterEntry(page, site, withComponent(component));
  await openBeforeFault(page, site);
  const heading = page.getByRole('heading', { level: 1, name: 'Tenant Checks' });
  const expectLoggedOnce = (text: string) =>
    expect
      .poll(() => site.logged.filter((line) => line.includes(text)))
      .toEqual([expect.stringContaining('remote-tenant-checks failed')]);

  const rejection = startFault(['b.44']);
  await openMainLink(page, 'Tenant checks');
  await rejection.seen(heading);
  await expectLoggedOnce('token of this page');

  const handler = startFault(['b.43']);
  await page.getByRole('button', { name: 'Break', exact: true }).click();
  await handler.seen(heading);
  await expectLoggedOnce('broken in a handler');
  await expect(page.getByRole('alert').or(page.getByRole('dialog')), 'no notice, no sign-in').toHaveCount(0);
  for (const fault of [rejection, handler]) fault.recovered('not needed: the page and the session go on');
});

test('a page that floods the history goes on, and the links of the site still open their pages (b.55)', async ({
  page,
  site,
}) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  const component = `() => {
    react.useEffect(() => {
      for (let step = 0; step < 150; step += 1) history.pushState(null, '', '/subscriptions?step=' + step);
    }, []);
    return react.createElement(Real);
  }`;
  await alterEntry(page, site, withComponent(component));
  await openBeforeFault(page, site);
  const fault = startFault(['b.55']);
  await openMainLink(page, 'Tenant checks');
  await fault.seen(page.getByRole('heading', { level: 1, name: 'Tenant Checks' }));
  await expect(page).toHaveURL(/step=149/);
  await page.getByRole('banner').getByRole('link', { name: 'Properties', exact: true }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/properties`);
  fault.recovered('not needed: the page stays, and links open other pages');
});

test('when the notice of an error throws, the page of the site for errors is shown below its header (b.45)', async ({
  page,
  site,
}) => {
  await openAs(page, site, 'olivia@example.com', '/properties');
  const component = `() => {
    const name = { get: () => { throw new Error('broken in the notice'); } };
    throw Object.defineProperty(new Error('broken at first render'), 'name', name);
  }`;
  await alterEntry(page, site, withComponent(component));
  await openBeforeFault(page, site);
  const fault = startFault(['b.45']);
  await openMainLink(page, 'Tenant checks');
  const again = page.getByRole('button', { name: 'Try again' });
  await fault.seen(page.getByRole('main').filter({ has: again }));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect.poll(() => site.logged.filter((line) => line.includes('broken in the notice'))).toHaveLength(1);
  await repairCode(page);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tenant Checks' })).toBeVisible();
  fault.recovered('Try again shows the page, without a reload');
});
