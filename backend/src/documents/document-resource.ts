import type { DocumentShare, DocumentVersion, PropertyDocument } from 'shared-contract/property/document';
import { identity } from '../http/json-ld.ts';
import { propertyPath } from '../properties/property-resource.ts';
import type { DocumentRow, ShareRow, VersionRow } from './document-store.ts';

export const documentPath = '/api/documents';
export const versionPath = '/api/document-versions';
export const sharePath = '/api/document-shares';

export function documentResource(row: DocumentRow): PropertyDocument {
  const { name, category, expiresOn } = row;
  return {
    ...identity(documentPath, 'PropertyDocument', row.id),
    property: `${propertyPath}/${row.propertyId}`,
    ...{ name, category, expiresOn },
    deletedAt: row.deletedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    versions: row.versions.map(versionResource),
    shares: row.shares.map(shareResource),
  };
}

function versionResource(row: VersionRow): DocumentVersion {
  const { number, fileName, mediaType, byteSize } = row;
  return {
    ...identity(versionPath, 'DocumentVersion', row.id),
    ...{ number, fileName, mediaType, byteSize },
    uploadedAt: row.createdAt.toISOString(),
    file: `${versionPath}/${row.id}/file`,
  };
}

export const shareResource = ({ id, expiresOn, createdAt, revokedAt }: ShareRow): DocumentShare => ({
  ...identity(sharePath, 'DocumentShare', id),
  expiresOn,
  createdAt: createdAt.toISOString(),
  ...(revokedAt && { stoppedAt: revokedAt.toISOString() }),
});
