import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { pictures } from '../pictures/picture-table.ts';
import { insertUser } from './test-user.ts';

/** The profile photo of a user, without its bytes. */
export async function insertProfilePhoto(database: Database, { ownerId }: { ownerId: string }) {
  await insertUser(database, { id: ownerId });
  const picture = { id: randomUUID(), width: 640, height: 640, alt: 'Photo of the advertiser' };
  await database.insert(pictures).values({ ...picture, profileUserId: ownerId });
  return picture;
}
