import { assetRules, listingAssetPatch, ownersListingAsset } from 'shared-contract/listing/listing-asset';
import { listingAssetKind } from 'shared-contract/listing/listing-asset-kind';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { retryPublishing } from '../fulfilment/retry-publishing.ts';
import { collection, created, item } from '../http/json-ld.ts';
import { notFound, requireFound } from '../http/problem.ts';
import { guestRoute, ownerRoute, type Route } from '../http/route.ts';
import { listingAssetPath } from '../listings/listing-asset-path.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { isReadable, lockListing } from '../listings/listing-store.ts';
import { listings } from '../listings/listing-table.ts';
import { requireEditable } from '../listings/require-editable.ts';
import { findOwn, type ReadScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { writePhoto } from '../pictures/write-picture.ts';
import { fileNameParameter } from '../uploads/file-name.ts';
import { fileDownload } from '../uploads/stored-file-store.ts';
import { uploadRateLimit } from '../uploads/upload-rate-limit.ts';
import { writeUpload } from '../uploads/write-upload.ts';
import { addAsset, moveAsset, removeAsset, requireAddable, restoreAsset } from './change-assets.ts';
import { listingAssetResource } from './listing-asset-resource.ts';
import { findAssets, findPublicDocument } from './listing-asset-store.ts';

const listAssets = ownerRoute('GET', '/api/listings/:id/assets', {
  summary: 'Photos, floor plans and documents of an owner’s listing in order, with warnings.',
  response: collectionOf(ownersListingAsset),
  async handler({ params, request, ...scope }) {
    const { id } = requireFound(await findOwn(scope, listings, params.id));
    const rows = await findAssets(scope, id);
    const members = rows.map((row) => listingAssetResource(row, rows));
    return collection('ListingAsset', request, members);
  },
});

const postAsset = ownerRoute('POST', '/api/listings/:id/assets', {
  summary: 'Adds a photo, floor plan or document. The body is the file, whose type is detected by its bytes (V18).',
  query: z.object({ kind: listingAssetKind, name: fileNameParameter }),
  upload: ({ kind }) => assetRules[kind],
  rateLimit: uploadRateLimit,
  beforeTransaction: {
    async check({ params, query: { kind }, upload: { digest }, ...scope }) {
      const { id, status } = requireFound(await findOwn(scope, listings, params.id));
      requireEditable(status);
      await requireAddable(scope, id, { kind, digest });
    },
    prepareFile: (upload, { query: { kind }, ...scope }) =>
      kind === 'document' ? writeUpload(upload, scope) : writePhoto(upload, scope),
  },
  response: ownersListingAsset,
  status: 201,
  async handler({ params, query, file, addJob, ...scope }) {
    await lockEditableListing(scope, params.id);
    const { id, pictureId } = await addAsset(scope, params.id, { ...query, upload: file() });
    if (pictureId) await addJob('image-variants', { pictureId });
    await retryPublishing({ ...scope, addJob }, params.id);
    return replyWithAsset(scope, params.id, id, created);
  },
});

const patchAsset = ownerRoute('PATCH', `${listingAssetPath}/:id`, {
  summary:
    'Moves an asset within its kind (`position`, from 1), removes it (`removed`), restores it, or makes a document public.',
  body: listingAssetPatch,
  response: ownersListingAsset,
  async handler({ params: { id }, body, ...scope }) {
    const { listingId } = requireFound(await findOwn(scope, listingAssets, id));
    await lockEditableListing(scope, listingId);
    if (body.removed === false) await restoreAsset(scope, id);
    if (body.position !== undefined) await moveAsset(scope, id, body.position);
    if (body.isPublic !== undefined) await updateOwn(scope, listingAssets, id, { isPublic: body.isPublic });
    if (body.removed === true) await removeAsset(scope, id);
    await retryPublishing(scope, listingId);
    return replyWithAsset(scope, listingId, id, item);
  },
});

const getFile = guestRoute('GET', `${listingAssetPath}/:id/file`, {
  summary: 'Downloads a document: for its owner, and for anyone if it is public.',
  response: null,
  async handler({ params, ...scope }) {
    const { database, owner } = scope;
    const own = owner && (await findOwn({ database, owner }, listingAssets, params.id));
    const found = own ?? (await findPublicDocument(database, params.id));
    if (!found || !(await isReadable(database, owner, found.listingId))) throw notFound();
    return fileDownload(scope, found.fileId, found.fileName);
  },
});

/** Locks the listing. @throws Problem 409 when it can no longer be edited */
async function lockEditableListing(scope: ReadScope, listingId: string): Promise<void> {
  const found = requireFound(await lockListing(scope, listingId));
  requireEditable(found.listing.status);
}

async function replyWithAsset(scope: ReadScope, listingId: string, id: string, reply: typeof item) {
  const rows = await findAssets(scope, listingId);
  const row = rows.find(({ asset }) => asset.id === id) ?? (await findRemovedAsset(scope, id));
  return reply(listingAssetResource(row, rows), row.asset.version);
}

async function findRemovedAsset(scope: ReadScope, id: string) {
  return { asset: requireFound(await findOwn(scope, listingAssets, id)), picture: null };
}

export const listingAssetRoutes: Route[] = [listAssets, postAsset, patchAsset, getFile];
