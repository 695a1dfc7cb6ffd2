import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { toast } from 'shared-platform';
import definition from '../remote.ts';
import * as listing from './listing.page.tsx';

const ownerId = '10000000-0000-4000-8000-000000000001';
const tomorrow = new Date(Date.now() + 86_400_000);
const opens = [{ startAt: tomorrow, endAt: new Date(tomorrow.getTime() + 1_800_000) }];

let backend: InProcessBackend;
let saved: string[];
/** Replaces the responses of the backend. */
let proxy: (() => Response) | null;

beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());
beforeEach(() => {
  saved = [];
  proxy = null;
  URL.createObjectURL = () => '#file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the calendar of a listing', () => {
  const openListing = async () => {
    const { id } = await backend.insert.listing({ ownerId, opens });
    const fetch: typeof globalThis.fetch = async (input, init) => proxy?.() ?? backend.fetch(input, init);
    await renderPage({ definition, pages: { listing }, url: `/listings/${id}`, backend: { ...backend, fetch } });
    return screen.findByRole('link', { name: /^Add .+ to your calendar$/ });
  };

  it('is saved when it is complete', async () => {
    await userEvent.click(await openListing());
    await waitFor(() => expect(saved).toEqual(['open-homes.ics']));
  });

  it.each([
    ['HTML', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
    ['empty', () => new Response('', { headers: { 'content-type': 'text/calendar' } })],
    ['truncated', () => new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } })],
    ['missing', () => new Response('', { status: 404 })],
  ])('(b.78) is not saved when it is %s, and a toast says so', async (_what, broken) => {
    const error = jest.spyOn(toast, 'error');
    const link = await openListing();
    proxy = broken;
    await userEvent.click(link);
    await waitFor(() => expect(error).toHaveBeenCalledWith('We couldn’t download the calendar. Try again.'));
    expect(saved).toEqual([]);
  });
});
