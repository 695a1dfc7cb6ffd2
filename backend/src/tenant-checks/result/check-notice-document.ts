import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import type { AustralianState } from 'shared-contract/place/suburb';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import type { CheckResult, TenantCheckProduct } from 'shared-contract/tenant-check/tenant-check';
import { longDate } from 'tenancy-law/form/long-date';
import { rentingAuthorities } from 'tenancy-law/form/renting-authorities';
import { letterhead } from '../../pdf/letterhead.ts';
import { documentBase, pageFooter } from '../../pdf/pdf-style.ts';
import { renderPdf } from '../../pdf/render-pdf.ts';
import { sectionContent } from '../../pdf/section-content.ts';
import { databaseRights } from '../database-rights.ts';
import { listingSection } from './report-document.ts';

/** Everything that a notice of a hit is written from. `today` is the local date at the property. */
export type CheckNoticeSubject = {
  product: TenantCheckProduct;
  applicant: { name: string };
  owner: { name: string; email: string };
  property: string;
  state: AustralianState;
  result: CheckResult;
  /** The name of the provider that carried out the search. */
  provider: string;
  /** The rule by which the check is destroyed, as a sentence. */
  retention: string;
  today: string;
};

/** Renders the written notice of a hit (V40). The same content and date always give the same bytes. */
export const renderCheckNotice = (subject: CheckNoticeSubject): Promise<Buffer> => renderPdf(noticeDocument(subject));

function noticeDocument(subject: CheckNoticeSubject): TDocumentDefinitions {
  const { applicant, owner, property, state, result, provider, retention, today } = subject;
  const title = 'Notice of a tenancy database listing';
  const { regulator, website, tribunal } = rentingAuthorities(state, today);
  return {
    ...documentBase(title, owner.name, today),
    content: [
      letterhead({ sender: { name: owner.name, label: owner.email }, title, subtitle: longDate(today) }),
      sectionContent({
        title: 'What was found',
        rows: [
          { label: 'To', value: applicant.name },
          { label: 'Your application for', value: property },
          { label: 'Searched on', value: longDate(result.searchedOn) },
          { label: 'Searched by', value: `${provider}, for Verandah` },
          { label: 'Databases searched', value: result.databases.join(', ') },
        ],
        paragraphs: ['A search of tenancy databases found information that lists you. It is below.'],
      }),
      ...result.listings.map((listing, index) => sectionContent(listingSection(listing, index, result.searchedOn))),
      sectionContent({ title: 'Who runs the databases', rows: operatorRows(subject) }),
      sectionContent({
        title: 'If you disagree',
        rows: [
          { label: 'Ask for a correction', value: correction },
          { label: 'Your copy', value: databaseRights },
          { label: 'Tell the owner', value: 'Use the private link in the email to dispute the result.' },
          { label: 'Apply to', value: tribunal },
          { label: 'Advice', value: `${regulator}, ${website}` },
        ],
      }),
      sectionContent({ title: 'How long we store the check', rows: [{ label: 'Destroyed', value: retention }] }),
    ],
    footer: pageFooter(`${title}\nGeneral information, not legal advice.`),
  };
}

const correction =
  'Write to the operator of the database, or to the person who listed you, if the listing is wrong, out of date or unfair.';

const operatorRows = ({ product, result }: CheckNoticeSubject) =>
  checkCoverage[product].databases
    .filter(({ name }) => result.databases.length === 0 || result.databases.includes(name))
    .map(({ name, operator, website }) => ({ label: name, value: `${operator}, ${website}` }));
