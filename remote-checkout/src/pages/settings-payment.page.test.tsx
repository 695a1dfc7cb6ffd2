import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import { answerCardFields, fromCardFields } from '../testing/card-frame.ts';
import * as payment from './settings-payment.page.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const anOwner = () => ({ id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' });

const open = (as: ReturnType<typeof anOwner>) =>
  renderPage({ definition, pages: { 'settings-payment': payment }, url: '/settings/payment', as, backend });

const items = async () => (await screen.findAllByRole('listitem')).map((item) => item.textContent);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the saved cards', () => {
  it('have brand, last digits and expiry, the default one first', async () => {
    const owner = anOwner();
    const now = new Date();
    const thisMonth = { expiryMonth: now.getMonth() + 1, expiryYear: now.getFullYear() };
    await backend.insert.paymentMethod({ ownerId: owner.id, brand: 'mastercard', lastFour: '4444', ...thisMonth });
    await backend.insert.paymentMethod({ ownerId: owner.id, brand: 'amex', lastFour: '0005', expiryYear: 2020 });
    await backend.insert.paymentMethod({ ownerId: owner.id, isDefault: true });
    await open(owner);
    const [first, ...others] = await items();
    expect(first).toContain('Visa ending in 4242DefaultExpires 12/99');
    expect(others.join()).toContain('Mastercard ending in 4444Expires soon:');
    expect(others.join()).toContain('American Express ending in 0005Expired 12/20');
  });

  it('change their default', async () => {
    const owner = anOwner();
    await backend.insert.paymentMethod({ ownerId: owner.id, isDefault: true });
    await backend.insert.paymentMethod({ ownerId: owner.id, brand: 'mastercard', lastFour: '4444' });
    await open(owner);
    await userEvent.click(await screen.findByRole('button', { name: 'Make default: Mastercard ending in 4444' }));
    expect(await screen.findByRole('button', { name: 'Make default: Visa ending in 4242' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Make Mastercard/ })).toBeNull();
  });

  it('are removed after a confirmation', async () => {
    const owner = anOwner();
    await backend.insert.paymentMethod({ ownerId: owner.id });
    await open(owner);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
    const question = await dialog('Remove Visa ending in 4242?');
    await userEvent.click(question.getByRole('button', { name: 'Remove card' }));
    expect(await screen.findByText('No saved cards')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(visibleToasts()).toMatchObject([{ message: 'Visa ending in 4242 removed.' }]));
  });

  it('stay while a subscription uses them, and the dialog says what to do', async () => {
    const owner = anOwner();
    const { id } = await backend.insert.paymentMethod({ ownerId: owner.id });
    await backend.insert.subscription({ ownerId: owner.id, paymentMethodId: id });
    await open(owner);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Visa ending in 4242' }));
    const question = await dialog('Remove Visa ending in 4242?');
    await userEvent.click(question.getByRole('button', { name: 'Remove card' }));
    expect(await question.findByRole('link', { name: 'your subscriptions' })).toHaveAttribute(
      'href',
      '/settings/subscriptions',
    );
  });
});

describe('a new card', () => {
  it('is saved with the token of the provider’s fields', async () => {
    await open(anOwner());
    await userEvent.click(await screen.findByRole('button', { name: 'Add a card' }));
    expect(await screen.findByTitle<HTMLIFrameElement>('Card details')).toBeInTheDocument();
    const card = { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 };
    const token = `success-${crypto.randomUUID()}`;
    answerCardFields((requestId) => ({ type: 'verandah-card:token', requestId, token, card }));
    act(() => fromCardFields({ type: 'verandah-card:ready', height: 180 }));
    await userEvent.click(screen.getByRole('button', { name: 'Save card' }));
    await waitFor(async () => expect(await items()).toEqual([expect.stringContaining('Visa ending in 4242')]));
    expect(screen.queryByTitle('Card details')).toBeNull();
    expect(visibleToasts()).toMatchObject([{ message: 'Visa ending in 4242 saved.' }]);
  });

  it('stays in the form when the provider rejects it', async () => {
    await open(anOwner());
    await userEvent.click(await screen.findByRole('button', { name: 'Add a card' }));
    await screen.findByTitle<HTMLIFrameElement>('Card details');
    const message = 'Check the card number.';
    answerCardFields((requestId) => ({ type: 'verandah-card:failed', requestId, message }));
    act(() => fromCardFields({ type: 'verandah-card:ready', height: 180 }));
    await userEvent.click(screen.getByRole('button', { name: 'Save card' }));
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(screen.getByTitle('Card details')).toBeInTheDocument();
  });
});
