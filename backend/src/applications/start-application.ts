import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type ApplicationInput, applicationInput, applicationReceipt } from 'shared-contract/application/application';
import { localDateIn } from 'shared-contract/date/local-date';
import type { BackendConfig } from '../config.ts';
import { hasVerifiedEmail } from '../customer-users/has-verified-email.ts';
import type { Database } from '../database/database.ts';
import { findFirstEnquiry } from '../enquiries/enquiry-store.ts';
import { created, identity } from '../http/json-ld.ts';
import { idOf } from '../http/parameters.ts';
import { conflict, invalid, requireFound } from '../http/problem.ts';
import { guestRoute } from '../http/route.ts';
import { listingPath } from '../listings/listing-resource.ts';
import { findOfferedListing, lockOfferedListing, type OfferedRow } from '../offers/offer-store.ts';
import { sendApplicationMails } from './application-mails.ts';
import { applicationPath } from './application-resource.ts';
import { retentionOf } from './application-rules.ts';
import {
  type AdultOfListing,
  type ApplicationRow,
  findAdultsOfListing,
  findApplication,
  findApplicationRow,
  insertApplicant,
  insertApplication,
  isOpenForApplications,
  storeStart,
} from './application-store.ts';
import { isSameEmail } from './same-person.ts';
import { sealApplicant, sealDetails, unsealApplicant } from './sealed-application.ts';
import { sendLinkAgain } from './send-link-again.ts';

export const startApplication = guestRoute('POST', applicationPath, {
  summary: 'Starts a rental application, with or without signing in. Each adult gets an email with a private link.',
  body: applicationInput,
  response: applicationReceipt,
  status: 201,
  // The id makes a repeated request safe, so no hash of the body is stored.
  isReplaySafe: true,
  rateLimit: ({ offersPerHour }) => ({ max: offersPerHour, timeWindow: '1 hour' }),
  async handler({ database, owner: visitor, body, now, mail, config }) {
    const listingId = idOf(body.listing, listingPath);
    await lockOfferedListing(database, listingId);
    const applicant = body.adults[0]?.email.trim().toLowerCase() ?? '';
    const isVerified = await hasVerifiedEmail(database, visitor, [applicant]);
    const offered = await findOfferedListing(database, listingId);
    if (offered && visitor && !isVerified) await storeStart({ database, now }, visitor.id, { id: body.id, listingId });
    const known = await findApplicationRow(database, body.id);
    if (known && (await isRepeated({ database, config }, known, body))) return created(receiptOf(body.id));
    if (!offered || !isOpenForApplications(offered)) {
      throw invalid({ propertyPath: 'listing', message: 'This listing doesn’t accept applications.', code: 'closed' });
    }
    if (visitor?.id === offered.listing.ownerId) {
      throw conflict('own-listing', 'You can’t apply for your own listing.');
    }
    const earlier = await findEarlier({ database, config }, listingId, body);
    if (earlier.length > 0) {
      for (const { adult } of earlier) await sendLinkAgain('alreadyStarted', { database, mail, config, now }, adult);
    } else {
      // An account lists what it sent. If it listed an application in the name of others, it would reveal whether that
      // application was stored. It lists the request instead.
      const senderId = isVerified && visitor ? visitor.id : null;
      const store = (id: string) => insertAll({ database, config, now }, offered, { ...body, id }, senderId);
      const { id } = (await store(body.id)) ?? requireFound(await store(randomUUID()));
      await sendApplicationMails('started', { database, mail, config, now }, await findApplication(database, id));
    }
    // All replies are the same, because anyone can type an email address. So an id that another application has is no
    // error either: it would reveal that the application was stored.
    return created(receiptOf(body.id));
  },
});

type Context = { database: Database; config: BackendConfig };

/**
 * Returns the adults of applications for this listing with the email address of the applicant. A declined applicant can
 * apply again.
 */
async function findEarlier(
  { database, config }: Context,
  listingId: string,
  { adults: [first] }: ApplicationInput,
): Promise<AdultOfListing[]> {
  const adults = await findAdultsOfListing(database, listingId);
  const isOwn = ({ adult }: AdultOfListing) => isSameEmail(unsealApplicant(config, adult).email, first?.email ?? '');
  return adults.filter((one) => isOwn(one) && one.status !== 'declined');
}

/** Returns the stored application, or null when its id exists. */
async function insertAll(
  { database, config, now }: Context & { now: Date },
  offered: OfferedRow,
  body: ApplicationInput,
  senderId: string | null,
) {
  const { ownerId, id: listingId } = offered.listing;
  const { state, timeZone, id: propertyId } = offered.property;
  const startedOn = localDateIn(timeZone, now);
  const { destroyOn } = retentionOf('draft', { state, since: startedOn, hasConsent: false });
  const shared = { ownerId, createdAt: now, updatedAt: now };
  const sealed = sealDetails(config, body.id, {});
  const emails = body.adults.map(({ email }) => email);
  const enquiryId = (await findFirstEnquiry(database, { listingId, emails, senderId }))?.id ?? null;
  const origin = { senderId, enquiryId, listingId, propertyId };
  const values = { ...shared, ...origin, id: body.id, startedOn, destroyOn, ...sealed };
  const row = await insertApplication(database, values);
  if (row === null) return null;
  for (const [position, { name, email }] of body.adults.entries()) {
    const id = randomUUID();
    const content = sealApplicant(config, id, { name, email, part: {} });
    await insertApplicant(database, { ...shared, id, applicationId: row.id, position, ...content });
  }
  return row;
}

/** True when the applicant sends the same application again, because the response was lost. */
async function isRepeated({ database, config }: Context, known: ApplicationRow, { listing, adults }: ApplicationInput) {
  if (known.listingId !== idOf(listing, listingPath)) return false;
  const stored = (await findApplication(database, known.id)).adults.map(
    (adult) => unsealApplicant(config, adult).email,
  );
  return isDeepStrictEqual(
    stored,
    adults.map(({ email }) => email),
  );
}

const receiptOf = (id: string) => ({ ...identity(applicationPath, 'Application', id), status: 'draft' as const });
