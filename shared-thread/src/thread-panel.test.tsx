import { describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResourceQuery } from 'shared-api';
import type { Thread } from 'shared-contract/thread/thread';
import { inRouter } from 'shared-platform/testing';
import { ThreadPanel } from './thread-panel.tsx';

const step = { status: null, date: null, isCurrent: false };
const thread: Thread = {
  '@id': '/api/properties/p/threads/application/a',
  '@type': 'Thread',
  steps: [
    { ...step, kind: 'enquiry', id: 'e', label: 'Enquiry', status: 'replied', date: '2026-11-05', address: '/enquiry' },
    { ...step, kind: 'application', id: 'a', label: 'Application', status: 'approved', address: '/a', isCurrent: true },
    { ...step, kind: 'later', id: 'x', label: 'Handover', status: 'keysReturned', address: '/handover' },
  ],
  nextStep: { text: 'Create the agreement', address: '/create', isHere: false },
};

function open(load: () => Promise<Thread>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const query: ResourceQuery<Thread> = {
    queryKey: ['thread'],
    queryFn: async () => ({ body: await load(), etag: null }),
    select: ({ body }) => body as Thread,
  };
  const page = (
    <MantineProvider>
      <QueryClientProvider client={client}>
        <ThreadPanel label="Before and after this application" query={query} version={undefined} />
      </QueryClientProvider>
    </MantineProvider>
  );
  const { element, pathname } = inRouter(page);
  render(element);
  return pathname;
}
const panel = () => within(screen.getByRole('navigation', { name: 'Before and after this application' }));

describe('ThreadPanel', () => {
  it('links the steps before and after the current one, with status and date', async () => {
    open(async () => thread);
    const before = await screen.findByRole('link', { name: /^Enquiry/ });
    expect(before).toHaveTextContent('EnquiryReplied5 Nov 2026');
    expect(before).toHaveAttribute('href', '/enquiry');
    expect(panel().queryByRole('link', { name: /^Application/ })).toBeNull();
    expect(panel().getByText('Approved').closest('[aria-current]')).toHaveAttribute('aria-current', 'step');
  });

  it.each([
    ['pending', 'OfferPending18 Nov 2026'],
    ['received', 'OfferReceived18 Nov 2026'],
    ['countered', 'OfferCounteredReceived 18 Nov 2026'],
    ['rejected', 'OfferDeclinedReceived 18 Nov 2026'],
    ['withdrawn', 'OfferWithdrawnReceived 18 Nov 2026'],
    ['expired', 'OfferExpiredReceived 18 Nov 2026'],
  ])('does not date the status of an offer that is %s by the day on which the offer was made', async (status, text) => {
    const offer = { ...step, kind: 'offer', id: 'o', label: 'Offer', status, date: '2026-11-18', address: '/offer' };
    open(async () => ({ ...thread, steps: [offer] }));
    expect(await screen.findByRole('link', { name: /^Offer/ })).toHaveTextContent(text);
  });

  it('says that the date of a tenancy is its first day, whatever its status', async () => {
    const tenancy = { ...step, kind: 'tenancy', id: 't', label: 'Tenancy', status: 'ended', date: '2024-11-01' };
    open(async () => ({ ...thread, steps: [{ ...tenancy, address: '/tenancy' }] }));
    expect(await screen.findByRole('link', { name: /^Tenancy/ })).toHaveTextContent('TenancyEndedFrom 1 Nov 2024');
  });

  it('shows a step of a later release without its status', async () => {
    open(async () => thread);
    expect(await screen.findByRole('link', { name: 'Handover' })).toHaveAttribute('href', '/handover');
  });

  it('leads to the next step', async () => {
    const pathname = open(async () => thread);
    await userEvent.click(await screen.findByRole('link', { name: 'Create the agreement' }));
    expect(pathname()).toBe('/create');
  });

  it('names a next step of this page without a link, and says when nothing is left', async () => {
    open(async () => ({ ...thread, nextStep: { text: 'Decide on the application', address: '/a', isHere: true } }));
    expect(await screen.findByText('Decide on the application')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Decide on the application' })).toBeNull();
  });

  it('says when nothing is left to do', async () => {
    open(async () => ({ ...thread, nextStep: null }));
    expect(await screen.findByText('Nothing left to do here')).toBeVisible();
  });

  it('has a button on phones that shows the steps', async () => {
    open(async () => thread);
    const toggle = await screen.findByRole('button', { name: 'Step 2 of 3: Application', expanded: false });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(panel().getByRole('list')).toHaveAttribute('data-open');
  });

  it('says quietly that it failed, and tries again', async () => {
    let fails = true;
    open(async () => {
      if (fails) throw new Error('offline');
      return thread;
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('alert')).toBeNull();
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: /^Enquiry/ })).toBeVisible();
  });
});
