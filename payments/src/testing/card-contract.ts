import { expect, it } from '@jest/globals';
import { aPayment, type MissingAbility, type ProviderHarness, type TestCard } from './provider-harness.ts';

const failures: TestCard[] = [
  'declined',
  'insufficient-funds',
  'expired-card',
  'incorrect-security-code',
  'lost-or-stolen',
];

/** The tests of providers with cards. */
export function cardContract(harness: () => ProviderHarness, missing: readonly MissingAbility[]): void {
  it.each(failures)('fails with the code %s', async (card) => {
    const { provider, customer } = harness();
    const payment = await provider.start(aPayment({ cardToken: await customer.typeCard(card) }));
    expect(payment).toMatchObject({ status: 'failed', failureCode: card, nextAction: null });
  });

  it('returns the card without its number', async () => {
    const { provider, customer } = harness();
    const { card } = await provider.start(aPayment({ cardToken: await customer.typeCard('success') }));
    expect(card).toMatchObject({ brand: 'visa', lastFour: '4242' });
    expect(JSON.stringify(card)).not.toContain('4242424242424242');
  });

  if (!missing.includes('answered challenges')) challengeContract(harness);

  it('saves a card during a payment, and charges it later without the customer', async () => {
    const { provider, customer } = harness();
    const saved = await provider.vault?.createCustomer({ ...person, reference: aPayment().reference });
    const owner = { id: saved?.id ?? '', name: person.name, email: person.email };
    const first = await provider.start(
      aPayment({ cardToken: await customer.typeCard('success'), saveCard: true, customer: owner }),
    );
    const later = aPayment({ cardToken: first.card?.id ?? '', customer: owner, customerPresent: false });
    expect(await provider.start(later)).toMatchObject({ status: 'succeeded', card: { lastFour: '4242' } });
  });

  it('saves a card without a payment, and removes it', async () => {
    const { provider, customer } = harness();
    const saved = await provider.vault?.createCustomer({ ...person, reference: aPayment().reference });
    const owner = { id: saved?.id ?? '', name: person.name, email: person.email };
    const card = await provider.vault?.save(owner.id, await customer.typeCard('success'));
    expect(card).toMatchObject({ brand: 'visa', lastFour: '4242' });
    const charge = () => aPayment({ cardToken: card?.id ?? '', customer: owner, customerPresent: false });
    expect((await provider.start(charge())).status).toBe('succeeded');
    await provider.vault?.remove(card?.id ?? '');
    await provider.vault?.remove(card?.id ?? '');
    await expect(provider.start(charge())).rejects.toMatchObject({ name: 'ProviderRejection' });
  });

  it('creates a customer once for each reference', async () => {
    const { provider } = harness();
    const input = { ...person, reference: aPayment().reference };
    const first = await provider.vault?.createCustomer(input);
    expect(await provider.vault?.createCustomer(input)).toEqual(first);
  });
}

const person = { name: 'Olivia Nguyen', email: 'olivia@example.com' };

function challengeContract(harness: () => ProviderHarness): void {
  it('asks for a challenge, and takes the money when the customer approves', async () => {
    const { provider, customer } = harness();
    const started = await provider.start(aPayment({ cardToken: await customer.typeCard('challenge') }));
    expect(started).toMatchObject({ status: 'requiresAction', nextAction: { kind: 'challenge' } });
    await customer.answerChallenge(started, 'approve');
    expect(await provider.read(started.id)).toMatchObject({ status: 'succeeded', nextAction: null });
  });

  it('fails when the customer declines the challenge', async () => {
    const { provider, customer } = harness();
    const started = await provider.start(aPayment({ cardToken: await customer.typeCard('challenge') }));
    await customer.answerChallenge(started, 'decline');
    expect(await provider.read(started.id)).toMatchObject({ status: 'failed', failureCode: 'challenge-failed' });
  });
}
