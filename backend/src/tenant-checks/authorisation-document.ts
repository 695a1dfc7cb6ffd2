import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { longDate } from 'tenancy-law/form/long-date';
import { letterhead } from '../pdf/letterhead.ts';
import { localTimeFormat } from '../pdf/local-time.ts';
import { colors, documentBase, pageFooter } from '../pdf/pdf-style.ts';
import { textContent } from '../pdf/printable-text.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { sectionContent } from '../pdf/section-content.ts';
import type { AuthorisationText } from './authorisation-text.ts';

export type SignedAuthorisation = {
  checkId: string;
  requester: string;
  text: AuthorisationText;
  name: string;
  signedAt: Date;
  /** The local date of the signature. */
  signedOn: string;
  /** IANA zone of the property. */
  timeZone: string;
  /** The network and browser of the applicant. */
  signedFrom: string;
  /** A PNG; null when the typed name is the signature. */
  image: Buffer | null;
};

/** Renders the signed authorisation. The same signature always gives the same bytes. */
export const renderAuthorisation = (signed: SignedAuthorisation): Promise<Buffer> =>
  renderPdf(authorisationDocument(signed));

export type AuthorityForm = Pick<SignedAuthorisation, 'checkId' | 'requester' | 'text' | 'name'> & {
  /** The local date at the property. */
  preparedOn: string;
};

/** Renders the text of the authorisation with lines for a signature on paper. */
export const renderAuthorityForm = (form: AuthorityForm): Promise<Buffer> => renderPdf(authorityForm(form));

function authorityForm({ checkId, requester, text, name, preparedOn }: AuthorityForm): TDocumentDefinitions {
  const line = '_'.repeat(40);
  return {
    ...documentBase(title, requester, preparedOn),
    content: [
      letterhead({ sender: { name: requester, label: 'Owner or agent' }, title, subtitle: 'To sign on paper' }),
      ...paragraphsOf(text),
      sectionContent({
        title: 'Signature',
        rows: [
          { label: 'Name', value: name },
          { label: 'Signature', value: line },
          { label: 'Date of the signature', value: line },
          { label: 'Check', value: checkId },
          { label: 'SHA-256 of the text', value: text.sha256 },
        ],
      }),
    ],
    footer: pageFooter(title),
  } as TDocumentDefinitions;
}

const title = 'Authorisation of a tenant check';

const paragraphsOf = ({ paragraphs }: AuthorisationText) =>
  paragraphs.map((paragraph) => ({ ...textContent(paragraph), margin: [0, 0, 0, 8] as const }));

function authorisationDocument(signed: SignedAuthorisation): TDocumentDefinitions {
  const { checkId, requester, text, name, signedAt, signedOn, timeZone, signedFrom, image } = signed;
  return {
    ...documentBase(title, requester, signedOn),
    content: [
      letterhead({ sender: { name: requester, label: 'Owner or agent' }, title, subtitle: longDate(signedOn) }),
      ...paragraphsOf(text),
      image === null
        ? { ...textContent(name), fontSize: 18, italics: false, color: colors.brand, margin: [0, 8, 0, 8] }
        : { image: `data:image/png;base64,${image.toString('base64')}`, width: 170, margin: [0, 8, 0, 8] },
      sectionContent({
        title: 'Signature',
        rows: [
          { label: 'Name', value: name },
          { label: 'Kind', value: image === null ? 'Typed name' : 'Drawn signature' },
          { label: 'Time', value: localTimeFormat(timeZone)(signedAt) },
          { label: 'From', value: signedFrom },
          { label: 'Check', value: checkId },
          { label: 'SHA-256 of the text', value: text.sha256 },
        ],
      }),
    ],
    footer: pageFooter(title),
  } as TDocumentDefinitions;
}
