import type { BackendConfig } from 'backend/config';
import {
  applicants,
  applicationAccesses,
  applications,
  type Database,
  enquiries,
  enquiryReplies,
  findOrCreateMasterKeys,
  listings,
  properties,
  retentionOf,
  sealApplicant,
  sealDetails,
  tenancyAgreements,
} from 'backend/tables';
import { eq } from 'drizzle-orm';
import type { ApplicationAccess } from 'shared-contract/application/application';
import type { ApplicantPart } from 'shared-contract/application/application-content';
import { addDays, addMonths, localDateIn } from 'shared-contract/date/local-date';
import { mailboxOf } from '../people/names.ts';
import { fictionalMobile } from '../people/phones.ts';
import { createRandom } from '../random.ts';
import { stableId } from '../stable-id.ts';
import { type AdultPlan, type ApplicationPlan, applicationPlans } from './application-plans.ts';

const hour = 3_600_000;

type Context = { config: BackendConfig; now: Date };

/** Adds rental applications. No links are mailed: their applicants have no mailbox. */
export async function addApplications(transaction: Database, { config, now }: Context): Promise<void> {
  const context = { config: { ...config, encryptionKeys: findOrCreateMasterKeys(config) }, now };
  for (const plan of applicationPlans) await addApplication(transaction, context, plan);
}

async function addApplication(transaction: Database, { config, now }: Context, plan: ApplicationPlan): Promise<void> {
  const { listingId, status, adults } = plan;
  const [place] = await transaction
    .select({
      ownerId: listings.ownerId,
      propertyId: properties.id,
      state: properties.state,
      zone: properties.timeZone,
    })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(eq(listings.id, listingId));
  if (!place) throw new Error(`The listing ${listingId} is missing.`);
  const { ownerId, propertyId, state, zone } = place;
  const id = stableId(`application/${listingId}/${adults[0]?.name}`);
  const before = (hours: number) => new Date(now.getTime() - hours * hour);
  const submittedAt = before(plan.sentHoursAgo);
  const decidedAt = plan.decidedHoursAgo === null ? null : before(plan.decidedHoursAgo);
  const since = localDateIn(zone, decidedAt ?? submittedAt);
  const today = localDateIn(zone, now);
  const { termMonths, occupants } = plan;
  const enquiryId = await addEnquiry(transaction, { ownerId, propertyId }, plan, before);
  await transaction.insert(applications).values({
    id,
    ownerId,
    listingId,
    propertyId,
    enquiryId,
    status,
    ...sealDetails(config, id, { startDate: addDays(today, plan.startsInDays), termMonths, occupants }),
    startedOn: localDateIn(zone, submittedAt),
    submittedAt,
    decidedAt,
    destroyOn: retentionOf(status, { state, since, hasConsent: false }).destroyOn,
    createdAt: submittedAt,
    updatedAt: decidedAt ?? submittedAt,
  });
  if (plan.agreementId) {
    await transaction
      .update(tenancyAgreements)
      .set({ applicationId: id })
      .where(eq(tenancyAgreements.id, plan.agreementId));
  }
  for (const [position, adult] of adults.entries()) {
    const applicantId = stableId(`applicant/${id}/${position}`);
    const [first = '', last = ''] = adult.name.split(' ');
    const content = {
      name: adult.name,
      email: `${mailboxOf(first, last)}@example.com`,
      part: partOf(adult, today),
    };
    await transaction.insert(applicants).values({
      id: applicantId,
      ownerId,
      applicationId: id,
      position,
      ...sealApplicant(config, applicantId, content),
      completedAt: submittedAt,
      createdAt: submittedAt,
      updatedAt: submittedAt,
    });
  }
  const answered = decidedAt ?? before(plan.sentHoursAgo / 3);
  const entry = (kind: ApplicationAccess['kind'], at: Date) => ({
    id: stableId(`access/${id}/${kind}`),
    ownerId,
    applicationId: id,
    at,
    by: 'owner',
    kind,
  });
  // A new application was not read yet.
  if (status === 'submitted') return;
  const read = entry('viewed', new Date(answered.getTime() - hour / 4));
  await transaction.insert(applicationAccesses).values([read, entry(status, answered)]);
}

/** Adds the enquiry with its reply. Returns its id, or null without one. */
async function addEnquiry(
  transaction: Database,
  own: { ownerId: string; propertyId: string },
  { listingId, enquiry, adults: [sender] }: ApplicationPlan,
  before: (hours: number) => Date,
): Promise<string | null> {
  if (!enquiry || !sender) return null;
  const id = stableId(`enquiry/${listingId}/${sender.name}`);
  const [first = '', last = ''] = sender.name.split(' ');
  const createdAt = before(enquiry.sentHoursAgo);
  await transaction.insert(enquiries).values({
    ...own,
    id,
    listingId,
    name: sender.name,
    email: `${mailboxOf(first, last)}@example.com`,
    reasons: ['availability'],
    message: enquiry.message,
    status: 'closed',
    createdAt,
    updatedAt: createdAt,
  });
  const repliedAt = before(enquiry.sentHoursAgo - 2);
  const reply = { id: stableId(`enquiry-reply/${id}`), ownerId: own.ownerId, enquiryId: id, message: enquiry.reply };
  await transaction.insert(enquiryReplies).values({ ...reply, createdAt: repliedAt });
  return id;
}

function partOf(adult: AdultPlan, today: string): ApplicantPart {
  const [job, home] = adult.years;
  const startOf = (years: number) => `${addMonths(today, -12 * years - 2).slice(0, 7)}-01`;
  const { currentAddress, employer, role, referees } = adult;
  return {
    phone: fictionalMobile(createRandom(`applicant/${adult.name}`)),
    currentAddress,
    rentalHistory: [{ address: currentAddress, from: startOf(home), to: null, lessor: { name: adult.lessor } }],
    employment: { employer, role, startedOn: startOf(job) },
    income: [{ source: 'wages', amount: adult.income }],
    referees,
  };
}
