import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { startTraces, type Tracing } from 'traces';
import { otlpReceiver, type ReceivedSpan } from 'traces/testing';
import { connect } from './open-database.ts';

let collector: Awaited<ReturnType<typeof otlpReceiver>>;
let tracing: Tracing;
let pool: pg.Pool;
beforeAll(async () => {
  // Every PostgreSQL has this database. The statements read only tables of the system.
  const url = new URL('/postgres', process.env.VERANDAH_TEST_DATABASE_URL);
  collector = await otlpReceiver();
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '20' });
  tracing = (await startTraces('test')) as Tracing;
  ({ pool } = connect(url.href, 1));
});
afterAll(async () => {
  await pool.end();
  await tracing.close();
  await collector.close();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_BSP_SCHEDULE_DELAY;
});

async function inRequest<T>(name: string, work: () => Promise<T>): Promise<T> {
  const span = tracing.startSpan(name, { kind: 'server' });
  return tracing.run(span, work).finally(() => span.end());
}

let requests = 0;
/** Runs a statement, also one that the database refuses, and returns its span. */
async function spanOf(statement: string): Promise<ReceivedSpan | undefined> {
  const name = `statement ${++requests}`;
  await inRequest(name, () => pool.query(statement).catch(() => {}));
  const spans = await collector.until(name);
  const parent = spans.find((span) => span.name === name);
  return spans.find(({ parentId }) => parentId === parent?.spanId);
}

describe('a statement', () => {
  it('belongs to the request that sent it, also when all wait for one connection', async () => {
    const names = Array.from({ length: 8 }, (_none, index) => `request ${index}`);
    const queries = names.map((name, index) =>
      inRequest(name, () => pool.query(`select oid as column${index} from pg_class`)),
    );
    await Promise.all(queries);
    const spans = await collector.until(...names);
    for (const [index, name] of names.entries()) {
      const parent = spans.find((span) => span.name === name);
      const [statement] = spans.filter(({ parentId }) => parentId === parent?.spanId);
      expect(statement?.name).toBe('SELECT pg_class');
      expect(statement?.attributes['db.query.text']).toBe(`select oid as column${index} from pg_class`);
    }
  });

  it('has placeholders, and neither values nor literals', async () => {
    await inRequest('values', () =>
      pool.query(`select $1::text, 'secret''s', 4200, oid from "pg_roles" where rolname = $2 limit 10`, [
        'secret',
        'secret',
      ]),
    );
    const spans = await collector.until('values', 'SELECT pg_roles');
    expect(spans.find(({ name }) => name === 'SELECT pg_roles')?.attributes['db.query.text']).toBe(
      'select $1::text, ?, ?, oid from "pg_roles" where rolname = $2 limit ?',
    );
    expect(collector.raw()).not.toContain('secret');
  });

  it.each([
    ["select 'mail from zanzibar' from pg_am", 'select ? from pg_am'],
    [String.raw`select E'it\'s from zanzibar' from pg_am`, 'select ? from pg_am'],
    ["select e'it'\n  'is\\'s from zanzibar' from pg_am", 'select ? from pg_am'],
    [String.raw`select date'2020-01-01', '\', 'from zanzibar' from pg_am`, 'select date?, ?, ? from pg_am'],
    ["select $$it's from zanzibar$$ from pg_am", 'select ? from pg_am'],
    ["select $a1$it's $$ from zanzibar$a1$ from pg_am", 'select ? from pg_am'],
    ["select oid -- it's from zanzibar\n from pg_am", 'select oid  \n from pg_am'],
    ["select oid /* it's from zanzibar */ from pg_am", 'select oid   from pg_am'],
    ['select oid from pg_am /* a /* b */ from zanzibar */', 'select oid from pg_am  '],
    [`select 'it' as "it's", 'from zanzibar' from pg_am`, `select ? as "it's", ? from pg_am`],
    ["select oid from pg_am where oid = 1 'from zanzibar", 'select oid from pg_am where oid = ? ?'],
    ['select oid from pg_am where oid = 1 $$ from zanzibar', 'select oid from pg_am where oid = ? ?'],
    ['select 90210731645e3, 0xbeef90210731645, 9.5e-7, .5 from pg_am', 'select ?, ?, ?, ? from pg_am'],
  ])('has no value in its text and name: %j', async (statement, expected) => {
    const sentBefore = collector.raw().length;
    const span = await spanOf(statement);
    expect(span).toMatchObject({ name: 'SELECT pg_am', attributes: { 'db.query.text': expected } });
    expect(collector.raw().slice(sentBefore)).not.toMatch(/zanzibar|90210731645/);
  });

  it.each([
    'select extract(epoch from now()) from pg_am',
    'select extract(epoch from (select max(now()) from pg_am))',
    "select substring(amname from 2 for 1), trim(both 'x' from amname) from pg_am",
    "select trim(coalesce(amname, '') from amname), overlay(amname placing '' from 1) from pg_am",
    'select (oid is distinct from amhandler) as key from only pg_am',
    'select value as key from (select oid as value from pg_am) as handlers',
    'select key from pg_am, lateral (select oid as key) as keys',
    'select one from (values (1)) as one left join lateral (select oid from pg_am) as two on true',
    'select (oid) from "pg_am" for update',
  ])('is named after its table: %s', async (statement) => {
    expect(await spanOf(statement)).toMatchObject({ name: 'SELECT pg_am' });
  });

  it('that fails has its SQLSTATE and no message, and throws as before', async () => {
    const failing = inRequest('failing', () => pool.query(`select 'secret'::int from pg_type`));
    await expect(failing).rejects.toMatchObject({ code: '22P02' });
    const spans = await collector.until('failing', 'SELECT pg_type');
    expect(spans.find(({ name }) => name === 'SELECT pg_type')).toMatchObject({
      failed: true,
      attributes: { 'db.response.status_code': '22P02' },
    });
    expect(collector.raw()).not.toContain('secret');
  });

  it('outside of a request has no span', async () => {
    await pool.query('select 1 from pg_namespace');
    await inRequest('after it', async () => {});
    const spans = await collector.until('after it');
    expect(spans.map(({ name }) => name)).not.toContain('SELECT pg_namespace');
  });
});
