import { beforeEach, describe, expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { queryClient } from '../query-client.ts';
import { jsonServer } from '../testing/json-server.ts';
import { editMembers, editResource } from './edit-resource.ts';
import { cachedResource, loadResource } from './read-resource.ts';
import { resourceQuery, taggedResourceQuery } from './resource-query.ts';
import { invalidateResources, storeResource } from './store-resource.ts';
import { deleteResource, patchResource } from './write-resource.ts';

const server = jsonServer();
beforeEach(() => void server.connect());

const member = z.object({ '@id': z.string(), id: z.string(), status: z.string() });
const ofShell = z.object({ status: z.string() });
const ofRemote = z.extend(member, { note: z.string() });
const orders = z.object({ totalItems: z.number(), member: z.array(ofRemote) });

const anOrder = (id: string, fields: object = {}) => ({
  '@id': `/api/orders/${id}`,
  '@type': 'Order',
  id,
  status: 'initiated',
  note: '',
  ...fields,
});
const collection = (...all: object[]) => ({
  '@id': '/api/orders',
  '@type': 'Collection',
  totalItems: all.length,
  member: all,
});

const membersQuery = resourceQuery('/api/orders', orders, { select: ({ member: all }) => all });

async function loadAll(): Promise<void> {
  server.bodies['GET /api/orders'] = collection(anOrder('1', { addedLater: 'kept' }), anOrder('2'));
  server.bodies['GET /api/orders/1'] = anOrder('1');
  await loadResource(resourceQuery('/api/orders', orders));
  await loadResource(resourceQuery('/api/orders/1', ofShell));
  server.requests.length = 0;
}

describe('a PATCH', () => {
  it('updates the resource and every list that shows it, for each contract, without another request', async () => {
    await loadAll();
    server.bodies['PATCH /api/orders/1'] = anOrder('1', { status: 'paid', note: 'Thanks', addedLater: 'changed' });
    server.etags['PATCH /api/orders/1'] = '"4"';
    expect(await patchResource('/api/orders/1', { note: 'Thanks' }, member)).toMatchObject({ status: 'paid' });
    expect(cachedResource(resourceQuery('/api/orders/1', ofShell))).toEqual({ status: 'paid' });
    expect(cachedResource(taggedResourceQuery('/api/orders/1', ofRemote))).toMatchObject({
      value: { note: 'Thanks' },
      etag: '"4"',
    });
    expect(cachedResource(membersQuery)?.map(({ status, note }) => [status, note])).toEqual([
      ['paid', 'Thanks'],
      ['initiated', ''],
    ]);
    const raw = resourceQuery('/api/orders', z.object({ member: z.array(z.looseObject({})) }));
    expect(cachedResource(raw)?.member[0]).toMatchObject({ addedLater: 'changed' });
    expect(server.requests).toEqual(['PATCH /api/orders/1']);
  });

  it('updates what other resources embed, and leaves another representation of a field', async () => {
    const target = { '@id': '/api/listings/l1', id: 'l1', property: '/api/properties/p1', headline: 'Before' };
    server.bodies['GET /api/orders/1'] = anOrder('1', { target });
    const query = resourceQuery('/api/orders/1', z.object({ target: z.looseObject({}) }));
    await loadResource(query);
    storeResource({
      body: { '@context': 'x', '@id': '/api/listings/l1', headline: 'After', property: { id: 'p1' } },
      etag: null,
    });
    expect(cachedResource(query)?.target).toEqual({ ...target, headline: 'After' });
  });

  it('keeps the identity of what does not change', async () => {
    await loadAll();
    const shown = new QueryObserver(queryClient(), membersQuery);
    const unsubscribe = shown.subscribe(() => {});
    const before = shown.getCurrentResult().data;
    storeResource({ body: anOrder('1', { status: 'paid' }), etag: null });
    expect(queryClient().getQueryData(['/api/orders'])).toMatchObject({ body: { member: [{ status: 'paid' }, {}] } });
    const wire = queryClient().getQueryData<{ body: { member: unknown[] } }>(['/api/orders']);
    storeResource({ body: anOrder('3'), etag: null });
    expect(queryClient().getQueryData(['/api/orders'])).toBe(wire);
    const after = shown.getCurrentResult().data;
    unsubscribe();
    expect([after?.[0] === before?.[0], after?.[1] === before?.[1]]).toEqual([false, true]);
  });

  it('wins over a request that was sent before it', async () => {
    server.bodies['GET /api/orders/1'] = anOrder('1');
    const query = resourceQuery('/api/orders/1', member);
    const loading = loadResource(query);
    storeResource({ body: anOrder('1', { status: 'paid' }), etag: null });
    expect(await loading).toMatchObject({ status: 'paid' });
    expect(cachedResource(query)).toMatchObject({ status: 'paid' });
  });
});

describe('a DELETE', () => {
  it('removes the resource from the cache and from every list', async () => {
    await loadAll();
    await deleteResource('/api/orders/1');
    expect(cachedResource(resourceQuery('/api/orders/1', ofShell))).toBeUndefined();
    expect(cachedResource(resourceQuery('/api/orders', orders))).toMatchObject({
      totalItems: 1,
      member: [{ id: '2' }],
    });
  });
});

describe('an edit before the server’s confirmation', () => {
  it('changes only the edited fields, keeps unknown ones, and can be undone', async () => {
    await loadAll();
    const undo = editMembers(membersQuery, ([first, ...rest]) => [
      ...rest,
      { ...first, status: 'paid' } as typeof first & object,
    ]);
    const raw = resourceQuery('/api/orders', z.object({ member: z.array(z.looseObject({ id: z.string() })) }));
    expect(cachedResource(raw)?.member).toEqual([anOrder('2'), anOrder('1', { status: 'paid', addedLater: 'kept' })]);
    undo();
    expect(cachedResource(raw)?.member.map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('counts added and removed members', async () => {
    await loadAll();
    editMembers(membersQuery, ([first]) => (first ? [first] : []));
    expect(cachedResource(resourceQuery('/api/orders', orders))?.totalItems).toBe(1);
  });

  it('changes a list inside a resource by the ids of its members', async () => {
    const item = z.object({ id: z.string(), quantity: z.number() });
    const query = resourceQuery('/api/orders/1', z.object({ items: z.array(item) }));
    server.bodies['GET /api/orders/1'] = {
      items: [
        { id: 'a', quantity: 1, later: 1 },
        { id: 'b', quantity: 1, later: 2 },
      ],
    };
    await loadResource(query);
    editResource(query, ({ items }) => ({ items: items.map((one) => ({ ...one, quantity: 5 })).reverse() }));
    expect(queryClient().getQueryData(['/api/orders/1'])).toMatchObject({
      body: {
        items: [
          { id: 'b', quantity: 5, later: 2 },
          { id: 'a', quantity: 5, later: 1 },
        ],
      },
    });
  });
});

describe('invalidateResources', () => {
  const isStale = (key: string) => queryClient().getQueryState([key])?.isInvalidated;

  it('marks a path and everything below it, but not the exception and not a similar path', async () => {
    for (const key of [
      '/api/orders',
      '/api/orders?page=2',
      '/api/orders/1',
      '/api/orders/1/items',
      '/api/orders-archive',
    ])
      queryClient().setQueryData([key], { body: {}, etag: null });
    await invalidateResources(['/api/orders'], { except: '/api/orders/1' });
    expect(['/api/orders', '/api/orders?page=2'].map(isStale)).toEqual([true, true]);
    expect(['/api/orders/1', '/api/orders/1/items', '/api/orders-archive'].map(isStale)).toEqual([false, false, false]);
  });

  it('stays in force when a merged resource changes the response', async () => {
    await loadAll();
    await invalidateResources(['/api/orders'], { refetch: 'none' });
    storeResource({ body: anOrder('2', { status: 'paid' }), etag: null });
    expect(isStale('/api/orders')).toBe(true);
  });
});
