import {
  application,
  applicationPatch,
  applicationStatus,
  applicationSummary,
  destructionCertificate,
} from 'shared-contract/application/application';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { item, replyWithPage } from '../http/json-ld.ts';
import { idParameter, pageParameter } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { conflict, requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { completed, findOwn, firstOf, lockOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { pdfReply } from '../pdf/pdf-reply.ts';
import { sendApplicationMails } from './application-mails.ts';
import { applicationPath, applicationResource, applicationSummaryResource } from './application-resource.ts';
import { addAccess, findAccesses, findApplication, findApplications, lockApplication } from './application-store.ts';
import { applications, destructionCertificates } from './application-tables.ts';
import { certificatePath, certificateResource, findCertificates } from './certificate-store.ts';
import { eraseContent, moveApplication, updateApplication } from './change-application.ts';
import { withTenancies, withTenancy } from './own-tenancy.ts';

const listApplications = ownerRoute('GET', applicationPath, {
  summary: 'The applications for the owner’s listings without their content, newest first.',
  query: z.object({
    'listing.id': z.optional(idParameter),
    'property.id': z.optional(idParameter),
    status: z.optional(applicationStatus),
    page: pageParameter,
  }),
  response: collectionOf(applicationSummary),
  async handler(context) {
    const { 'listing.id': listingId, 'property.id': propertyId, status } = context.query;
    const found = findApplications(context, { listingId, propertyId, status });
    const complete = completed(found, (rows) => withTenancies(context, rows));
    return replyWithPage('Application', context, complete, (row) => applicationSummaryResource(context.config, row));
  },
});

const getApplication = ownerRoute('GET', `${applicationPath}/:id`, {
  summary: 'One application without its content.',
  response: applicationSummary,
  async handler({ params, config, ...scope }) {
    const found = requireFound(await firstOf(findApplications(scope, params)));
    const complete = await withTenancy({ ...scope, config }, found);
    return item(applicationSummaryResource(config, complete), found.row.version);
  },
});

const readApplication = ownerRoute('POST', `${applicationPath}/:id/accesses`, {
  summary: 'The content of an application. Adds an entry to the access log, which the applicants see.',
  response: application,
  cacheControl: 'no-store',
  // The reply has personal data, so none is stored for a repeated request.
  isReplaySafe: true,
  async handler({ params, config, now, ...scope }) {
    await requireSubmitted(scope, params.id);
    const found = await lockApplication(scope.database, params.id);
    await addAccess({ ...scope, now }, found.row, 'viewed');
    const complete = await withTenancy({ ...scope, config }, found);
    return item(
      applicationResource(config, complete, await findAccesses(scope.database, params.id)),
      found.row.version,
    );
  },
});

const patchApplication = ownerRoute('PATCH', `${applicationPath}/:id`, {
  summary: 'Shortlists, approves or declines an application, which emails the applicants, or sets a legal hold.',
  body: applicationPatch,
  response: applicationSummary,
  ifMatchRequired: true,
  async handler({ params, body, now, mail, config, ifMatch, ...scope }) {
    await requireSubmitted(scope, params.id);
    const locked = requireFound(await lockOwn(scope, applications, params.id));
    requireVersion(ifMatch, locked.version);
    const { database } = scope;
    let found = await findApplication(database, params.id);
    if (body.legalHold !== undefined) {
      const isWithdrawn = found.row.status === 'withdrawn';
      if (isWithdrawn && (body.legalHold || !found.row.legalHold)) {
        throw conflict('application-withdrawn', 'The applicants have withdrawn, so nothing is left to store.');
      }
      const row = await updateApplication({ database, now }, found.row, { legalHold: body.legalHold });
      found = { ...found, row };
      if (isWithdrawn) await eraseContent({ database, now, config }, found);
      await addAccess({ database, now }, row, body.legalHold ? 'held' : 'released');
    }
    if (body.status !== undefined) {
      found = await moveApplication({ database, now }, found, body.status);
      await addAccess({ database, now }, found.row, body.status);
      await sendApplicationMails(body.status, { database, mail, config, now }, found, body.message);
    }
    return item(applicationSummaryResource(config, await withTenancy({ database, config }, found)), found.row.version);
  },
});

/** The owner has no access to a draft. @throws Problem 404 */
async function requireSubmitted(scope: ReadScope, id: string): Promise<void> {
  requireFound(await firstOf(findApplications(scope, { id })));
}

const listCertificates = ownerRoute('GET', certificatePath, {
  summary: 'The certificates of destroyed applications, newest first.',
  query: z.object({ 'property.id': z.optional(idParameter), page: pageParameter }),
  response: collectionOf(destructionCertificate),
  handler: (context) =>
    replyWithPage(
      'DestructionCertificate',
      context,
      findCertificates(context, context.query['property.id']),
      certificateResource,
    ),
});

const getCertificateFile = ownerRoute('GET', `${certificatePath}/:id/file`, {
  summary: 'The PDF of a certificate.',
  response: null,
  async handler({ params, ...scope }) {
    const { document } = requireFound(await findOwn(scope, destructionCertificates, params.id));
    return pdfReply('destruction-certificate.pdf', document);
  },
});

export const ownerApplicationRoutes: Route[] = [
  listApplications,
  getApplication,
  readApplication,
  patchApplication,
  listCertificates,
  getCertificateFile,
];
