import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { type PictureRow, pictureColumns } from '../listings/listing-row.ts';
import { pictures } from '../pictures/picture-table.ts';

export const findProfilePhoto = (database: Database, userId: string): Promise<PictureRow | null> =>
  firstRow(database.select(pictureColumns).from(pictures).where(eq(pictures.profileUserId, userId)));

export async function deleteProfilePhoto(database: Database, userId: string): Promise<void> {
  await database.delete(pictures).where(eq(pictures.profileUserId, userId));
}
