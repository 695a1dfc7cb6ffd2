import { and, eq } from 'drizzle-orm';
import { listingReportInput, listingReportReasons } from 'shared-contract/listing/listing-report';
import { addresses } from 'shared-contract/page/addresses';
import { noContent } from '../http/json-ld.ts';
import { requireFound } from '../http/problem.ts';
import { guestRoute } from '../http/route.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { isPublicListing, listings } from '../listings/listing-table.ts';
import { reportsAddress } from './reports-address.ts';

export const reportListing = guestRoute('POST', `${listingPath}/:id/reports`, {
  summary: 'Reports a listing to the operator of the site by email, with or without signing in.',
  body: listingReportInput,
  response: null,
  status: 204,
  rateLimit: ({ reportsPerHour }) => ({ max: reportsPerHour, timeWindow: '1 hour' }),
  async handler({ database, params: { id }, body, mail, config }) {
    const [listing] = await database
      .select({ headline: listings.headline })
      .from(listings)
      .where(and(eq(listings.id, id), isPublicListing));
    const { headline } = requireFound(listing);
    // The subject contains nothing that the sender has typed.
    await mail.send({
      to: reportsAddress(config),
      subject: `A listing was reported: ${id}`,
      text: [
        listingReportReasons[body.reason],
        ...(body.message === '' ? [] : [body.message.replaceAll(/^/gm, '> ')]),
        body.email ? `From: ${body.email} (not verified)` : 'The sender left no email address.',
        `“${headline}”: ${config.publicOrigin}${addresses.listing(id)}`,
      ].join('\n\n'),
    });
    return noContent();
  },
});
