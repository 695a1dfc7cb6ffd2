import { canChangeStatus, canRemove } from 'shared-contract/agreement/agreement-actions';
import {
  tenancyAgreement,
  tenancyAgreementInput,
  tenancyAgreementPatch,
  tenancyAgreementStatus,
} from 'shared-contract/agreement/tenancy-agreement';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { collectionPage, created, item, noContent } from '../http/json-ld.ts';
import { idOf, idParameter, idParams, pageParameter, pageRange } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { conflict, invalid, requireFound } from '../http/problem.ts';
import { type Owner, type Route, route } from '../http/route.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { findProperty } from '../properties/property-store.ts';
import { agreementViolations } from './agreement-violations.ts';
import { customerUserPath, tenancyAgreementPath, tenancyAgreementResource } from './tenancy-agreement-resource.ts';
import {
  type AgreementRow,
  countAgreements,
  deleteAgreement,
  findAgreement,
  findAgreements,
  insertAgreement,
  lockAgreement,
  setAgreementStatus,
} from './tenancy-agreement-store.ts';

const listAgreements = route({
  method: 'GET',
  path: tenancyAgreementPath,
  access: 'owner',
  summary: "The owner's tenancy agreements, newest first, of one property with `property.id`.",
  query: z.object({
    'property.id': z.optional(idParameter),
    status: z.optional(tenancyAgreementStatus),
    page: pageParameter,
  }),
  response: collectionOf(tenancyAgreement),
  handler: async ({ owner, query, database, request }) => {
    const filter = { propertyId: query['property.id'], status: query.status };
    const rows = await findAgreements(database, owner, filter, pageRange(query.page));
    const totalItems = await countAgreements(database, owner, filter);
    return collectionPage('TenancyAgreement', request, {
      page: query.page,
      totalItems,
      member: rows.map(tenancyAgreementResource),
    });
  },
});

const getAgreement = route({
  method: 'GET',
  path: `${tenancyAgreementPath}/:id`,
  access: 'owner',
  summary: 'One tenancy agreement.',
  params: idParams,
  response: tenancyAgreement,
  handler: async ({ owner, params, database }) => agreementReply(await requireAgreement(database, owner, params.id)),
});

const createAgreement = route({
  method: 'POST',
  path: tenancyAgreementPath,
  access: 'owner',
  summary: 'Creates a draft agreement for one of the owner’s properties.',
  body: tenancyAgreementInput,
  response: tenancyAgreement,
  handler: async ({ owner, body, database, now }) => {
    const property = await findProperty(database, owner, idOf(body.property, propertyPath));
    if (!property)
      throw invalid({
        propertyPath: 'property',
        message: 'Expected the address of one of your properties.',
        code: 'unknown',
      });
    if (idOf(body.landlord, customerUserPath) !== owner.id) {
      throw invalid({
        propertyPath: 'landlord',
        message: 'Expected the address of the signed-in user.',
        code: 'unknown',
      });
    }
    const [first, ...rest] = agreementViolations(body);
    if (first) throw invalid(first, ...rest);
    const id = await insertAgreement(database, owner, {
      propertyId: property.property.id,
      landlordId: owner.id,
      landlordDetails: body.landlordDetails,
      tenantDetails: body.tenantDetails,
      tenancyAgreementDetails: body.tenancyAgreementDetails,
      createdAt: now,
      updatedAt: now,
    });
    const row = await requireAgreement(database, owner, id);
    return created(tenancyAgreementResource(row), row.agreement.version);
  },
});

const changeAgreement = route({
  method: 'PATCH',
  path: `${tenancyAgreementPath}/:id`,
  access: 'owner',
  summary: 'Ends an agreement (`terminated`) or takes it back to a draft (`draft`).',
  params: idParams,
  body: tenancyAgreementPatch,
  response: tenancyAgreement,
  ifMatchRequired: true,
  handler: async ({ owner, params, body, database, now, ifMatch }) => {
    const agreement = requireFound(await lockAgreement(database, owner, params.id));
    requireVersion(ifMatch, agreement.version);
    if (!canChangeStatus(agreement.status, body.status)) {
      throw conflict('agreement-ended', 'This agreement has ended and can no longer be changed.');
    }
    if (agreement.status !== body.status) await setAgreementStatus(database, owner, params.id, body.status, now);
    return agreementReply(await requireAgreement(database, owner, params.id));
  },
});

const removeAgreement = route({
  method: 'DELETE',
  path: `${tenancyAgreementPath}/:id`,
  access: 'owner',
  summary: 'Deletes a draft. Agreements that were binding can’t be deleted.',
  params: idParams,
  response: null,
  handler: async ({ owner, params, database, ifMatch }) => {
    const agreement = requireFound(await lockAgreement(database, owner, params.id));
    requireVersion(ifMatch, agreement.version);
    if (!canRemove(agreement.status)) {
      throw conflict(
        'agreement-not-draft',
        'Only a draft can be removed. Cancel the agreement first, or keep it as a record.',
      );
    }
    await deleteAgreement(database, owner, params.id);
    return noContent();
  },
});

async function requireAgreement(database: Database, owner: Owner, id: string): Promise<AgreementRow> {
  const row = requireFound(await findAgreement(database, owner, id));
  return row;
}

const agreementReply = (row: AgreementRow) => item(tenancyAgreementResource(row), row.agreement.version);

export const tenancyAgreementRoutes: Route[] = [
  listAgreements,
  getAgreement,
  createAgreement,
  changeAgreement,
  removeAgreement,
];
