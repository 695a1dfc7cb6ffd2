import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

const address = { streetAddress: 'Sample home, 12 Wattle Street', suburb: 'Richmond', state: 'VIC', postcode: '3121' };
const fullAddress = 'Sample home, 12 Wattle Street, Richmond VIC 3121';
const property = {
  '@id': '/api/properties/p1',
  '@type': 'ResidentialProperty',
  id: 'p1',
  propertyType: { name: 'Residential' },
  category: { name: 'House' },
  address: { ...address, fullAddress },
  timeZone: 'Australia/Melbourne',
  listings: [],
  ownershipDocuments: [],
};
const remotes = [
  aRemote('remote-main', [
    { path: '/properties', page: 'properties' },
    { path: '/properties/:propertyId', page: 'overview', layout: 'property-dashboard', guards: ['property'] },
  ]),
];
const dialogTitle = 'Clear the sample data?';

let writes: string[];
let isSample: boolean;
let isBroken: boolean;
beforeEach(() => {
  writes = [];
  isSample = true;
  isBroken = false;
});

async function respond(url: string, init: RequestInit): Promise<Response> {
  const path = new URL(url).pathname;
  if (init.method === 'DELETE') {
    writes.push(path);
    if (isBroken) return new Response('', { status: 503 });
    isSample = false;
    return new Response(null, { status: 204 });
  }
  if (path !== '/api/sample-data') return Response.json({ ...property, sample: isSample });
  const found = isSample ? { '@id': property['@id'], id: 'p1', fullAddress } : null;
  return Response.json({ '@id': path, '@type': 'SampleData', property: found });
}

const open = (path: string) => openSite(path, { remotes, session: signedIn, respond });
const press = (name: string, area: Pick<typeof screen, 'getByRole'> = screen) =>
  userEvent.click(area.getByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog', { name: dialogTitle }));

it('has a notice on the property’s pages, and is cleared after a confirmation that says what is removed', async () => {
  const { router } = await open('/properties/p1');
  const notice = within(await screen.findByRole('region', { name: 'Sample data' }));
  expect(notice.getByText('This is sample data. Clear it when you’re ready.')).toBeVisible();
  await press('Clear sample data', notice);
  const question = await dialog();
  expect(question.getByText(/removes the sample home with its listing, enquiries/)).toBeVisible();
  expect(writes).toEqual([]);
  await press('Clear sample data', question);
  await waitFor(() => expect(router.state.location.pathname).toBe('/properties'));
  expect(writes).toEqual(['/api/sample-data']);
  expect(await screen.findByText('Sample data cleared')).toBeVisible();
});

it('has no notice on another property', async () => {
  isSample = false;
  await open('/properties/p1');
  expect(await screen.findByRole('navigation', { name: 'This property' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Sample data' })).toBeNull();
});

it('is cleared in the profile, which says so', async () => {
  await open('/settings/profile');
  expect(await screen.findByRole('link', { name: fullAddress })).toHaveAttribute('href', '/properties/p1');
  await press('Clear sample data');
  await press('Clear sample data', await dialog());
  const result = await screen.findByText('You have no sample data.');
  await waitFor(() => expect(result).toHaveFocus());
  expect(writes).toEqual(['/api/sample-data']);
});

it('stays, with the reason in the dialog, when it cannot be cleared', async () => {
  isBroken = true;
  await open('/settings/profile');
  expect(await screen.findByRole('link', { name: fullAddress })).toBeVisible();
  await press('Clear sample data');
  const question = await dialog();
  await press('Clear sample data', question);
  expect(await question.findByText(/couldn’t clear the sample data/)).toBeVisible();
  await press('Keep it', question);
  expect(screen.getByRole('link', { name: fullAddress })).toBeVisible();
});
