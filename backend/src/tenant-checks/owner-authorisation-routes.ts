import { tenantCheckDetail as detailSchema, tenantCheckContent } from 'shared-contract/tenant-check/tenant-check';
import {
  authorisationDateViolations,
  authorityRules,
  isEnded,
  isUnsent,
} from 'shared-contract/tenant-check/tenant-check-rules';
import * as z from 'zod/mini';
import { item } from '../http/json-ld.ts';
import { requireValid } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { pdfReply } from '../pdf/pdf-reply.ts';
import { sha256Of } from '../pdf/sha256-of.ts';
import { authorisationText, requesterOf } from './authorisation-text.ts';
import { changeCheck, requireStatus } from './change-check.ts';
import { applicantOf } from './check-applicant.ts';
import { detailsReply } from './check-content-resource.ts';
import { addEvent } from './check-events.ts';
import { findNewestLink } from './check-links.ts';
import { mailCheckLink } from './check-mails.ts';
import { requireApplicantEmail } from './require-applicant-email.ts';
import { requireLinkAllowance } from './require-link-allowance.ts';
import { sealedFileReply } from './sealed-file-reply.ts';
import { storeAuthorisation } from './store-authorisation.ts';
import { withoutMetadata } from './store-scan.ts';
import { submitWhenReady } from './submit-when-ready.ts';
import { tenantCheckDetail, tenantCheckPath } from './tenant-check-resource.ts';
import { findOwnCheck, lockOwnCheck, todayAt } from './tenant-check-store.ts';

const confidential = { cacheControl: 'no-store', isReplaySafe: true } as const;

/** A second click sends no second mail. */
const minLinkAgeMs = 60_000;

const postLink = ownerRoute('POST', `${tenantCheckPath}/:id/links`, {
  ...confidential,
  summary: 'Mails the applicant a private link to sign the authorisation, add documents and see the result.',
  response: detailSchema,
  async handler({ params, ...context }) {
    const { config, database, now } = context;
    const found = await lockOwnCheck(context, params.id);
    requireStatus(found.row.status, (status) => !isEnded(status));
    requireApplicantEmail(config, found);
    const newest = await findNewestLink(database, found.row.id);
    let sent = found;
    if (newest === null || now.getTime() - newest.getTime() >= minLinkAgeMs) {
      await requireLinkAllowance(context, found.row.ownerId);
      await mailCheckLink(context, found, isUnsent(found.row.status) ? 'requested' : 'sentAgain');
      await addEvent(context, found.row, 'owner', 'linkSent');
      if (found.row.status === 'draft') sent = await changeCheck(context, found, { status: 'awaitingConsent' });
    }
    return item(await tenantCheckDetail(context, sent), sent.row.version);
  },
});

const postAuthority = ownerRoute('POST', `${tenantCheckPath}/:id/authorities`, {
  ...confidential,
  summary: 'Stores an authority that the applicant signed on paper (V40), and mails the applicant a link to see it.',
  query: z.object({ signedOn: z.iso.date('Enter the date of the signature, such as 2026-11-20.') }),
  upload: () => authorityRules,
  beforeTransaction: {
    async check({ params, query: { signedOn }, now, ...context }) {
      const found = await findOwnCheck(context, params.id);
      requireValid(authorisationDateViolations(signedOn, todayAt(found, now)));
      // A repeated request has the same date. Only the handler can compare the file, without its metadata.
      if (found.authorisation?.signedOn !== signedOn) requireStatus(found.row.status, isUnsent);
    },
    prepareFile: withoutMetadata,
  },
  response: tenantCheckContent,
  rateLimit: ({ offersPerHour }) => ({ max: offersPerHour, timeWindow: '1 hour' }),
  async handler({ params, query: { signedOn }, file, ...context }) {
    const { config, now } = context;
    const stored = file();
    const found = await lockOwnCheck(context, params.id);
    requireValid(authorisationDateViolations(signedOn, todayAt(found, now)));
    const { authorisation } = found;
    if (authorisation?.sha256 === sha256Of(stored.bytes) && authorisation.signedOn === signedOn) {
      // A repeated request, because the response was lost. It sends no second mail.
      await addEvent(context, found.row, 'owner', 'viewed');
      return detailsReply(config, found);
    }
    requireStatus(found.row.status, isUnsent);
    requireApplicantEmail(config, found);
    const content = { name: applicantOf(config, found).name, textSha256: null };
    const uploaded = await storeAuthorisation(context, found, { method: 'uploaded', signedOn, content, file: stored });
    await addEvent(context, found.row, 'owner', 'authorityUploaded');
    // The applicant may not know of it, so they can look at it and withdraw before there is a result.
    await mailCheckLink(context, found, 'uploaded');
    const changed = await submitWhenReady(context, uploaded);
    return detailsReply(config, changed);
  },
});

const downloadForm = ownerRoute('GET', `${tenantCheckPath}/:id/authority-form`, {
  cacheControl: 'no-store',
  summary: 'The text of the authorisation as a PDF to sign on paper. Of the applicant it has only the name.',
  response: null,
  async handler({ params, ...context }) {
    const { config, now } = context;
    const found = await findOwnCheck(context, params.id);
    requireStatus(found.row.status, isUnsent);
    // The renderer is loaded with the first form, so that it doesn't slow down the start.
    const { renderAuthorityForm } = await import('./authorisation-document.ts');
    const form = await renderAuthorityForm({
      checkId: found.row.id,
      requester: requesterOf(found),
      text: authorisationText(config, found, now),
      name: applicantOf(config, found).name,
      preparedOn: todayAt(found, now),
    });
    return pdfReply('Authorisation-of-a-tenant-check.pdf', form);
  },
});

const downloadAuthority = ownerRoute('POST', `${tenantCheckPath}/:id/authority-downloads`, {
  ...confidential,
  summary: 'The signed authorisation or uploaded authority. Adds an entry to the access log.',
  response: null,
  async handler({ params, ...context }) {
    const found = await lockOwnCheck(context, params.id);
    const file = found.files.find(({ kind }) => kind === 'authorisation');
    const reply = await sealedFileReply(context, file, 'tenant-check-authorisation');
    await addEvent(context, found.row, 'owner', 'authorityDownloaded');
    return reply;
  },
});

export const ownerAuthorisationRoutes: Route[] = [postLink, downloadForm, postAuthority, downloadAuthority];
