import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { seedSmall } from '../../seed/index.ts';
import { listings } from '../listings/listing-table.ts';
import { properties } from '../properties/property-table.ts';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';
import { pictureSources } from './picture-table.ts';
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

  const failures: string[] = [];
  const failed = (id: string) => void failures.push(id);

  const made = async () => {
    const files = await readdir(join(dataFolder, 'pictures'), { recursive: true });
    return files.filter((file) => file.endsWith('.avif')).sort();
  };

  it('makes the files of the first home’s card first, and stops when it is told to', async () => {
    let looks = 0;
    await warmPictures(backend.database, dataFolder, () => looks++ === 1, failed);
    const [first] = await backend.database
      .select({ id: listings.pictureId })
      .from(listings)
      .innerJoin(properties, eq(properties.id, listings.propertyId))
      .where(
        and(eq(listings.status, 'active'), eq(properties.propertyType, 'Residential'), isNotNull(listings.pictureId)),
      )
      .orderBy(desc(listings.publishedAt), listings.id)
      .limit(1);
    expect(await made()).toEqual(
      ['320.avif', '480.avif', '640.avif', '960.avif'].map((file) => `${first?.id}/${file}`),
    );
  });

  it('goes on where it was stopped, without making a file twice', async () => {
    const before = await made();
    let looks = 0;
    await warmPictures(backend.database, dataFolder, () => looks++ === 2, failed);
    expect(await made()).toHaveLength(before.length + 4);
    expect(await made()).toEqual(expect.arrayContaining(before));
    expect(failures).toEqual([]);
  });

  it('tells of a picture that cannot be made, and goes on', async () => {
    const before = await made();
    await backend.database.update(pictureSources).set({ bytes: Buffer.from('no such drawing') });
    let looks = 0;
    await warmPictures(backend.database, dataFolder, () => looks++ === 4, failed);
    expect(failures).toHaveLength(2);
    expect(await made()).toEqual(before);
  });
});
