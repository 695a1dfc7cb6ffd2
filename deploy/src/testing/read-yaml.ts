import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, loadAll, mergeTag } from 'js-yaml';

/** The folder of this package. */
export const deployFolder = join(import.meta.dirname, '../..');

export function readText(path: string): string {
  return readFileSync(join(deployFolder, path), 'utf8');
}

/** Returns the documents of a YAML file of this package, with `<<` merged as Compose does. */
export function readYaml(path: string): unknown[] {
  return loadAll(readText(path), { schema: CORE_SCHEMA.withTags(mergeTag) });
}

/** A Kubernetes object, as far as the tests look into it. */
export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: the schema of Kubernetes checks the rest (manifests.test.ts).
  [field: string]: any;
};

/** Returns the Kubernetes objects of the base. */
export function readManifests(): Manifest[] {
  return globSync('kubernetes/base/*.yaml', { cwd: deployFolder })
    .filter((path) => !path.endsWith('kustomization.yaml'))
    .sort()
    .flatMap((path) => readYaml(path) as Manifest[]);
}

/** A service of compose.yaml. */
export type Service = {
  image: string;
  build?: { dockerfile: string; target?: string };
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  [option: string]: unknown;
};

export function readServices(): Record<string, Service> {
  const [compose] = readYaml('compose.yaml') as [{ services: Record<string, Service> }];
  return compose.services;
}
