import type { Content, ContentStack, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { AgreementContent } from 'tenancy-law/agreement/agreement-content';
import { type AgreementSection, agreementSections } from 'tenancy-law/form/agreement-sections';
import { formDate, termYears } from 'tenancy-law/form/form-date';
import { stateForm } from 'tenancy-law/form/state-form';
import { standardForm } from 'tenancy-law/rules/standard-form';
import { colors, documentBase, pageFooter } from '../pdf/pdf-style.ts';
import { printableText, textContent } from '../pdf/printable-text.ts';
import { sectionContent } from '../pdf/section-content.ts';

export type AgreementRendering = {
  /** The local date at the property. */
  today: string;
  /** Prints {@link watermarkText} across every page. */
  watermark: boolean;
  /** True for the document that the parties sign, which has no gaps. */
  isSent: boolean;
};

export const watermarkText = 'Particulars – not the prescribed form';

/** Lays out an agreement: the parts of the state's form as numbered sections, with lines for signatures at the end. */
export function agreementDocument(content: AgreementContent, rendering: AgreementRendering): TDocumentDefinitions {
  const { state, fullAddress } = content.property;
  const date = formDate(content.terms, rendering.today);
  const { labels } = stateForm(state, date);
  const sections = agreementSections(content, state, date, rendering.isSent);
  return {
    ...documentBase(`${labels.agreement}, ${fullAddress}`, content.landlordDetails.name, rendering.today),
    content: [
      title(content, labels.agreement, date),
      ...sections
        .filter(({ name }) => name !== 'signatures')
        .map((section, index) => sectionContent({ ...section, title: `${index + 1}. ${section.title}` })),
      ...sections
        .filter(({ name }) => name === 'signatures')
        .map((section) => signatureLines(section, sections.length)),
    ],
    footer: pageFooter(`${labels.agreement} · ${printableText(fullAddress)}\nGeneral information, not legal advice.`),
    ...(rendering.watermark
      ? { watermark: { text: watermarkText, color: colors.muted, opacity: 0.1, bold: true } }
      : {}),
  };
}

function title(
  { property, terms, tenantDetails, landlordDetails }: AgreementContent,
  agreement: string,
  date: string,
): Content {
  const { name, number, prescribed } = standardForm(property.state, date, { termYears: termYears(terms) }).value;
  const isHome = property.propertyType === 'Residential';
  const form = number === null ? name : `${number}, ${name}`;
  const tenants = tenantDetails.map((tenant) => tenant.name).join(', ');
  return {
    margin: [0, 0, 0, 20],
    stack: [
      { text: agreement, bold: true, fontSize: 20, color: colors.brand },
      { ...textContent(property.fullAddress), fontSize: 12, margin: [0, 2, 0, 2] },
      { ...textContent(`${landlordDetails.name} and ${tenants}`), color: colors.muted },
      ...(isHome && prescribed ? [{ text: `${property.state} form: ${form}`, color: colors.muted }] : []),
    ],
  };
}

/** Signature blocks that fit on one page together with their heading. */
const maxWholeBlocks = 8;

/** A line for the signature and the date of each party, for signing on paper. A block is never split. */
function signatureLines({ title: heading, rows, paragraphs = [] }: AgreementSection, number: number): Content {
  const texts = paragraphs.map((text): Content => ({ ...textContent(text), margin: [0, 4, 0, 4] }));
  return {
    unbreakable: rows.length <= maxWholeBlocks,
    stack: [
      { text: `${number}. ${heading}`, bold: true, fontSize: 12, color: colors.brand, outline: true },
      ...texts,
      ...rows.map(signatureBlock),
    ],
  };
}

function signatureBlock({ label, value }: AgreementSection['rows'][number]): Content {
  const line = (caption: string, width: number): ContentStack => ({
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 26, x2: width, y2: 26, lineWidth: 0.5 }] },
      { text: caption, color: colors.muted, fontSize: 8 },
    ],
  });
  return {
    unbreakable: true,
    margin: [0, 8, 0, 8],
    columnGap: 24,
    columns: [
      { width: 200, stack: [{ text: label, color: colors.muted }, textContent(value)] },
      { width: '*', ...line('Signature', 160) },
      { width: 90, ...line('Date', 90) },
    ],
  };
}
