import { canChangeStatus, canRemove } from 'shared-contract/agreement/agreement-actions';
import {
  tenancyAgreement,
  tenancyAgreementInput,
  tenancyAgreementPatch,
  tenancyAgreementStatus,
} from 'shared-contract/agreement/tenancy-agreement';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { created, item, noContent, replyWithPage } from '../http/json-ld.ts';
import { idOf, idParameter, pageParameter } from '../http/parameters.ts';
import { conflict, invalid, requireFound, requireValid } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import {
  deleteOwn,
  findOwn,
  firstOf,
  insertOwn,
  lockVersion,
  type ReadScope,
  updateOwn,
} from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { agreementViolations } from './agreement-violations.ts';
import { customerUserPath, tenancyAgreementPath, tenancyAgreementResource } from './tenancy-agreement-resource.ts';
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
  handler: ({ params, ...scope }) => replyWithAgreement(scope, params.id, item),
});

const createAgreement = ownerRoute('POST', tenancyAgreementPath, {
  summary: 'Creates a draft agreement for one of the owner’s properties.',
  body: tenancyAgreementInput,
  response: tenancyAgreement,
  async handler({ body, ...scope }) {
    const { owner } = scope;
    const property = await findOwn(scope, properties, idOf(body.property, propertyPath));
    if (!property) {
      const message = 'Expected the address of one of your properties.';
      throw invalid({ propertyPath: 'property', message, code: 'unknown' });
    }
    if (idOf(body.landlord, customerUserPath) !== owner.id) {
      const message = 'Expected the address of the signed-in user.';
      throw invalid({ propertyPath: 'landlord', message, code: 'unknown' });
    }
    requireValid(agreementViolations(body));
    const { landlordDetails, tenantDetails, tenancyAgreementDetails } = body;
    const { id } = await insertOwn(scope, tenancyAgreements, {
      propertyId: property.id,
      landlordId: owner.id,
      landlordDetails,
      tenantDetails,
      tenancyAgreementDetails,
    });
    return replyWithAgreement(scope, id, created);
  },
});

const changeAgreement = ownerRoute('PATCH', `${tenancyAgreementPath}/:id`, {
  summary: 'Ends an agreement (`terminated`) or takes it back to a draft (`draft`).',
  body: tenancyAgreementPatch,
  response: tenancyAgreement,
  ifMatchRequired: true,
  async handler({ params, body: { status }, ...scope }) {
    const agreement = await lockVersion(scope, tenancyAgreements, params.id);
    if (!canChangeStatus(agreement.status, status)) {
      throw conflict('agreement-ended', 'This agreement has ended and can no longer be changed.');
    }
    if (agreement.status !== status) await updateOwn(scope, tenancyAgreements, params.id, { status });
    return replyWithAgreement(scope, params.id, item);
  },
});

const removeAgreement = ownerRoute('DELETE', `${tenancyAgreementPath}/:id`, {
  summary: 'Deletes a draft. Agreements that were binding can’t be deleted.',
  response: null,
  async handler({ params, ...scope }) {
    const agreement = await lockVersion(scope, tenancyAgreements, params.id);
    if (!canRemove(agreement.status)) {
      const detail = 'Only a draft can be removed. Cancel the agreement first, or keep it as a record.';
      throw conflict('agreement-not-draft', detail);
    }
    await deleteOwn(scope, tenancyAgreements, params.id);
    return noContent();
  },
});

async function replyWithAgreement(scope: ReadScope, id: string, reply: typeof item) {
  const found = requireFound(await firstOf(findAgreements(scope, { id })));
  return reply(tenancyAgreementResource(found), found.row.version);
}

export const tenancyAgreementRoutes: Route[] = [
  listAgreements,
  getAgreement,
  createAgreement,
  changeAgreement,
  removeAgreement,
];
