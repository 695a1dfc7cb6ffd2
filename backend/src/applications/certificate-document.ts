import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { colors, documentBase, pageFooter } from '../pdf/pdf-style.ts';
import { sectionContent } from '../pdf/section-content.ts';
import { type Destruction, type SignedStatement, statementOf, subjectLabels } from './sign-statement.ts';

export function certificateDocument(
  destruction: Destruction,
  { signature, publicKey }: SignedStatement,
): TDocumentDefinitions {
  const { subject, id, rule, destroyedAt, contentSha256 } = destruction;
  return {
    ...documentBase('Destruction certificate', 'Verandah', destroyedAt.toISOString().slice(0, 10)),
    content: [
      { text: 'Destruction certificate', bold: true, fontSize: 20, color: colors.brand, margin: [0, 0, 0, 16] },
      sectionContent({
        title: subjectLabels[subject],
        rows: [
          { label: 'Number', value: id },
          { label: 'Destroyed', value: destroyedAt.toISOString() },
          { label: 'Rule', value: rule },
          { label: 'SHA-256 of the encrypted data', value: contentSha256 },
        ],
        paragraphs: ['The data, its access log and its private links no longer exist in the database.'],
      }),
      sectionContent({
        title: 'Server signature (Ed25519)',
        rows: [
          ...statementOf(destruction)
            .split('\n')
            .map((value, index) => ({ label: `Line ${index + 1}`, value })),
          { label: 'Signature', value: signature },
          { label: 'Public key', value: publicKey },
        ],
        paragraphs: [
          'The signed text is the lines above with a line feed between them. Signature and key are in base64.',
        ],
      }),
    ],
    footer: pageFooter('Destruction certificate'),
  };
}
