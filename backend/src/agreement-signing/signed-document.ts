import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Attachment } from '../mail/mail.ts';
import { pdfType } from '../pdf/pdf-reply.ts';
import { signings } from './signing-tables.ts';

export const unsignedFileName = 'Tenancy-agreement.pdf';
export const signedFileName = 'Signed-tenancy-agreement.pdf';

/** Returns the signed PDF of a round for a mail. Returns nothing when the agreement was deleted with its property. */
export async function signedAgreementAttachments(database: Database, signingId: string): Promise<Attachment[]> {
  const rows = await database
    .select({ content: signings.signedDocument })
    .from(signings)
    .where(eq(signings.id, signingId));
  return rows.flatMap(({ content }) => (content ? [{ filename: signedFileName, contentType: pdfType, content }] : []));
}
