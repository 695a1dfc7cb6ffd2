import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { deployFolder, readManifests, readYaml } from './testing/read-yaml.ts';
import { root } from './workspace.ts';

const manifests = readManifests();
const named = manifests.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const);
const servers = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'StatefulSet');

/** The objects of each version of the API. Their constructors take a manifest of any content. */
const models: Record<string, object> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'policy/v1': policy,
  'networking.k8s.io/v1': networking,
};
type Model = new (manifest: object) => { validate: () => void };

describe('the schema of Kubernetes', () => {
  it.each(named)('accepts %s', (_name, manifest) => {
    const Kind = (models[manifest.apiVersion] as Record<string, Model>)[manifest.kind];
    expect(Kind).toBeDefined();
    expect(() => Kind && new Kind(manifest).validate()).not.toThrow();
  });

  it('has every field of the manifests', async () => {
    // The validator above ignores unknown fields, such as a probe with a typing error. The types reject them.
    const lines = manifests.map(
      (one, index) =>
        `export const m${index}: import('kubernetes-models/${one.apiVersion}').I${one.kind} = ${JSON.stringify(one, null, 1)};\n`,
    );
    const folder = join(deployFolder, '.cache');
    await mkdir(folder, { recursive: true });
    const file = join(folder, 'manifests.ts');
    await writeFile(file, lines.join(''));
    const options = [
      '--noEmit',
      '--skipLibCheck',
      '--strict',
      '--ignoreConfig',
      '--moduleResolution',
      'bundler',
      '--module',
      'esnext',
    ];
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), [...options, file], { encoding: 'utf8' });
    await rm(file);
    expect(stdout).toBe('');
  });
});

it('lists every file of the base in its kustomization', () => {
  const files = globSync('kubernetes/base/*.yaml', { cwd: deployFolder }).map((path) => basename(path));
  const [{ resources }] = readYaml('kubernetes/base/kustomization.yaml') as [{ resources: string[] }];
  expect(['kustomization.yaml', ...resources].sort()).toEqual(files.sort());
});

it('gives every image of the base a version in the example', () => {
  const [{ images }] = readYaml('kubernetes/example/kustomization.yaml') as [
    { images: { name: string; newTag: string }[] },
  ];
  const used = new Set(servers.map(({ spec }) => spec.template.spec.containers[0].image));
  expect(images.map(({ name }) => name).sort()).toEqual([...used].sort());
  expect(images.filter(({ newTag }) => !/^\d/.test(newTag))).toEqual([]);
});

describe.each(servers.map((one) => [one.metadata.name, one.spec.template.spec] as const))('%s', (_name, pod) => {
  const [container] = pod.containers;

  it('runs as a user with few rights and a read-only root', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('has 30 seconds to stop, and limits', () => {
    expect(pod.terminationGracePeriodSeconds).toBe(30);
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
  });

  it('mounts only volumes that it has', () => {
    const claims = servers.flatMap(({ spec }) => spec.volumeClaimTemplates ?? []).map((one) => one.metadata.name);
    const volumes = [...pod.volumes.map(({ name }: { name: string }) => name), ...claims];
    expect(container.volumeMounts.filter(({ name }: { name: string }) => !volumes.includes(name))).toEqual([]);
  });
});

it.each(['gateway', 'backend'])('%s is asked twice in DRAIN_SECONDS, and scales with at least two', (name) => {
  const [container] = servers.find(({ metadata }) => metadata.name === name)?.spec.template.spec.containers ?? [];
  expect(container.readinessProbe).toMatchObject({
    httpGet: { path: '/health/ready' },
    periodSeconds: 2,
    failureThreshold: 1,
  });
  expect(container.livenessProbe.httpGet.path).toBe('/health/live');
  const kinds = manifests.filter(({ metadata }) => metadata.name === name).map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining(['Service', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'NetworkPolicy']),
  );
  const scaler = manifests.find((one) => one.kind === 'HorizontalPodAutoscaler' && one.metadata.name === name);
  expect(scaler?.spec.minReplicas).toBeGreaterThanOrEqual(2);
});

it('lets only monitoring reach the metrics port', () => {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  const open = policies
    .flatMap(({ spec }) => spec.ingress ?? [])
    .filter(({ ports }) => ports.some(({ port }: { port: string }) => port === 'metrics'));
  expect(open).toHaveLength(1);
  expect(JSON.stringify(open[0].from)).toContain('"monitoring"');
  expect(policies.some(({ spec }) => Object.keys(spec.podSelector).length === 0 && spec.ingress === undefined)).toBe(
    true,
  );
});

it('lets only backends reach the release service', () => {
  const open = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .flatMap(({ spec }) => spec.ingress ?? [])
    .filter(({ ports }) => ports.some(({ port }: { port: string }) => port === 'service'));
  expect(open).toEqual([
    {
      from: [{ podSelector: { matchLabels: { app: 'backend' } } }],
      ports: [{ protocol: 'TCP', port: 'service' }],
    },
  ]);
});

it('the operator page is off until it has operators and a key', () => {
  const settings = (name: string) =>
    manifests.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name)?.data;
  expect(settings('backend')).toMatchObject({ OPERATORS: '', RELEASE_SERVICE_URL: 'http://release-watch:4305' });
  expect(settings('release-watch')).toMatchObject({ RELEASE_SERVICE_PORT: '' });
});

it('gives a backend 30 minutes to migrate, and the update longer', () => {
  const { progressDeadlineSeconds, template } = servers.find(({ metadata }) => metadata.name === 'backend')?.spec ?? {};
  const { periodSeconds, failureThreshold } = template.spec.containers[0].startupProbe;
  expect(periodSeconds * failureThreshold).toBe(1800);
  expect(progressDeadlineSeconds).toBeGreaterThan(1800);
});

it('lets files of 10 MB through ingress-nginx', () => {
  const ingress = manifests.find(({ kind }) => kind === 'Ingress');
  expect(ingress?.spec.ingressClassName).toBe('nginx');
  expect(ingress?.metadata.annotations).toEqual({ 'nginx.ingress.kubernetes.io/proxy-body-size': '11m' });
});
