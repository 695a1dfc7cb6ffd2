import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnersListingAsset } from 'shared-contract/listing/listing-asset';
import { editorSite, olivia } from '../editor/testing/editor-site.tsx';
import * as page from './edit-media.page.tsx';

let site: Awaited<ReturnType<typeof editorSite>>;
beforeAll(async () => {
  site = await editorSite('media', page);
});
afterAll(() => site.backend.close());

const publicList = () => screen.findByRole('list', { name: 'Visitors can download' });
const privateList = () => screen.findByRole('list', { name: 'Only you can see' });

/** jsdom lays nothing out, and the drag library moves by what it measures: two lists side by side, rows of 40 px. */
function layListsOut() {
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const lists = [...document.querySelectorAll('ul')];
    const column = lists.findIndex((list) => list.contains(this));
    if (column === -1) return new DOMRect(0, 0, 800, 800);
    const row = [...(lists[column]?.children ?? [])].findIndex((item) => item.contains(this));
    return row === -1 ? new DOMRect(column * 400, 0, 400, 400) : new DOMRect(column * 400, row * 40, 400, 40);
  });
}

async function aListingWithDocuments(...fileNames: string[]) {
  const { id } = await site.aListing();
  for (const [index, fileName] of fileNames.entries()) {
    const own = { ownerId: olivia.id, listingId: id, fileName, position: index + 1 };
    await site.backend.insert.documentAsset({ ...own, isPublic: fileName.startsWith('public') });
  }
  const stored = async (): Promise<OwnersListingAsset[]> =>
    (await (await site.backend.inject({ url: `/api/listings/${id}/assets` }, olivia)).json()).member;
  return { id, stored };
}

it('moves a document to the list of public documents with the keyboard', async () => {
  const { id, stored } = await aListingWithDocuments('public.pdf', 'contract.pdf');
  await site.open(id);
  const handle = await within(await privateList()).findByRole('button', { name: 'Move contract.pdf' });
  layListsOut();
  const [space, left] = [32, 37];
  handle.focus();
  for (const keyCode of [space, left, space]) fireEvent.keyDown(handle, { keyCode });
  const dropped = handle.closest('li');
  const landed = Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'transform' });
  if (dropped) fireEvent(dropped, landed);
  await waitFor(async () => expect((await stored()).filter(({ isPublic }) => isPublic)).toHaveLength(2));
  jest.restoreAllMocks();
  expect(await within(await publicList()).findByRole('button', { name: 'Move contract.pdf' })).toBeVisible();
  expect(within(await privateList()).queryByRole('button', { name: 'Move contract.pdf' })).toBeNull();
});

it('moves a document to the other list with its switch, which keeps the focus', async () => {
  const { id, stored } = await aListingWithDocuments('contract.pdf');
  await site.open(id);
  await userEvent.click(await screen.findByRole('switch', { name: 'Visitors can download contract.pdf' }));
  const moved = await within(await publicList()).findByRole('switch', { name: 'Visitors can download contract.pdf' });
  expect(moved).toBeChecked();
  expect(moved).toHaveFocus();
  await waitFor(async () => expect(await stored()).toMatchObject([{ isPublic: true }]));
});
