import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { type FileScope, readBytes } from '../file-storage/file-storage.ts';
import { pictureSources, pictures } from './picture-table.ts';

/** The stored original of a picture, from which its variants are rendered. */
export type PictureSource = { width: number; bytes: Buffer };

export async function findPictureWidth(database: Database, id: string): Promise<number | null> {
  const [row] = await database.select({ width: pictures.width }).from(pictures).where(eq(pictures.id, id));
  return row?.width ?? null;
}

export async function findPictureSource({ database, config }: FileScope, id: string): Promise<PictureSource | null> {
  const query = database
    .select({ width: pictures.width, bytes: pictureSources.bytes })
    .from(pictures)
    .innerJoin(pictureSources, eq(pictureSources.pictureId, pictures.id));
  const row = await firstRow(query.where(eq(pictures.id, id)));
  return row && { width: row.width, bytes: await readBytes(config, id, row.bytes) };
}
