import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { startTraces, type Tracing } from 'traces';
import { otlpReceiver } from 'traces/testing';
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
