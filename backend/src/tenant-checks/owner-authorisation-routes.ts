import { tenantCheckDetail as detailSchema, tenantCheckContent } from 'shared-contract/tenant-check/tenant-check';
import {
  authorisationDateViolations,
  authorityRules,
  isEnded,
  isUnsent,
} from 'shared-contract/tenant-check/tenant-check-rules';
import * as z from 'zod/mini';
import { item } from '../http/json-ld.ts';
import { conflict, requireValid } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { changeCheck, requireStatus } from './change-check.ts';
import { applicantOf } from './check-applicant.ts';
import { checkContentResource } from './check-content-resource.ts';
import { addEvent } from './check-events.ts';
import { findNewestLink } from './check-links.ts';
import { mailCheckLink } from './check-mails.ts';
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
    if (applicantOf(config, found).email === '') {
      throw conflict('applicant-incomplete', 'Enter the applicant’s details first, so that we can email the link.');
    }
    const newest = await findNewestLink(database, found.row.id);
    let sent = found;
    if (newest === null || now.getTime() - newest.getTime() >= minLinkAgeMs) {
      await requireLinkAllowance(context, found.row.ownerId);
      await mailCheckLink(context, found, 'requested');
      await addEvent(context, found.row, 'owner', 'linkSent');
      if (found.row.status === 'draft') sent = await changeCheck(context, found, { status: 'awaitingConsent' });
    }
    return item(await tenantCheckDetail(context, sent), sent.row.version);
  },
});

const postAuthority = ownerRoute('POST', `${tenantCheckPath}/:id/authorities`, {
  ...confidential,
  summary: 'Stores an authority that the applicant signed on paper (V40). The body is the file.',
  query: z.object({ signedOn: z.iso.date('Enter the date of the signature, such as 2026-11-20.') }),
  upload: () => authorityRules,
  response: tenantCheckContent,
  async handler({ params, query: { signedOn }, file, ...context }) {
    const { config, now } = context;
    requireValid(authorisationDateViolations(signedOn, todayAt(await findOwnCheck(context, params.id), now)));
    const stored = await withoutMetadata(file());
    const found = await lockOwnCheck(context, params.id);
    requireStatus(found.row.status, isUnsent);
    const content = { name: applicantOf(config, found).name, textSha256: null };
    const uploaded = await storeAuthorisation(context, found, { method: 'uploaded', signedOn, content, file: stored });
    await addEvent(context, found.row, 'owner', 'authorityUploaded');
    const changed = await submitWhenReady(context, uploaded);
    return item(checkContentResource(config, changed), changed.row.version);
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

export const ownerAuthorisationRoutes: Route[] = [postLink, postAuthority, downloadAuthority];
