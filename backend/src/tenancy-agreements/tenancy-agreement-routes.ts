import { and, eq, isNotNull } from 'drizzle-orm';
import { canRemove } from 'shared-contract/agreement/agreement-actions';
import { agreementEvent } from 'shared-contract/agreement/signing';
import {
  tenancyAgreement,
  tenancyAgreementInput,
  tenancyAgreementPatch,
  tenancyAgreementStatus,
} from 'shared-contract/agreement/tenancy-agreement';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { signings } from '../agreement-signing/signing-tables.ts';
import { created, noContent, replyWithPage } from '../http/json-ld.ts';
import { idParameter, pageParameter } from '../http/parameters.ts';
import { conflict, requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { deleteOwn, findOwn, lockVersion } from '../owned-rows/owned-rows.ts';
import { agreementEventResource, findAgreementEvents } from './agreement-history.ts';
import { replyWithAgreement } from './agreement-reply.ts';
import { changeAgreement } from './change-agreement.ts';
import { createAgreement } from './create-agreement.ts';
import { tenancyAgreementPath, tenancyAgreementResource } from './tenancy-agreement-resource.ts';
import { findAgreements } from './tenancy-agreement-store.ts';
import { tenancyAgreements } from './tenancy-agreement-table.ts';

const listAgreements = ownerRoute('GET', tenancyAgreementPath, {
  summary: "The owner's tenancy agreements, newest first, of one property with `property.id`.",
  query: z.object({
    'property.id': z.optional(idParameter),
    status: z.optional(tenancyAgreementStatus),
    page: pageParameter,
  }),
  response: collectionOf(tenancyAgreement),
  async handler(context) {
    const { status, 'property.id': propertyId } = context.query;
    const found = findAgreements(context, { status, propertyId });
    return replyWithPage('TenancyAgreement', context, found, tenancyAgreementResource);
  },
});

const getAgreement = ownerRoute('GET', `${tenancyAgreementPath}/:id`, {
  summary: 'One tenancy agreement.',
  response: tenancyAgreement,
  handler: ({ params, ...context }) => replyWithAgreement(context, params.id),
});

const getHistory = ownerRoute('GET', `${tenancyAgreementPath}/:id/history`, {
  summary: 'What happened to an agreement, newest first.',
  query: z.object({ page: pageParameter }),
  response: collectionOf(agreementEvent),
  async handler(context) {
    const { id } = requireFound(await findOwn(context, tenancyAgreements, context.params.id));
    return replyWithPage('AgreementEvent', context, findAgreementEvents(context, id), agreementEventResource);
  },
});

const postAgreement = ownerRoute('POST', tenancyAgreementPath, {
  summary:
    'Creates a draft agreement for one of the owner’s properties, on request from a `previous` one or an `application`.',
  body: tenancyAgreementInput,
  response: tenancyAgreement,
  status: 201,
  async handler({ body, ...context }) {
    return replyWithAgreement(context, await createAgreement(context, body), created);
  },
});

const patchAgreement = ownerRoute('PATCH', `${tenancyAgreementPath}/:id`, {
  summary:
    'Ends an agreement (`terminated`), takes it back to a draft (`draft`), or changes its content until everyone has signed.',
  body: tenancyAgreementPatch,
  response: tenancyAgreement,
  ifMatchRequired: true,
  async handler({ params: { id }, body, ...context }) {
    await changeAgreement(context, await lockVersion(context, tenancyAgreements, id), body);
    return replyWithAgreement(context, id);
  },
});

const removeAgreement = ownerRoute('DELETE', `${tenancyAgreementPath}/:id`, {
  summary: 'Deletes a draft. Agreements that were binding can’t be deleted.',
  response: null,
  ifMatchRequired: true,
  async handler({ params, ...scope }) {
    const { id, status } = await lockVersion(scope, tenancyAgreements, params.id);
    if (!canRemove(status)) {
      const detail = 'Only a draft can be removed. Cancel the agreement first, or keep it as a record.';
      throw conflict('agreement-not-draft', detail);
    }
    const wasSigned = and(eq(signings.agreementId, id), isNotNull(signings.signedAt));
    if ((await scope.database.$count(signings, wasSigned)) > 0) {
      throw conflict('agreement-was-signed', 'Everyone had signed this agreement, so it stays as a record.');
    }
    await deleteOwn(scope, tenancyAgreements, id);
    return noContent();
  },
});

export const tenancyAgreementRoutes: Route[] = [
  listAgreements,
  getAgreement,
  getHistory,
  postAgreement,
  patchAgreement,
  removeAgreement,
];
