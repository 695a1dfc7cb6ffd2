import { and, desc, eq, isNull } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import { type SharedDocument, sharedDocument, sharedDocumentInput } from 'shared-contract/property/document';
import { hashOf } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { item } from '../http/json-ld.ts';
import { notFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { publicRoute, type Route } from '../http/route.ts';
import { properties } from '../properties/property-table.ts';
import { fileDownload } from '../uploads/stored-file-store.ts';
import { documentShares, documentVersions, propertyDocuments } from './document-tables.ts';

/**
 * The options of the routes for holders of a link. The token is in the body, which is never logged. A stopped link must
 * stop at once, so they read the primary database. The limit protects the server from floods of requests.
 */
const forHolders = {
  body: sharedDocumentInput,
  cacheControl: 'no-store',
  readOnly: true,
  readsPrimary: true,
  rateLimit: () => ({ max: 120, timeWindow: '1 minute' }),
} as const;

const viewShared = publicRoute('POST', '/api/shared-document-views', {
  ...forHolders,
  summary: 'What the holder of a share link sees of a document.',
  response: sharedDocument,
  async handler({ database, body, now }) {
    const { share, document, version } = await findShared(database, body.token, now);
    const { fileName, mediaType, byteSize } = version;
    return withoutReferrer(
      item<SharedDocument>({
        '@id': '/api/shared-document-views',
        '@type': 'SharedDocument',
        name: document.name,
        ...{ fileName, mediaType, byteSize },
        uploadedAt: version.createdAt.toISOString(),
        expiresOn: share.expiresOn,
      }),
    );
  },
});

const downloadShared = publicRoute('POST', '/api/shared-document-files', {
  ...forHolders,
  summary: 'Downloads the latest version of a document with a share link.',
  response: null,
  async handler({ database, config, body, now }) {
    const { version } = await findShared(database, body.token, now);
    return withoutReferrer(await fileDownload({ database, config }, version.fileId, version.fileName));
  },
});

/** @throws Problem 404 for a link that never existed, was stopped or has expired, and for a document in the bin */
async function findShared(database: Database, token: string, now: Date) {
  const isShare = and(eq(documentShares.tokenHash, hashOf(token)), isNull(documentShares.revokedAt));
  const found = await firstRow(
    database
      .select({
        share: documentShares,
        document: propertyDocuments,
        version: documentVersions,
        timeZone: properties.timeZone,
      })
      .from(documentShares)
      .innerJoin(propertyDocuments, eq(propertyDocuments.id, documentShares.documentId))
      .innerJoin(properties, eq(properties.id, propertyDocuments.propertyId))
      .innerJoin(documentVersions, eq(documentVersions.documentId, propertyDocuments.id))
      .where(and(isShare, isNull(propertyDocuments.deletedAt)))
      .orderBy(desc(documentVersions.number))
      .limit(1),
  );
  if (!found || found.share.expiresOn < localDateIn(found.timeZone, now)) {
    throw notFound('This link isn’t valid any more. Ask the sender for a new one.');
  }
  return found;
}

const withoutReferrer = (reply: Reply): Reply => ({
  ...reply,
  headers: { ...reply.headers, 'referrer-policy': 'no-referrer' },
});

export const sharedDocumentRoutes: Route[] = [viewShared, downloadShared];
