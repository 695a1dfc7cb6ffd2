import { blocksPublishing, readinessFindings } from 'tenancy-law/listing/listing-readiness';
import { conflict } from '../http/problem.ts';
import { ownerRoute } from '../http/route.ts';
import { findOwnListing } from '../listings/own-listing.ts';
import { findExportedListing } from './exported-listing.ts';
import { reaxmlList } from './reaxml-listing.ts';
import { xmlDocument } from './xml.ts';

export const getReaxml = ownerRoute('GET', '/api/listings/:id/reaxml', {
  summary: 'The listing as a REAXML file for property portals. 409 while a readiness check blocks publishing it.',
  response: null,
  async handler({ params, config, ...scope }) {
    const { now } = scope;
    const { listing } = await findOwnListing(scope, params.id);
    const isDraft = listing.status === 'draft' || listing.status === 'pendingReview';
    // The export format has no drafts: a portal advertises everything that it receives. So a draft is exported only
    // when it could be published.
    if (isDraft && readinessFindings(listing, now).some(blocksPublishing)) {
      throw conflict('not-ready', 'Fix the items listed in the summary, then export.');
    }
    const exported = await findExportedListing(scope, listing, config.publicOrigin);
    return {
      status: 200,
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'content-disposition': `attachment; filename="reaxml-${listing.id}.xml"`,
        'x-content-type-options': 'nosniff',
      },
      payload: Buffer.from(xmlDocument(reaxmlList(exported, { agentId: config.reaxmlAgentId, now }))),
    };
  },
});
