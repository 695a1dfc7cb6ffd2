import { beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { isApiProblem } from '../errors/api-problem.ts';
import { cachedResource } from '../resource/read-resource.ts';
import { resourceQuery } from '../resource/resource-query.ts';
import { connectApiForTest } from '../testing/index.ts';
import { checkContexts } from './check-contexts.ts';
import { enterContexts, requireFocused, requireFocusedIri } from './focus-store.ts';

let bodies: Record<string, unknown>;
let requests: string[];

beforeEach(() => {
  bodies = {};
  requests = [];
  connectApiForTest({
    fetch: async (url) => {
      const { pathname, search } = new URL(url);
      requests.push(pathname + search);
      const body = bodies[pathname];
      if (typeof body === 'number') return new Response('', { status: body });
      return body === undefined ? new Response('', { status: 404 }) : Response.json(body);
    },
  });
});

const anAgreement = (status: string, locked = false) => ({
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
  locked,
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
  it('throw a 404 for a missing object and for a parameter that the path does not have', async () => {
    const problems = await Promise.allSettled([
      checkContexts(['property'], { propertyId: 'p1' }, '/'),
      checkContexts(['tenancy'], {}, '/'),
    ]);
    expect(problems.map((one) => one.status === 'rejected' && isNotFound(one.reason))).toEqual([true, true]);
  });

  it('throw a 404 for a tenancy of another property', async () => {
    bodies['/api/tenancies/t1'] = { '@id': '/api/tenancies/t1', id: 't1', property: { id: 'p1' } };
    expect(await checkContexts(['tenancy'], { propertyId: 'p1', tenancyId: 't1' }, '/')).toMatchObject({ ok: true });
    const [foreign] = await Promise.allSettled([
      checkContexts(['tenancy'], { propertyId: 'p2', tenancyId: 't1' }, '/'),
    ]);
    expect(foreign?.status === 'rejected' && isNotFound(foreign.reason)).toBe(true);
  });

  it('throw the 403 of a forbidden object', async () => {
    bodies['/api/orders/o1'] = 403;
    await expect(checkContexts(['order'], { orderId: 'o1' }, '/')).rejects.toMatchObject({ status: 403 });
  });

  it('focus the order and leave the whole response in the cache for the page’s own contract', async () => {
    bodies['/api/orders/o1'] = { ...anOrder('paid'), addedLater: 'new' };
    expect(await checkContexts(['order'], { orderId: 'o1' }, '/orders/o1')).toMatchObject({
      ok: true,
      found: { order: '/api/orders/o1' },
    });
    const own = z.object({ number: z.string(), addedLater: z.string() });
    expect(cachedResource(resourceQuery('/api/orders/o1', own))).toEqual({ number: 'V-1', addedLater: 'new' });
    expect(requests).toEqual(['/api/orders/o1']);
  });

  it.each([
    ['initiated', true],
    ['paymentPending', true],
    ['paid', false],
  ])('allow the checkout of an order that is %s: %s', async (status, allowed) => {
    bodies['/api/orders/o1'] = anOrder(status);
    const verdict = await checkContexts(['checkout'], { orderId: 'o1' }, '/orders/o1/checkout');
    expect(verdict.ok || verdict.redirect).toBe(allowed || '/orders/o1');
  });

  it('load the active order of a property', async () => {
    bodies['/api/orders'] = {
      '@id': '/api/orders',
      '@type': 'Collection',
      totalItems: 1,
      member: [anOrder('initiated')],
    };
    bodies['/api/properties/p1'] = 403;
    await checkContexts(['property-enhancements'], { propertyId: 'p1' }, '/').catch(() => {});
    expect(requests).toContain('/api/orders?targetId=p1&status=initiated');
  });

  it.each([
    ['draft', '/tenancy-agreements/a1/edit/lease-details', null],
    ['initiated', '/tenancy-agreements/a1/edit/lease-details', null],
    ['terminated', '/tenancy-agreements/a1/edit/lease-details', '/tenancy-agreements/a1/edit/review'],
    ['terminated', '/tenancy-agreements/a1/edit/review', null],
  ])('redirect an agreement that is %s at %s to %s', async (status, pathname, redirect) => {
    bodies['/api/tenancy-agreements/a1'] = anAgreement(status);
    const verdict = await checkContexts(['tenancy-agreement'], { agreementId: 'a1' }, pathname);
    expect(verdict.ok ? null : verdict.redirect).toBe(redirect);
  });

  it('redirect an initiated agreement that all parties have signed to its review', async () => {
    bodies['/api/tenancy-agreements/a1'] = anAgreement('initiated', true);
    const verdict = await checkContexts(['tenancy-agreement'], { agreementId: 'a1' }, '/tenancy-agreements/a1/edit');
    expect(verdict).toEqual({ ok: false, redirect: '/tenancy-agreements/a1/edit/review' });
  });

  it('send no request for a page without context', async () => {
    expect(await checkContexts([], {}, '/')).toEqual({ ok: true, found: {} });
    expect(requests).toEqual([]);
  });
});

describe('focus', () => {
  it('throws SPEC §5’s texts when it is required and empty', () => {
    enterContexts([], {});
    expect(() => requireFocusedIri('order')).toThrow('There is no order in focus');
    expect(() => requireFocused('property', z.object({}))).toThrow('There is no currently focused property');
  });
});

function isNotFound(error: unknown): boolean {
  return isApiProblem(error, { status: 404 });
}
