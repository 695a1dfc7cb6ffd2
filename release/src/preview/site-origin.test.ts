import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { siteOrigin } from './site-origin.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-origin-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('is the public origin, then the site that runs on the data folder, then the port', async () => {
  const env = { VERANDAH_DATA: folder, VERANDAH_PORT: '5000' };
  expect(siteOrigin(env)).toBe('http://localhost:5000');
  await writeFile(join(folder, 'running.json'), JSON.stringify({ pid: 1, url: 'http://localhost:5600' }));
  expect(siteOrigin(env)).toBe('http://localhost:5600');
  expect(siteOrigin({ ...env, PUBLIC_ORIGIN: 'https://verandah.example' })).toBe('https://verandah.example');
});
