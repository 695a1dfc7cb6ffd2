import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import type { Pricing } from 'shared-contract/listing/listing';
import definition from '../remote.ts';
import { AlwaysNear } from '../testing/always-near.ts';
import * as listing from './listing.page.tsx';

const ownerId = '10000000-0000-4000-8000-000000000001';
let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const Observer = window.IntersectionObserver;
beforeEach(() => {
  window.IntersectionObserver = AlwaysNear;
});
afterEach(() => {
  window.IntersectionObserver = Observer;
});

const price = (dollars: number): Pricing => ({ displayType: 'value', displayValue: { value: `${dollars}.00` } });
const brisbane = { suburb: 'New Farm', state: 'QLD', postcode: '4005', timeZone: 'Australia/Brisbane' } as const;
const adelaide = { suburb: 'Norwood', state: 'SA', postcode: '5067', timeZone: 'Australia/Adelaide' } as const;

type Init = Parameters<InProcessBackend['insert']['listing']>[0];

async function open(init: Partial<Init>) {
  const { id } = await backend.insert.listing({ ownerId, type: 'sale', pricing: price(800_000), ...init });
  const page = await renderPage({ definition, pages: { listing }, url: `/listings/${id}`, backend });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

/** What the page reserves for the section, before its code has loaded. */
const place = () => document.querySelector<HTMLElement>('[data-price]');
const costs = () => screen.findByRole('region', { name: 'Cost of buying' });
/** The amount of a term in the estimate, with its hint. */
const amountOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const field = (label: string) =>
  within(screen.getByRole('region', { name: 'Cost of buying' })).getByLabelText(new RegExp(`^${label}`));
async function type(label: string, text: string) {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
}

describe('the cost of buying', () => {
  it('shows duty, cash and repayments of a home in Victoria', async () => {
    await open({});
    expect(place()).toContainElement(await costs());
    expect(field('Price')).toHaveValue('800,000');
    expect(screen.getByText('$160,000 of the price.')).toBeVisible();
    expect(amountOf('Stamp duty')).toHaveTextContent(/^\$43,070$/);
    expect(amountOf('Cash you need')).toHaveTextContent(/^\$203,070$/);
    expect(amountOf('Loan')).toHaveTextContent('$640,00080% of the price');
    expect(amountOf('Repayments per month')).toHaveTextContent('$3,837about $885 per week');
    expect(amountOf('Interest over 30 years')).toHaveTextContent('$741,364');
    const total = within(screen.getByRole('list', { name: 'What the total consists of' }));
    expect(total.getAllByRole('listitem').map((part) => part.textContent?.trim())).toEqual([
      'Price $800,000',
      'Stamp duty $43,070',
      'Interest $741,364',
    ]);
    expect(screen.getByText(/An estimate, not advice. Rates from 1 Jul 2021/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'State Revenue Office Victoria' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/www\.sro\.vic\.gov\.au\//),
    );
  });

  it('applies the concessions of Queensland, and asks whether the home of a first home buyer is new', async () => {
    await open({ property: brisbane });
    await costs();
    expect(amountOf('Stamp duty')).toHaveTextContent('$21,850Home concession: saves $7,175');
    expect(screen.queryByRole('switch', { name: /new home/ })).toBeNull();
    screen.getByRole('switch', { name: /first home buyer/ }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('switch', { name: /new home/ }));
    expect(amountOf('Stamp duty')).toHaveTextContent('$0First home concession: saves $29,025');
    await userEvent.click(screen.getByRole('switch', { name: 'I’ll live in it' }));
    expect(amountOf('Stamp duty')).toHaveTextContent(/^\$29,025$/);
    expect(screen.getByText('Concessions are only for a home that you’ll live in.')).toBeVisible();
  });

  it('remembers the choices for the next listing, but not the price', async () => {
    const { router } = await open({});
    await costs();
    await type('Deposit', '10%');
    const pricing = price(500_000);
    const { id } = await backend.insert.listing({ ownerId, type: 'sale', pricing, property: adelaide });
    await act(() => router.navigate(`/listings/${id}`));
    await waitFor(() => expect(field('Price')).toHaveValue('500,000'));
    expect(field('Deposit')).toHaveValue('10%');
    expect(amountOf('Deposit')).toHaveTextContent('$50,000');
    expect(screen.getByRole('alert')).toHaveTextContent('You’d borrow 90% of the price');
    expect(router.state.location.search).toBe('');
  });

  it.each<[string, Pricing, RegExp]>([
    ['a hidden price', { displayType: 'hide', displayValue: { value: '777000.00' } }, /No price is advertised/],
    [
      'a range',
      { displayType: 'range', displayValue: { range: { min: '800000.00', max: '880000.00' } } },
      /Advertised at \$800,000 – \$880,000/,
    ],
  ])('asks for the price of a listing with %s', async (_name, pricing, hint) => {
    await open({ pricing });
    const section = await costs();
    expect(field('Price')).toHaveValue('');
    expect(screen.getByText(hint)).toBeVisible();
    expect(section).toHaveTextContent('Enter a price to see an estimate.');
    expect(document.body).not.toHaveTextContent('777');
    await type('Price', '850,000');
    expect(amountOf('Stamp duty')).toHaveTextContent('$46,070');
  });

  it('keeps wrong text and says what to do', async () => {
    await open({});
    await costs();
    await type('Price', '800k');
    expect(field('Price')).toHaveValue('800k');
    expect(field('Price')).toBeInvalid();
    expect(screen.getByText(/Enter an amount such as 650 or 1,250,000 \(you entered “800k”\)/)).toBeVisible();
    expect(screen.getByText('Fix the price to see an estimate.')).toBeVisible();
    await type('Price', '800000');
    await type('Interest rate', '60');
    expect(screen.getByText('Enter a rate from 0 to 25, such as 6.25.')).toBeVisible();
    expect(screen.getByText('Fix the fields in red to see the repayments.')).toBeVisible();
    expect(amountOf('Stamp duty')).toHaveTextContent('$43,070');
    await type('Interest rate', '6');
    await type('Deposit', '900,000');
    expect(screen.getByText('The deposit can’t be more than the price.')).toBeVisible();
    await type('Deposit', '100%');
    expect(screen.getByText('You don’t need a loan.')).toBeVisible();
  });

  it('shows an interest-only loan that is still owed at the end', async () => {
    await open({});
    await costs();
    await userEvent.selectOptions(field('Repayments'), 'Interest only');
    await userEvent.selectOptions(field('Loan term'), '10 years');
    expect(amountOf('Repayments per month')).toHaveTextContent('$3,200');
    expect(amountOf('Still owed after 10 years')).toHaveTextContent('$640,000');
  });

  it('has no concessions for rural land', async () => {
    await open({ property: { ...adelaide, propertyType: 'Rural', category: 'Cropping' } });
    await costs();
    expect(amountOf('Stamp duty')).toHaveTextContent(/^\$37,830$/);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText(/Concessions for a home or a farm/)).toBeVisible();
  });

  it.each<[string, Partial<Init>]>([
    ['for rent', { type: 'lease', pricing: price(650) }],
    ['of commercial property', { property: { propertyType: 'Commercial', category: 'Office' } }],
    ['that is sold', { status: 'sold' }],
  ])('is missing on a listing %s', async (_name, init) => {
    await open(init);
    await screen.findByRole('region', { name: 'Location' });
    expect(place()).toBeNull();
  });
});
