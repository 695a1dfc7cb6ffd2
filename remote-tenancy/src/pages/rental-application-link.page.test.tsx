import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicantsSite } from '../applications/testing/applicants-site.tsx';

let site: Awaited<ReturnType<typeof applicantsSite>>;
beforeAll(async () => {
  site = await applicantsSite();
});
afterAll(() => site.backend.close());

const open = (token: string, fetch = site.asGuest) => site.open(`/applications/${token}`, fetch);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a link without a part', () => {
  it('explains a home that is off the market', async () => {
    const { token, listing } = await site.anApplication();
    await site.asOwner('POST', `/api/listings/${listing.id}/status`, { status: 'leased' });
    await open(token);
    expect(await title('This home no longer accepts applications')).toBeVisible();
  });

  it('rejects an incomplete or made-up link, and requests it once', async () => {
    for (const token of ['short', 'x'.repeat(43)]) {
      site.requested.length = 0;
      const { unmount } = await open(token);
      expect(await title('This link isn’t valid')).toBeVisible();
      await act(async () => void dispatchEvent(new Event('visibilitychange')));
      expect(site.requested.filter((url) => url.includes('/api/application-views'))).toHaveLength(1);
      unmount();
    }
  });

  it('shows an error with a retry button', async () => {
    const { token } = await site.anApplication();
    let broken = true;
    await open(token, async (input, init) => (broken ? new Response('', { status: 503 }) : site.asGuest(input, init)));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your application');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('About you')).toBeVisible();
  });
});
