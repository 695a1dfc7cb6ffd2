import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visibleToasts } from 'shared-platform/testing';
import { applicantsSite } from '../testing/applicants-site.tsx';

let site: Awaited<ReturnType<typeof applicantsSite>>;
beforeAll(async () => {
  site = await applicantsSite();
});
afterAll(() => site.backend.close());

const button = () => screen.getByRole('button', { name: 'Send application' });

/** Opens the last step and ticks the consent. Runs `complete` in place of the first request that completes the part. */
async function openLastStep(token: string, complete?: () => Promise<Response>) {
  let first = complete;
  await site.open(`/applications/${token}?step=send`, (input, init) => {
    if (first === undefined || !String(input).endsWith('/api/application-completions'))
      return site.asGuest(input, init);
    const response = first();
    first = undefined;
    return response;
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^My part is complete/ }));
}

it('shows why nothing was sent when the server does not respond, and sends on the next press', async () => {
  const { token } = await site.anApplication();
  let disconnect = () => {};
  await openLastStep(
    token,
    () => new Promise((_, reject) => (disconnect = () => reject(new TypeError('Failed to fetch')))),
  );
  await userEvent.click(button());
  await waitFor(() => expect(button()).toBeDisabled());
  expect(screen.queryByRole('alert')).toBeNull();

  act(disconnect);
  const failure = await screen.findByRole('alert', { name: 'Not sent' });
  expect(failure).toHaveTextContent('Check your connection and try again. Your details are still here.');
  expect(failure).toHaveFocus();
  expect(button()).toBeEnabled();
  expect(visibleToasts()).toEqual([]);

  await userEvent.click(button());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your application was sent' })).toBeVisible();
  expect(visibleToasts()).toMatchObject([{ kind: 'success', message: 'Application sent' }]);
});

it('shows what another tab has saved before it sends that', async () => {
  const { token } = await site.anApplication();
  await openLastStep(token);
  const { version } = await site.view(token);
  await site.post('/api/application-parts', { token, version, part: { currentAddress: '1 Other Tab Street' } });

  await userEvent.click(button());
  const failure = await screen.findByRole('alert', { name: 'Not sent' });
  expect(failure).toHaveTextContent('This application changed in another tab. Here’s the latest.');
  expect(screen.getByText('1 Other Tab Street')).toBeVisible();
  expect((await site.view(token)).status).toBe('draft');

  await userEvent.click(button());
  expect(await screen.findByRole('heading', { level: 1, name: 'Your application was sent' })).toBeVisible();
  expect((await site.view(token)).part).toEqual({ currentAddress: '1 Other Tab Street' });
});

it('removes the message about a failure when the consent is withdrawn', async () => {
  const { token } = await site.anApplication();
  await openLastStep(token, () => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.click(button());
  expect(await screen.findByRole('alert', { name: 'Not sent' })).toBeVisible();
  const consent = screen.getByRole('checkbox', { name: /^My part is complete/ });
  await userEvent.click(consent);
  await userEvent.click(button());
  expect(screen.queryByRole('alert', { name: 'Not sent' })).toBeNull();
  expect(consent).toHaveFocus();
});
