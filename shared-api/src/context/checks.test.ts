import { beforeEach, describe, expect, it } from '@jest/globals';
import { isApiProblem } from '../errors/api-problem.ts';
import { queryClient } from '../query-client.ts';
import { connectApiForTest } from '../testing/index.ts';
import { checkContexts } from './check-contexts.ts';
import { enterContexts, requireFocusedOrder, requireFocusedProperty } from './focus-store.ts';

let answers: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  answers = {};
  asked = [];
  connectApiForTest({
    fetch: async (url) => {
      const { pathname, search } = new URL(url);
      asked.push(pathname + search);
      const body = answers[pathname];
      if (typeof body === 'number') return new Response('', { status: body });
      return body === undefined ? new Response('', { status: 404 }) : Response.json(body);
    },
  });
});

const anAgreement = (status: string) => ({
  '@id': '/api/tenancy-agreements/a1',
  '@type': 'TenancyAgreement',
  id: 'a1',
  property: {
    '@id': '/api/properties/p1',
    '@type': 'ResidentialProperty',
    id: 'p1',
    address: { fullAddress: '1 A St', suburb: 'B', state: 'VIC', postcode: '3000' },
  },
  landlord: '/api/customer-users/u1',
  landlordDetails: { name: 'O', address: '', phone: '', email: '' },
  tenantDetails: [],
  tenancyAgreementDetails: [],
  status,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
});

const anOrder = (status: string) => ({
  '@id': '/api/orders/o1',
  '@type': 'Order',
  id: 'o1',
  number: 'V-1',
  status,
  target: {
    '@id': '/api/listings/l1',
    '@type': 'Listing',
    id: 'l1',
    property: '/api/properties/p1',
    propertyAddress: '1 A St',
  },
  orderItems: [],
  subtotal: '0.00',
  discount: '0.00',
  total: '0.00',
  gst: '0.00',
  createdAt: '2026-01-01T00:00:00Z',
});

describe('context checks', () => {
  it('gives 404 for what is missing, as for a parameter the path does not have', async () => {
    const problems = await Promise.allSettled([
      checkContexts(['property'], { propertyId: 'p1' }, '/'),
      checkContexts(['tenancy'], {}, '/'),
    ]);
    expect(problems.map((one) => one.status === 'rejected' && isNotFound(one.reason))).toEqual([true, true]);
  });

  it('passes a 403 on', async () => {
    answers['/api/orders/o1'] = 403;
    await expect(checkContexts(['order'], { orderId: 'o1' }, '/')).rejects.toMatchObject({ status: 403 });
  });

  it('puts the order in focus and leaves it in the cache for the page', async () => {
    answers['/api/orders/o1'] = anOrder('paid');
    expect(await checkContexts(['order'], { orderId: 'o1' }, '/orders/o1')).toMatchObject({
      ok: true,
      found: { order: { number: 'V-1' } },
    });
    expect(queryClient().getQueryData(['orders', 'o1'])).toMatchObject({ number: 'V-1' });
  });

  it.each([
    ['initiated', true],
    ['paymentPending', true],
    ['paid', false],
  ])('checkout of an order that is %s goes on: %s', async (status, goesOn) => {
    answers['/api/orders/o1'] = anOrder(status);
    const verdict = await checkContexts(['checkout'], { orderId: 'o1' }, '/orders/o1/checkout');
    expect(verdict.ok || verdict.redirect).toBe(goesOn || '/orders/o1');
  });

  it('asks for the active order of a property', async () => {
    answers['/api/orders'] = {
      '@id': '/api/orders',
      '@type': 'Collection',
      totalItems: 1,
      member: [anOrder('initiated')],
    };
    answers['/api/properties/p1'] = 403;
    await checkContexts(['property-enhancements'], { propertyId: 'p1' }, '/').catch(() => {});
    expect(asked).toContain('/api/orders?targetId=p1&status=initiated');
  });

  it.each([
    ['draft', '/tenancy-agreements/a1/edit/lease-details', null],
    ['initiated', '/tenancy-agreements/a1/edit/lease-details', null],
    ['terminated', '/tenancy-agreements/a1/edit/lease-details', '/tenancy-agreements/a1/edit/review'],
    ['terminated', '/tenancy-agreements/a1/edit/review', null],
  ])('an agreement that is %s at %s is sent to %s', async (status, pathname, redirect) => {
    answers['/api/tenancy-agreements/a1'] = anAgreement(status);
    const verdict = await checkContexts(['tenancy-agreement'], { agreementId: 'a1' }, pathname);
    expect(verdict.ok ? null : verdict.redirect).toBe(redirect);
  });

  it('asks nothing for a page without context', async () => {
    expect(await checkContexts([], {}, '/')).toEqual({ ok: true, found: {} });
    expect(asked).toEqual([]);
  });
});

describe('focus', () => {
  it('is required in the words of SPEC §5', () => {
    enterContexts([], {});
    expect(requireFocusedOrder).toThrow('There is no order in focus');
    expect(requireFocusedProperty).toThrow('There is no currently focused property');
  });
});

function isNotFound(error: unknown): boolean {
  return isApiProblem(error, { status: 404 });
}
