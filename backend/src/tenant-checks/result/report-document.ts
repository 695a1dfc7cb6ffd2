import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import type { CheckResult, DatabaseListing, TenantCheckProduct } from 'shared-contract/tenant-check/tenant-check';
import { isOutdatedListing, outdatedListingMessage } from 'shared-contract/tenant-check/tenant-check-rules';
import { longDate } from 'tenancy-law/form/long-date';
import { letterhead } from '../../pdf/letterhead.ts';
import { documentBase, pageFooter } from '../../pdf/pdf-style.ts';
import { renderPdf } from '../../pdf/render-pdf.ts';
import { type PrintedSection, sectionContent } from '../../pdf/section-content.ts';
import { isHit } from './is-hit.ts';

/** Everything that a report is written from. Dates are local ones at the property. */
export type ReportSubject = {
  checkId: string;
  product: TenantCheckProduct;
  applicant: { name: string; dateOfBirth: string };
  property: string;
  requestedBy: string;
  result: CheckResult;
  completedOn: string;
  expiresOn: string;
};

/** Renders the result of a check. The same result always gives the same bytes. */
export const renderReport = (subject: ReportSubject): Promise<Buffer> => renderPdf(reportDocument(subject));

function reportDocument({ result, ...subject }: ReportSubject): TDocumentDefinitions {
  const { checkId, product, applicant, property, requestedBy, completedOn, expiresOn } = subject;
  const title = 'Tenant check report';
  const expiry = `Expires ${longDate(expiresOn)}`;
  return {
    ...documentBase(title, requestedBy, completedOn),
    content: [
      letterhead({ sender: { name: requestedBy, label: 'Owner or agent' }, title, subtitle: expiry }),
      sectionContent({
        title: 'Applicant',
        rows: [
          { label: 'Name', value: applicant.name },
          { label: 'Date of birth', value: longDate(applicant.dateOfBirth) },
          { label: 'Applied for', value: property },
        ],
      }),
      sectionContent({
        title: 'Search',
        rows: [
          { label: 'Product', value: checkCoverage[product].label },
          { label: 'Databases', value: result.databases.join(', ') },
          { label: 'Searched on', value: longDate(result.searchedOn) },
          { label: 'Identity', value: result.isIdentityVerified ? 'Verified' : 'Not verified' },
          { label: 'Result', value: outcomeText(result) },
        ],
      }),
      ...result.listings.map((listing, index) => sectionContent(listingSection(listing, index, result.searchedOn))),
      sectionContent({
        title: 'About this report',
        rows: [
          { label: 'Number', value: checkId },
          { label: 'Expires', value: longDate(expiresOn) },
        ],
        paragraphs: [
          'It describes the day of the search. Use it only to decide about this application, and don’t pass it on.',
        ],
      }),
    ],
    footer: pageFooter(`${title} · ${expiry}`),
  };
}

function outcomeText(result: CheckResult): string {
  if (!isHit(result)) return 'No listing found';
  const count = result.listings.length;
  return count === 1 ? '1 listing found' : `${count} listings found`;
}

/** An entry of a database, for the report and the notice. */
export const listingSection = (listing: DatabaseListing, index: number, searchedOn: string): PrintedSection => ({
  title: `Listing ${index + 1}: ${listing.database}`,
  rows: [
    { label: 'Listed by', value: listing.listedBy },
    { label: 'Listed on', value: longDate(listing.listedOn) },
    { label: 'Reason', value: listing.reason },
    ...(listing.amount ? [{ label: 'Amount', value: formatMoney(centsOf(listing.amount)) }] : []),
    { label: 'How to reach the operator', value: listing.contact },
  ],
  ...(isOutdatedListing(listing, searchedOn) ? { paragraphs: [outdatedListingMessage] } : {}),
});
