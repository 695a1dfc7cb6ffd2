import { eq } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import { documentShare, documentShareInput } from 'shared-contract/property/document';
import { documentRules, shareViolations } from 'shared-contract/property/document-rules';
import { hashOf } from '../auth/secrets.ts';
import { firstRow } from '../database/single-row.ts';
import { created, noContent } from '../http/json-ld.ts';
import { conflict, invalid, requireFound, requireValid } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn, insertOwn, lockOwn } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { documentPath, sharePath, shareResource } from './document-resource.ts';
import { findDocument } from './document-store.ts';
import { documentShares, propertyDocuments } from './document-tables.ts';
import { requireOutsideBin } from './require-outside-bin.ts';

const postShare = ownerRoute('POST', `${documentPath}/:id/shares`, {
  summary: 'Creates a share link from a token that the browser made.',
  body: documentShareInput,
  response: documentShare,
  status: 201,
  // The body contains the token, so neither its hash nor the reply is stored with an idempotency key.
  isReplaySafe: true,
  async handler({ params, body, ...scope }) {
    const row = requireFound(await lockOwn(scope, propertyDocuments, params.id));
    requireOutsideBin(row);
    const tokenHash = hashOf(body.token);
    const known = await firstRow(
      scope.database.select().from(documentShares).where(eq(documentShares.tokenHash, tokenHash)),
    );
    if (known) {
      // The same request again. A token of another document or a stopped link can’t be used.
      if (known.ownerId === scope.owner.id && known.documentId === row.id && !known.revokedAt)
        return created(shareResource(known));
      throw invalid({ propertyPath: 'token', message: 'Make a new token.', code: 'token' });
    }
    const { timeZone } = requireFound(await findOwn(scope, properties, row.propertyId));
    requireValid(shareViolations(body.expiresOn, localDateIn(timeZone, scope.now)));
    const { shares } = requireFound(await findDocument(scope, row.id));
    if (shares.length >= documentRules.maxShares) {
      const detail = `This document has ${documentRules.maxShares} links. Stop one that you don’t need any more.`;
      throw conflict('too-many', detail);
    }
    const values = { documentId: row.id, tokenHash, expiresOn: body.expiresOn };
    return created(shareResource(await insertOwn(scope, documentShares, values)));
  },
});

const stopShare = ownerRoute('DELETE', `${sharePath}/:id`, {
  summary: 'Stops a share link at once.',
  response: null,
  async handler({ params, ...scope }) {
    const { id, revokedAt } = requireFound(await lockOwn(scope, documentShares, params.id));
    await scope.database
      .update(documentShares)
      .set({ revokedAt: revokedAt ?? scope.now })
      .where(eq(documentShares.id, id));
    return noContent();
  },
});

export const shareRoutes: Route[] = [postShare, stopShare];
