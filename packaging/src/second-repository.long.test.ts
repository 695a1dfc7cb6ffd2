import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { release } from 'federation';

import {
  buildInSecondRepository,
  type LocalRegistry,
  type SecondRepository,
  startLocalRegistry,
} from './testing/index.ts';
import { missingDependencies } from './testing/missing-dependencies.ts';
import { root } from './workspace.ts';

let registry: LocalRegistry;
let repository: SecondRepository;
beforeAll(async () => {
  registry = await startLocalRegistry();
  repository = await buildInSecondRepository('remote-tenant-checks', { registry: registry.url, react: '19.2.3' });
});
afterAll(async () => {
  await repository?.remove();
  await registry?.close();
});

it('a remote builds in a second repository, from published packages and with another version of React', async () => {
  const lock = await readFile(join(repository.folder, 'pnpm-lock.yaml'), 'utf8');
  expect(lock).toContain('react@19.2.3:');
  expect(lock).not.toMatch(/(?<!@types\/)react@19\.3/);
  const built = release.parse(JSON.parse(await readFile(join(repository.dist, 'release.json'), 'utf8')));
  expect(built).toMatchObject({
    name: 'remote-tenant-checks',
    needs: { react: '^19.2.0', 'shared-api': '^1.0.0' },
    builtWith: { 'shared-ui': '1.0.0' },
  });
});

it('its page tests run there against the packaged backend with a PostgreSQL of its own', async () => {
  const printed = await repository.pnpm('test', 'tenant-check-proof-of-id.page', 'tenant-checks.page');
  expect(printed).toContain('Test Suites: 2 passed, 2 total');
});

/** A picture is read by a process that the backend starts from a file of its own. */
const uploadTest = `
import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { inProcessBackend } from 'federation-testing/backend';

it('stores a photo', async () => {
  const backend = await inProcessBackend();
  const user = { id: crypto.randomUUID() };
  const headers = { ...(await backend.signInAs(user)), 'content-type': 'image/png' };
  const payload = await readFile('${join(root, 'docs/screenshots/front-page.png')}');
  const url = '/api/customer-users/' + user.id + '/photo';
  const response = await backend.inject({ method: 'POST', url, headers, payload });
  expect(response.json()).toMatchObject({ picture: { width: expect.any(Number) } });
  await backend.close();
});
`;

it('the packaged backend reads uploaded pictures, and tests without a page run in Node', async () => {
  await writeFile(join(repository.folder, 'src/upload.test.ts'), uploadTest);
  expect(await repository.pnpm('test', 'src/upload')).toContain('PASS node src/upload.test.ts');
});

it('published packages contain built files only, without a trace of this repository', async () => {
  expect(registry.packages.map((one) => one.name)).toEqual(
    expect.arrayContaining(['federation', 'federation-build', 'federation-testing', 'shared-ui', 'tenancy-law']),
  );
  for (const { name, folder } of registry.packages) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    const built = files.filter((file) => !file.includes('/template-re'));
    expect(built.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
    expect(built.filter((file) => file.endsWith('.js.map')).length).toBeGreaterThan(0);
    for (const file of files.filter((one) => /\.(?:js|d\.ts|json)$/.test(one))) {
      expect({ name, file, text: await readFile(file, 'utf8') }).not.toMatchObject({
        text: expect.stringMatching(/"(?:catalog|workspace):/),
      });
    }
  }
});

it('published packages import only what they install', async () => {
  for (const { folder } of registry.packages) expect(await missingDependencies(folder)).toEqual([]);
});
