import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedSmall } from '../../seed/index.ts';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';
import { warmPictures } from './warm-pictures.ts';

describe('warming', () => {
  let backend: TestBackend;
  let dataFolder: string;
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'verandah-warm-'));
    backend = await testBackend({ dataFolder });
    await seedSmall(backend.database);
  });
  afterAll(async () => {
    await backend.close();
    await rm(dataFolder, { recursive: true });
  });

  it('makes the files of cards for pictures that are on the market, and stops when it is told to', async () => {
    let looks = 0;
    await warmPictures(backend.database, dataFolder, () => looks++ === 3);
    const [first, ...others] = await readdir(join(dataFolder, 'pictures'));
    expect(others).toEqual([]);
    expect((await readdir(join(dataFolder, 'pictures', first ?? ''))).sort()).toEqual([
      '480.avif',
      '640.avif',
      '960.avif',
    ]);
  });
});
