import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { insertSuburb, type TestBackend, testBackend } from '../testing/index.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

it('suggests suburbs and returns those of given slugs without signing in', async () => {
  const { inject, database } = backend;
  expect((await inject({ url: '/api/suburbs?q=rich' })).json().member).toEqual([]);
  await insertSuburb(database);
  await insertSuburb(database, { name: 'Fitzroy', postcode: '3065' });
  const typed = await inject({ url: '/api/suburbs?q=rich' });
  expect(typed.json()).toMatchObject({ totalItems: 1, member: [{ slug: 'richmond-vic-3121', '@type': 'Suburb' }] });
  expect(typed.headers['cache-control']).toBe('public, max-age=3600');
  const named = await inject({ url: '/api/suburbs?slug[]=richmond-vic-3121&slug[]=fitzroy-vic-3065&slug[]=nowhere' });
  expect(named.json().member.map(({ name }: { name: string }) => name)).toEqual(['Fitzroy', 'Richmond']);
  expect((await inject({ url: `/api/suburbs?q=${'x'.repeat(101)}` })).statusCode).toBe(400);
});
