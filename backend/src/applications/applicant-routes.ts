import {
  applicationCompletionInput,
  applicationPartInput,
  applicationView,
  applicationViewInput,
  applicationWithdrawalInput,
} from 'shared-contract/application/application';
import { partViolations, startDateViolations } from 'shared-contract/application/application-rules';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { item } from '../http/json-ld.ts';
import { etagOf, requireVersion } from '../http/preconditions.ts';
import { conflict, forbidden, notFound, requireFound, requireValid } from '../http/problem.ts';
import { guestRoute, publicRoute, type Route } from '../http/route.ts';
import { offerRulesInput } from '../offers/offer-rules-input.ts';
import { sendApplicationMails } from './application-mails.ts';
import { applicationViewResource } from './application-resource.ts';
import { contentViolations } from './application-rules.ts';
import {
  findAccesses,
  findApplicantByToken,
  findApplication,
  isOpenForApplications,
  lockApplication,
} from './application-store.ts';
import {
  eraseContent,
  moveApplication,
  storeLawfulContent,
  updateApplicant,
  updateApplication,
} from './change-application.ts';
import { lawfulPart } from './lawful-content.ts';
import { withTenancy } from './own-tenancy.ts';
import { retentionFor, todayAt } from './retention.ts';
import { sealApplicant, sealDetails, unsealApplicant, unsealDetails } from './sealed-application.ts';

/**
 * The options of the routes for the holder of a mailed link. The rate limit protects the server from floods of
 * requests; the 256 bits of a token cannot be guessed. No hash of a body is stored.
 */
const forApplicants = {
  response: applicationView,
  cacheControl: 'no-store',
  rateLimit: () => ({ max: 120, timeWindow: '1 minute' }),
} as const;

const viewApplication = publicRoute('POST', '/api/application-views', {
  ...forApplicants,
  summary: 'The own part of a mailed link, the shared details and who has read them. The token is in the body.',
  body: applicationViewInput,
  readOnly: true,
  readsPrimary: true,
  handler: ({ database, body, config }) => replyWithView(database, config, body.token),
});

const savePart = guestRoute('POST', '/api/application-parts', {
  ...forApplicants,
  summary: 'Saves the own part of an adult. Rejects every field that the form of the state does not permit.',
  body: applicationPartInput,
  isReplaySafe: true,
  async handler({ database, body, now, config }) {
    const { found, applicant } = await lockByToken(database, body.token);
    requireOpen(found.row.status, applicant.completedAt);
    requireVersion(etagOf(body.version), applicant.version);
    const { part, details } = body;
    if (details && applicant.position !== 0) {
      throw forbidden('not-first', 'Only the adult who started the application changes the shared details.');
    }
    const today = todayAt(found, now);
    const { startedOn } = found.row;
    requireValid([
      ...contentViolations({ part, details }, offerRulesInput(found.offered, 'public'), { startedOn, today }),
      ...newStartViolations(details?.startDate, unsealDetails(config, found.row).startDate, today),
    ]);
    const { name, email } = unsealApplicant(config, applicant);
    await updateApplicant({ database, now }, applicant, sealApplicant(config, applicant.id, { name, email, part }));
    await updateApplication({ database, now }, found.row, {
      destroyOn: retentionFor(found, today).destroyOn,
      ...(details ? sealDetails(config, found.row.id, details) : {}),
    });
    return replyWithView(database, config, body.token);
  },
});

const completePart = guestRoute('POST', '/api/application-completions', {
  ...forApplicants,
  summary: 'An adult has completed their part. With the last one the application is sent to the owner.',
  body: applicationCompletionInput,
  isReplaySafe: true,
  async handler({ database, body, now, mail, config }) {
    const { found, applicant } = await lockByToken(database, body.token);
    // A repeated request, because the response was lost or the applicant clicked twice.
    if (applicant.completedAt !== null) return replyWithView(database, config, body.token);
    requireOpen(found.row.status, null);
    if (!isOpenForApplications(found.offered)) {
      throw conflict('closed', 'This home no longer accepts applications.');
    }
    requireVersion(etagOf(body.version), applicant.version);
    // The part can have been stored before this rule existed.
    const part = lawfulPart(found, unsealApplicant(config, applicant).part);
    requireValid(partViolations(part, todayAt(found, now)));
    await updateApplicant({ database, now }, applicant, { completedAt: now, keepLonger: body.keepLonger ?? false });
    const changed = await findApplication(database, found.row.id);
    if (changed.adults.every(({ completedAt }) => completedAt !== null)) {
      await storeLawfulContent({ database, now, config }, changed);
      const submitted = await moveApplication({ database, now }, changed, 'submitted');
      await sendApplicationMails('submitted', { database, mail, config, now }, submitted);
    }
    return replyWithView(database, config, body.token);
  },
});

const withdraw = guestRoute('POST', '/api/application-withdrawals', {
  ...forApplicants,
  summary: 'Withdraws an application before a decision, and destroys what the adults wrote unless it is on hold (V41).',
  body: applicationWithdrawalInput,
  isReplaySafe: true,
  async handler({ database, body, now, mail, config }) {
    const { found } = await lockByToken(database, body.token);
    if (found.row.status === 'withdrawn') return replyWithView(database, config, body.token);
    const withdrawn = await moveApplication({ database, now }, found, 'withdrawn');
    if (!withdrawn.row.legalHold) await eraseContent({ database, now, config }, withdrawn);
    await sendApplicationMails('withdrawn', { database, mail, config, now }, withdrawn);
    return replyWithView(database, config, body.token);
  },
});

/** A stored start may have passed since it was entered, and must not stop the applicant from saving other answers. */
const newStartViolations = (start: string | undefined, stored: string | undefined, today: string) =>
  start === stored
    ? []
    : startDateViolations(start, today).map((one) => ({ ...one, propertyPath: `details.${one.propertyPath}` }));

function requireOpen(status: string, completedAt: Date | null): void {
  if (status !== 'draft') throw conflict(`application-${status}`, 'This application can no longer be changed.');
  if (completedAt) throw conflict('part-complete', 'You have completed your part. Withdraw it to start again.');
}

const replyWithView = async (database: Database, config: BackendConfig, token: string) => {
  const { found, applicant } = await findByToken(database, token);
  const complete = await withTenancy({ database, config }, found);
  const accesses = await findAccesses(database, found.row.id);
  return item(applicationViewResource(config, complete, { applicant, accesses }));
};

async function findByToken(database: Database, token: string) {
  const { applicantId, applicationId } = await requireLink(database, token);
  const found = await findApplication(database, applicationId);
  return { found, applicant: requireFound(found.adults.find(({ id }) => id === applicantId)) };
}

async function lockByToken(database: Database, token: string) {
  const { applicantId, applicationId } = await requireLink(database, token);
  const found = await lockApplication(database, applicationId);
  return { found, applicant: requireFound(found.adults.find(({ id }) => id === applicantId)) };
}

/** @throws Problem 404 for an unknown link, and for that of an application that was destroyed */
async function requireLink(database: Database, token: string) {
  const found = await findApplicantByToken(database, token);
  if (!found) throw notFound('This link isn’t valid, or the application was destroyed.');
  return found;
}

export const applicantRoutes: Route[] = [viewApplication, savePart, completePart, withdraw];
