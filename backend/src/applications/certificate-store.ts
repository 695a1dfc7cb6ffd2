import { asc, desc, getTableColumns } from 'drizzle-orm';
import type { DestructionCertificate } from 'shared-contract/application/application';
import { identity } from '../http/json-ld.ts';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { destructionCertificates } from './application-tables.ts';

export const certificatePath = '/api/destruction-certificates';

type CertificateRow = Omit<typeof destructionCertificates.$inferSelect, 'document'>;

const { document: _document, ...columns } = getTableColumns(destructionCertificates);

/** Returns the owner's certificates without their PDFs, newest first. */
export function findCertificates({ database, owner }: ReadScope, propertyId?: string): Paged<CertificateRow> {
  const where = isOwn(destructionCertificates, owner, { propertyId });
  const { destroyedAt, id } = destructionCertificates;
  return paged(
    () => database.$count(destructionCertificates, where),
    () => database.select(columns).from(destructionCertificates).where(where).orderBy(desc(destroyedAt), asc(id)),
  );
}

export const certificateResource = (row: CertificateRow): DestructionCertificate => ({
  ...identity(certificatePath, 'DestructionCertificate', row.id),
  subject: row.subject,
  property: `${propertyPath}/${row.propertyId}`,
  rule: row.rule,
  destroyedAt: row.destroyedAt.toISOString(),
  contentSha256: row.contentSha256,
  documentSha256: row.documentSha256,
});
