import { assetRules } from 'shared-contract/listing/listing-asset';
import type { ListingAssetKind } from 'shared-contract/listing/listing-asset-kind';
import type { Database } from '../database/database.ts';
import { conflict, notFound, requireFound } from '../http/problem.ts';
import type { Owner } from '../http/route.ts';
import { sanitizeInWorker } from '../pictures/image-worker.ts';
import type { SanitizedPhoto } from '../pictures/sanitize-photo.ts';
import { invalidFile } from '../uploads/inspect-upload.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { storeFile } from '../uploads/stored-file-store.ts';
import {
  filterByKind,
  findAsset,
  findAssets,
  insertAsset,
  insertPicture,
  moveTo,
  updateAsset,
  updateMainPhoto,
  writeOrder,
} from './listing-asset-store.ts';

type NewAsset = {
  kind: ListingAssetKind;
  name: string;
  upload: Upload;
  /** The sanitized photo; null for a document. */
  photo: SanitizedPhoto | null;
};

/** @throws Problem 422 when the file cannot be opened as a photo, or is too small or too large for one */
export async function sanitizeUpload(upload: Upload): Promise<SanitizedPhoto> {
  const photo = await sanitizeInWorker(upload.path);
  if ('rejected' in photo) throw invalidFile(photo.rejected, 'picture');
  return photo;
}

/**
 * Adds an asset to a listing. The caller must have locked the listing's row, as for the other functions of this file,
 * so that assets change one at a time.
 */
export async function addAsset(
  database: Database,
  owner: Owner,
  listingId: string,
  { kind, name, upload, photo }: NewAsset,
  now: Date,
): Promise<{ id: string; pictureId: string | null }> {
  const own = filterByKind(await findAssets(database, owner, listingId), kind);
  requireRoom(kind, own.length);
  const asset = {
    listingId,
    kind,
    position: own.length + 1,
    fileName: name,
    byteSize: upload.byteSize,
    createdAt: now,
    updatedAt: now,
  };
  if (!photo) {
    const fileId = await storeFile(database, upload);
    return { id: await insertAsset(database, owner, { ...asset, fileId }), pictureId: null };
  }
  const alt = kind === 'photo' ? 'Photo of the property' : 'Floor plan';
  const pictureId = await insertPicture(database, photo, alt);
  const id = await insertAsset(database, owner, {
    ...asset,
    pictureId,
    likeness: photo.likeness,
    hasText: photo.hasText,
  });
  await updateMainPhoto(database, owner, listingId, now);
  return { id, pictureId };
}

export async function moveAsset(
  database: Database,
  owner: Owner,
  id: string,
  position: number,
  now: Date,
): Promise<void> {
  const asset = await requireAsset(database, owner, id);
  const ids = filterByKind(await findAssets(database, owner, asset.listingId), asset.kind).map((row) => row.asset.id);
  await writeOrder(database, owner, moveTo(ids, id, position));
  await updateMainPhoto(database, owner, asset.listingId, now);
}

/** Marks an asset as removed, and moves the following assets up. It keeps its position for `restoreAsset`. */
export async function removeAsset(database: Database, owner: Owner, id: string, now: Date): Promise<void> {
  const asset = await requireAsset(database, owner, id);
  await updateAsset(database, owner, id, { removedAt: now }, now);
  const rest = filterByKind(await findAssets(database, owner, asset.listingId), asset.kind);
  await writeOrder(
    database,
    owner,
    rest.map((row) => row.asset.id),
  );
  await updateMainPhoto(database, owner, asset.listingId, now);
}

/**
 * Restores an asset at the position that it had.
 * @throws Problem 409 when the listing has the maximum number of assets
 */
export async function restoreAsset(database: Database, owner: Owner, id: string, now: Date): Promise<void> {
  const asset = requireFound(await findAsset(database, owner, id));
  if (!asset.removedAt) return;
  const others = filterByKind(await findAssets(database, owner, asset.listingId), asset.kind).map(
    (row) => row.asset.id,
  );
  requireRoom(asset.kind, others.length);
  await updateAsset(database, owner, id, { removedAt: null }, now);
  await writeOrder(database, owner, moveTo(others, id, asset.position));
  await updateMainPhoto(database, owner, asset.listingId, now);
}

async function requireAsset(database: Database, owner: Owner, id: string) {
  const asset = await findAsset(database, owner, id);
  if (!asset || asset.removedAt) throw notFound();
  return asset;
}

const plurals: Record<ListingAssetKind, string> = { photo: 'photos', floorPlan: 'floor plans', document: 'documents' };

/** Throws when the listing already has the maximum number of assets of this kind (V18). */
function requireRoom(kind: ListingAssetKind, count: number): void {
  const { most } = assetRules[kind];
  if (count < most) return;
  throw conflict('too-many', `A listing has at most ${most} ${plurals[kind]}. Remove one to add another.`);
}
