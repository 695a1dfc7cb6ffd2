import { assetRules } from 'shared-contract/listing/listing-asset';
import type { ListingAssetKind } from 'shared-contract/listing/listing-asset-kind';
import { conflict, notFound, requireFound } from '../http/problem.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { findOwn, insertOwn, type OwnerScope, type ReadScope, updateOwn } from '../owned-rows/owned-rows.ts';
import type { SanitizedPhoto } from '../pictures/sanitize-photo.ts';
import type { WrittenPicture } from '../pictures/write-picture.ts';
import { invalidFile } from '../uploads/inspect-upload.ts';
import { storeFile } from '../uploads/stored-file-store.ts';
import type { WrittenUpload } from '../uploads/write-upload.ts';
import {
  type AssetRow,
  filterByKind,
  findAssets,
  insertPicture,
  moveTo,
  updateMainPhoto,
  writeOrder,
} from './listing-asset-store.ts';

type NewAsset = {
  kind: ListingAssetKind;
  name: string;
  /** A sanitized photo, or a document. */
  upload: WrittenUpload | WrittenPicture<SanitizedPhoto>;
};

/**
 * Adds an asset to a listing. For this and the other functions of this file, the caller must have locked the listing's
 * row, so that only one request at a time changes its assets.
 */
export async function addAsset(
  scope: OwnerScope,
  listingId: string,
  { kind, name, upload }: NewAsset,
): Promise<{ id: string; pictureId: string | null }> {
  const own = await requireAddable(scope, listingId, { kind, digest: upload.digest });
  const { byteSize, digest } = upload;
  const asset = { listingId, kind, position: own.length + 1, fileName: name, byteSize, digest };
  if (!('picture' in upload)) {
    const fileId = await storeFile(scope.database, upload);
    const { id } = await insertOwn(scope, listingAssets, { ...asset, fileId });
    return { id, pictureId: null };
  }
  const alt = kind === 'photo' ? 'Photo of the property' : 'Floor plan';
  const pictureId = await insertPicture(scope.database, upload, { alt });
  const { likeness, hasText } = upload.picture;
  const { id } = await insertOwn(scope, listingAssets, { ...asset, pictureId, likeness, hasText });
  await updateMainPhoto(scope, listingId);
  return { id, pictureId };
}

/**
 * Checks that a listing may get one more asset of a kind, and returns those of this kind. It can run without a lock,
 * before `addAsset`.
 * @throws Problem 409 when there are too many, 422 for a picture that the listing already has
 */
export async function requireAddable(
  scope: ReadScope,
  listingId: string,
  { kind, digest }: { kind: ListingAssetKind; digest: string },
): Promise<AssetRow[]> {
  const own = filterByKind(await findAssets(scope, listingId), kind);
  requireRoom(kind, own.length);
  if (kind !== 'document') requireNew(kind, own, digest);
  return own;
}

export async function moveAsset(scope: OwnerScope, id: string, position: number): Promise<void> {
  const asset = await requireAsset(scope, id);
  const ids = filterByKind(await findAssets(scope, asset.listingId), asset.kind).map((row) => row.asset.id);
  await writeOrder(scope, moveTo(ids, id, position));
  await updateMainPhoto(scope, asset.listingId);
}

/**
 * Marks an asset as removed and moves up the assets after it. The removed asset remembers its position, so that
 * `restoreAsset` can use it.
 */
export async function removeAsset(scope: OwnerScope, id: string): Promise<void> {
  const asset = await requireAsset(scope, id);
  await updateOwn(scope, listingAssets, id, { removedAt: scope.now });
  const rest = filterByKind(await findAssets(scope, asset.listingId), asset.kind);
  const ids = rest.map((row) => row.asset.id);
  await writeOrder(scope, ids);
  await updateMainPhoto(scope, asset.listingId);
}

/**
 * Restores an asset at the position that it had.
 * @throws Problem 409 when the listing has the maximum number of assets
 */
export async function restoreAsset(scope: OwnerScope, id: string): Promise<void> {
  const asset = requireFound(await findOwn(scope, listingAssets, id));
  if (!asset.removedAt) return;
  const rows = filterByKind(await findAssets(scope, asset.listingId), asset.kind);
  const others = rows.map((row) => row.asset.id);
  requireRoom(asset.kind, others.length);
  if (asset.digest !== null && asset.pictureId !== null) requireNew(asset.kind, rows, asset.digest);
  await updateOwn(scope, listingAssets, id, { removedAt: null });
  await writeOrder(scope, moveTo(others, id, asset.position));
  await updateMainPhoto(scope, asset.listingId);
}

async function requireAsset(scope: ReadScope, id: string) {
  const asset = await findOwn(scope, listingAssets, id);
  if (!asset || asset.removedAt) throw notFound();
  return asset;
}

/**
 * Rejects a picture that the listing already has, byte for byte, and names it (V18).
 * @throws Problem 422
 */
function requireNew(kind: ListingAssetKind, own: readonly AssetRow[], digest: string): void {
  const same = own.find(({ asset }) => asset.digest === digest)?.asset;
  if (!same) return;
  const noun = kind === 'photo' ? 'photo' : 'floor plan';
  throw invalidFile(`You’ve already added this ${noun}: it’s ${noun} ${same.position}, ${same.fileName}.`, 'duplicate');
}

const plurals: Record<ListingAssetKind, string> = { photo: 'photos', floorPlan: 'floor plans', document: 'documents' };

/** Checks that the listing may have one more asset of this kind (V18). @throws Problem 409 */
function requireRoom(kind: ListingAssetKind, count: number): void {
  const { maxCount } = assetRules[kind];
  if (count < maxCount) return;
  throw conflict('too-many', `A listing has at most ${maxCount} ${plurals[kind]}. Remove one to add another.`);
}
