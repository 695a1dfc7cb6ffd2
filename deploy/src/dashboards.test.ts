import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { createBackend, type OpenDatabase, openDatabase } from 'backend';
import { type TestBackend, testBackend } from 'backend/testing';
import { type Metrics, startMetrics } from 'metrics';
import { freePorts } from 'site/testing';
import { readText, readYaml } from './testing/read-yaml.ts';
import { startServer } from './testing/running-server.ts';
import { root } from './workspace.ts';

type Panel = {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
};
type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> };

const { panels } = JSON.parse(readText('dashboards/verandah.json')) as { panels: Panel[] };
const [{ groups }] = readYaml('dashboards/alerts.yaml') as [{ groups: { rules: Rule[] }[] }];
const rules = groups.flatMap((group) => group.rules);

/** Grafana replaces it with an interval before Prometheus reads the query. */
const withInterval = (expr: string) => expr.replaceAll('$__rate_interval', '5m');
const queries = [
  ...panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ where: title, expr: withInterval(expr) })),
  ),
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
];

let served: string;
let metrics: Metrics;
let site: TestBackend;
let database: OpenDatabase;
let backend: Awaited<ReturnType<typeof createBackend>>;
beforeAll(async () => {
  metrics = await startMetrics('backend', { port: 0, host: '127.0.0.1' });
  site = await testBackend();
  const fileStorage = join(site.config.dataFolder, 'files');
  const config = { ...site.config, databaseUrl: site.url, fileStorage, worker: 'separate' as const };
  database = await openDatabase(config);
  backend = await createBackend(config, database, metrics.registry);
  await backend.app.inject('/api/suburbs');
  served = (await (await fetch(metrics.url)).text()) + (await figuresOfGateway());
}, 60_000);
afterAll(async () => {
  await backend.close();
  await database.close();
  await site.close();
  await metrics.close();
});

/** Returns the figures of a gateway with a bucket. Nothing responds at the address of the bucket. */
async function figuresOfGateway(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), 'dashboards-'));
  const [port, metricsPort, bucketPort] = await freePorts(3);
  const environment = {
    VERANDAH_HOST: '127.0.0.1',
    VERANDAH_PORT: `${port}`,
    METRICS_PORT: `${metricsPort}`,
    VERANDAH_DATA: data,
    VERANDAH_RELEASES: 's3://verandah/releases',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${bucketPort}`,
    DRAIN_SECONDS: '0',
  };
  const url = `http://127.0.0.1:${port}/health/live`;
  const gateway = await startServer(root, 'gateway/src/server.ts', environment, url);
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await gateway.stop();
  await rm(data, { recursive: true });
  return figures;
}

/** Labels that Prometheus itself adds. */
const ownLabels = ['instance', 'job'];

/** Returns the names of metrics and labels in a query, and the places that the grammar of PromQL does not allow. */
function read(expr: string): { metrics: string[]; labels: string[]; errors: string[] } {
  const found = { metrics: [] as string[], labels: [] as string[], errors: [] as string[] };
  parser.parse(expr).iterate({
    enter({ type, from, to }) {
      if (type.isError) found.errors.push(`${expr.slice(0, from)} <here> ${expr.slice(from)}`);
      // `Identifier` is also the name of a metric without labels.
      if (type.name === 'LabelName') found.labels.push(expr.slice(from, to));
      if (type.name === 'Identifier') found.metrics.push(expr.slice(from, to));
    },
  });
  return found;
}

it.each(queries)('$where: the query is valid and uses figures that a server serves', ({ expr }) => {
  const { metrics: used, labels, errors } = read(expr);
  expect(errors).toEqual([]);
  expect(used.length).toBeGreaterThan(0);
  // Prometheus itself makes `up`.
  const unknown = used.filter((name) => name !== 'up' && !new RegExp(`^${name}[{ ]`, 'm').test(served));
  expect(unknown).toEqual([]);
  expect(labels.filter((name) => !ownLabels.includes(name) && !served.includes(`${name}="`))).toEqual([]);
});

it('finds mistakes in queries', () => {
  expect(read('sum by (le (rate(jobs[5m]))').errors).not.toEqual([]);
  expect(read('rate(http_requests_total[5m])').metrics).toEqual(['http_requests_total']);
  expect(read('sum by (quue) (jobs{stat="failed"})').labels).toEqual(['quue', 'stat']);
});

it('has panels with ids of their own that do not overlap', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const overlaps = panels.flatMap(({ title, gridPos: one }, index) =>
    panels.slice(index + 1).flatMap(({ title: other, gridPos: two }) => {
      const apart =
        one.x + one.w <= two.x || two.x + two.w <= one.x || one.y + one.h <= two.y || two.y + two.h <= one.y;
      return apart ? [] : [`${title} and ${other}`];
    }),
  );
  expect(overlaps).toEqual([]);
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
});

it('says in each alert what happened, what to do and how urgent it is', () => {
  for (const { annotations, labels } of rules) {
    expect(annotations).toEqual({ summary: expect.any(String), description: expect.any(String) });
    expect(['page', 'ticket']).toContain(labels.severity);
  }
});
