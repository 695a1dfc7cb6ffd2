import { describe, expect, it } from '@jest/globals';
import { nextStepOf } from './next-step.ts';

const aFulfilment = (values: { kind: string; status?: string; subject?: string | null }) => ({
  '@id': '/api/fulfilments/f1',
  '@type': 'Fulfilment',
  id: 'f1',
  status: 'waiting',
  orderItem: '/api/order-items/i1',
  productName: 'Sale standard',
  detail: '',
  updatedAt: '2026-11-23T00:00:00Z',
  ...values,
});

describe('the next step of an item of a paid order', () => {
  it.each([
    ['finish a listing that waits', { kind: 'listing', subject: '/api/listings/l1' }, '/listings/l1/edit/summary'],
    ['view a live listing', { kind: 'listing', status: 'done', subject: '/api/listings/l1' }, '/listings/l1'],
    ['start a tenant check', { kind: 'tenantCheck' }, '/tenant-checks/create'],
    ['continue the tenant check', { kind: 'tenantCheck', subject: '/api/tenant-checks/c1' }, '/tenant-checks/c1'],
    ['view it', { kind: 'tenantCheck', status: 'done', subject: '/api/tenant-checks/c1' }, '/tenant-checks/c1'],
    ['see the tenant checks', { kind: 'tenantCheck', status: 'done' }, '/tenant-checks'],
    ['manage a plan', { kind: 'subscription', status: 'done', subject: '/api/subscriptions/s1' }, '/subscriptions/s1'],
    ['nothing for a visit', { kind: 'booking', status: 'inProgress' }, undefined],
    ['nothing for a parcel', { kind: 'shipment', status: 'inProgress' }, undefined],
    ['nothing for a listing that was deleted', { kind: 'listing', subject: null }, undefined],
    ['nothing for a cancelled item', { kind: 'tenantCheck', status: 'cancelled' }, undefined],
    ['nothing for a kind of a newer server', { kind: 'moving' }, undefined],
  ])('is to %s', (_what, values, to) => {
    expect(nextStepOf(aFulfilment(values))?.to).toBe(to);
  });
});
