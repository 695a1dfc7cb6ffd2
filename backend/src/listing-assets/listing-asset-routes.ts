import { assetRules, listingAssetPatch, ownersListingAsset } from 'shared-contract/listing/listing-asset';
import { listingAssetKind } from 'shared-contract/listing/listing-asset-kind';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { collection, created, item } from '../http/json-ld.ts';
import { idParams } from '../http/parameters.ts';
import { notFound, requireFound } from '../http/problem.ts';
import { guestRoute, type Owner, ownerRoute, type Route } from '../http/route.ts';
import { listingAssetPath } from '../listings/listing-asset-path.ts';
import { isReadable, lockListing } from '../listings/listing-store.ts';
import { requireEditable } from '../listings/require-editable.ts';
import { fileNameParameter } from '../uploads/file-name.ts';
import { fileDownload } from '../uploads/stored-file-store.ts';
import { addAsset, moveAsset, removeAsset, restoreAsset, sanitizeUpload } from './change-assets.ts';
import { listingAssetResource } from './listing-asset-resource.ts';
import { findAsset, findAssets, findPublicDocument, isOwnListing, updateAsset } from './listing-asset-store.ts';

const listAssets = ownerRoute('GET', '/api/listings/:id/assets', {
  summary: 'Photos, floor plans and documents of an owner’s listing in order, with warnings.',
  params: idParams,
  response: collectionOf(ownersListingAsset),
  async handler({ database, owner, params, request }) {
    if (!(await isOwnListing(database, owner, params.id))) throw notFound();
    const rows = await findAssets(database, owner, params.id);
    return collection(
      'ListingAsset',
      request,
      rows.map((row) => listingAssetResource(row, rows)),
    );
  },
});

const postAsset = ownerRoute('POST', '/api/listings/:id/assets', {
  summary: 'Adds a photo, floor plan or document. The body is the file, whose type is detected by its bytes (V18).',
  params: idParams,
  query: z.object({ kind: listingAssetKind, name: fileNameParameter }),
  upload: ({ kind }) => assetRules[kind],
  response: ownersListingAsset,
  async handler({ database, owner, params, query, file, now, addJob }) {
    const upload = file();
    // Runs before the listing is locked, so several photos are sanitized in parallel.
    const photo = query.kind === 'document' ? null : await sanitizeUpload(upload);
    await lockEditableListing(database, owner, params.id);
    const { id, pictureId } = await addAsset(database, owner, params.id, { ...query, upload, photo }, now);
    if (pictureId) await addJob('image-variants', { pictureId });
    return replyWithAsset(database, owner, params.id, id, created);
  },
});

const patchAsset = ownerRoute('PATCH', `${listingAssetPath}/:id`, {
  summary:
    'Moves an asset within its kind (`position`, from 1), removes it (`removed`), restores it, or makes a document public.',
  params: idParams,
  body: listingAssetPatch,
  response: ownersListingAsset,
  async handler({ database, owner, params, body, now }) {
    const found = requireFound(await findAsset(database, owner, params.id));
    await lockEditableListing(database, owner, found.listingId);
    if (body.removed === false) await restoreAsset(database, owner, params.id, now);
    if (body.position !== undefined) await moveAsset(database, owner, params.id, body.position, now);
    if (body.isPublic !== undefined) await updateAsset(database, owner, params.id, { isPublic: body.isPublic }, now);
    if (body.removed === true) await removeAsset(database, owner, params.id, now);
    return replyWithAsset(database, owner, found.listingId, params.id, item);
  },
});

const getFile = guestRoute('GET', `${listingAssetPath}/:id/file`, {
  summary: 'Downloads a document: for its owner, and for anyone if it is public.',
  params: idParams,
  response: null,
  async handler({ database, owner, params }) {
    const found =
      (owner && (await findAsset(database, owner, params.id))) ?? (await findPublicDocument(database, params.id));
    if (!found || !(await isReadable(database, owner, found.listingId))) throw notFound();
    return fileDownload(database, found.fileId, found.fileName);
  },
});

/** Locks the listing. @throws Problem 409 when it can no longer be edited */
async function lockEditableListing(database: Database, owner: Owner, listingId: string): Promise<void> {
  const found = requireFound(await lockListing({ database, owner }, listingId));
  requireEditable(found.listing.status);
}

async function replyWithAsset(database: Database, owner: Owner, listingId: string, id: string, reply: typeof item) {
  const rows = await findAssets(database, owner, listingId);
  const row = rows.find(({ asset }) => asset.id === id) ?? (await findRemovedAsset(database, owner, id));
  return reply(listingAssetResource(row, rows), row.asset.version);
}

async function findRemovedAsset(database: Database, owner: Owner, id: string) {
  const asset = requireFound(await findAsset(database, owner, id));
  return { asset, picture: null };
}

export const listingAssetRoutes: Route[] = [listAssets, postAsset, patchAsset, getFile];
