import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'site/testing';
import definition from '../remote.ts';
import * as order from './order.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const open = (id: string) => renderPage({ definition, pages: { order }, url: `/orders/${id}`, as: olivia, backend });

describe('the page of an order', () => {
  it('shows number, status, property, items and every amount', async () => {
    const { insert } = backend;
    const code = await insert.promotionCode({ code: 'SPRING10' });
    const photography = await insert.product();
    const board = await insert.product({ name: 'Signboard', priceCents: 18_950 });
    const { id, number } = await insert.order({
      ownerId: olivia.id,
      promotionCodeId: code.id,
      lines: [{ product: photography }, { product: board, quantity: 2 }],
    });
    await open(id);

    expect(await screen.findByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
    await waitFor(() => expect(document.title).toContain(`Order ${number}`));
    expect(screen.getByText('Not paid yet')).toBeVisible();
    expect(screen.getByRole('link', { name: '12A/3–5 Bridge Road, Richmond VIC 3121' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/properties\//),
    );
    const signboard = within(screen.getByRole('row', { name: /Signboard/ }));
    expect(signboard.getByText('$379.00')).toBeVisible();
    expect(amount('Subtotal')).toBe('$654.00');
    expect(amount('Discount, code SPRING10')).toBe('−$65.40');
    expect(amount('Total')).toBe('$588.60');
    expect(amount('GST included')).toBe('$53.51');
  });

  it('shows an empty state for an order without items', async () => {
    const { id } = await backend.insert.order({ ownerId: olivia.id, lines: [] });
    await open(id);
    expect(await screen.findByText('This order is empty.')).toBeVisible();
    expect(amount('Total')).toBe('$0.00');
  });
});

function amount(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}
