import { beforeEach, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { isContractMismatch } from '../errors/contract-mismatch.ts';
import { queryClient } from '../query-client.ts';
import { jsonServer } from '../testing/json-server.ts';
import { failureOf } from '../testing/scripted-server.ts';
import { cachedResource, loadResource, refetchResource } from './read-resource.ts';
import { allMembersQuery, resourceQuery, taggedResourceQuery } from './resource-query.ts';

const server = jsonServer();
beforeEach(() => void server.connect());

/** Two releases of the contract: the later one requires a field that the earlier one does not know. */
const earlier = z.object({ '@id': z.string(), number: z.string() });
const later = z.extend(earlier, { deliveryDate: z.string() });
const anOrder = { '@id': '/api/orders/1', number: 'V-1', deliveryDate: '2026-12-01' };

describe('one cached response and two contracts', () => {
  it('give each reader the fields of its own contract, with one request', async () => {
    server.bodies['GET /api/orders/1'] = anOrder;
    expect(await loadResource(resourceQuery('/api/orders/1', earlier))).toEqual({
      '@id': '/api/orders/1',
      number: 'V-1',
    });
    expect(await loadResource(resourceQuery('/api/orders/1', later))).toEqual(anOrder);
    expect(server.requests).toEqual(['GET /api/orders/1']);
  });

  it('fail for the reader alone whose contract the response does not fit', async () => {
    const { deliveryDate: _, ...older } = anOrder;
    server.bodies['GET /api/orders/1'] = older;
    await loadResource(resourceQuery('/api/orders/1', earlier));
    const error = await failureOf(loadResource(resourceQuery('/api/orders/1', later)));
    expect(isContractMismatch(error) && error.issues).toEqual([expect.stringContaining('deliveryDate')]);
    expect(cachedResource(resourceQuery('/api/orders/1', later))).toBeUndefined();
    expect(cachedResource(resourceQuery('/api/orders/1', earlier))).toEqual(older);
  });

  it('fetch a cached response again before the later contract fails on it', async () => {
    const { deliveryDate: _, ...older } = anOrder;
    server.bodies['GET /api/orders/1'] = older;
    await loadResource(resourceQuery('/api/orders/1', earlier));
    server.bodies['GET /api/orders/1'] = anOrder;
    expect(await loadResource(resourceQuery('/api/orders/1', later))).toEqual(anOrder);
    expect(server.requests).toHaveLength(2);
  });

  it('report the mismatch once, with the stack of the reader', async () => {
    server.bodies['GET /api/orders/1'] = { number: 7 };
    for (let time = 0; time < 3; time += 1) await failureOf(refetchResource(resourceQuery('/api/orders/1', earlier)));
    expect(server.findings).toMatchObject([{ kind: 'mismatch', request: 'GET /api/orders/1' }]);
    expect(server.findings[0]?.stack).toContain('ContractMismatch');
  });
});

describe('a resource query', () => {
  it('has one key for equal requests, whatever the order of the parameters', () => {
    const one = resourceQuery('/api/orders', earlier, { query: { status: 'paid', page: 2, none: undefined } });
    const other = resourceQuery('/api/orders', earlier, { query: new URLSearchParams('page=2&status=paid') });
    expect(one.queryKey).toEqual(['/api/orders?page=2&status=paid']);
    expect(other.queryKey).toEqual(one.queryKey);
  });

  it('returns the same value and the same error for a response every time', async () => {
    server.bodies['GET /api/orders/1'] = anOrder;
    server.bodies['GET /api/orders/2'] = null;
    const good = resourceQuery('/api/orders/1', earlier);
    const bad = resourceQuery('/api/orders/2', earlier);
    const body = await queryClient().fetchQuery(good);
    const none = await queryClient().fetchQuery(bad);
    expect(resourceQuery('/api/orders/1', earlier).select(body)).toBe(good.select(body));
    const errors = [bad, resourceQuery('/api/orders/2', earlier)].map(({ select }) => thrownBy(() => select(none)));
    expect(errors[0]).toBe(errors[1]);
  });

  it('shares its response with a tagged query', async () => {
    server.bodies['GET /api/orders/1'] = anOrder;
    server.etags['GET /api/orders/1'] = '"3"';
    await loadResource(resourceQuery('/api/orders/1', earlier));
    expect(await loadResource(taggedResourceQuery('/api/orders/1', later))).toEqual({ value: anOrder, etag: '"3"' });
    expect(server.requests).toHaveLength(1);
  });

  it('reads all pages of a collection as one list', async () => {
    const page = (number: string, next?: string) => ({
      '@id': '/api/orders',
      '@type': 'Collection',
      totalItems: 2,
      member: [{ '@id': `/api/orders/${number}`, number }],
      view: { '@id': '/api/orders', '@type': 'PartialCollectionView', ...(next ? { next } : {}) },
    });
    server.bodies['GET /api/orders?paid=1'] = page('1', '/api/orders?paid=1&page=2');
    server.bodies['GET /api/orders?paid=1&page=2'] = page('2');
    const orders = await loadResource(allMembersQuery('/api/orders', earlier, { query: { paid: 1 } }));
    expect(orders.map(({ number }) => number)).toEqual(['1', '2']);
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
