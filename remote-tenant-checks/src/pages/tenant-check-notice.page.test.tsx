import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import { confirm, openCheckPage, press, section } from '../testing/check-pages.ts';

const olivia = { id: '10000000-0000-4000-8000-000000000037', firstName: 'Olivia', lastName: 'Nguyen' };
const today = localDateIn('Australia/Melbourne', new Date());

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

let id: string;
beforeEach(async () => {
  await backend.signInAs(olivia);
  const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id });
  const check = await backend.insert.tenantCheck({
    ownerId: olivia.id,
    propertyId,
    status: 'complete',
    completedAt: new Date(),
    expiresAt: new Date(Date.now() + 90 * 86_400_000),
    noticeDueOn: addDays(today, 7),
    result: {
      outcome: 'listed',
      searchedOn: today,
      databases: ['TICA'],
      isIdentityVerified: true,
      listings: [
        {
          database: 'TICA',
          listedBy: 'Harbour Property Management',
          listedOn: '2024-03-04',
          reason: 'Rent arrears at the end of the tenancy',
          contact: 'TICA, PO Box 120, Concord NSW 2137',
        },
      ],
    },
  });
  id = check.id;
});

it('does not look like a clean result in the list while the notice is due', async () => {
  await openCheckPage(backend, olivia, '/tenant-checks');
  const heading = await screen.findByRole('heading', { level: 2, name: 'Zoë Žižka' });
  const row = within(heading.closest('li') as HTMLElement);
  expect(row.getByText('Notice due')).toHaveAttribute('data-tone', 'attention');
  expect(row.queryByText('Complete')).toBeNull();
});

it('keeps the focus after the notice was sent while the result is open', async () => {
  await openCheckPage(backend, olivia, addresses.tenantCheck(id));
  expect(await screen.findByText('Notice due')).toBeVisible();
  await userEvent.click((await section('Result')).getByRole('button', { name: 'Open the result' }));
  expect(await screen.findByText('1 entry found')).toBeVisible();
  await press('Send the notice');
  await confirm('Send the notice');
  const title = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.queryByText('Notice due')).toBeNull();
  expect(within(title.closest('header') as HTMLElement).getByText('Complete')).toBeVisible();
});
