import {
  checkPaymentReceipt,
  tenantCheckDetail as detailSchema,
  tenantCheckInput,
  tenantCheckPatch,
} from 'shared-contract/tenant-check/tenant-check';
import { isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { created, identity, item, noContent } from '../http/json-ld.ts';
import { requireVersion } from '../http/preconditions.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { orderPath } from '../orders/order-resource.ts';
import { deleteOwn } from '../owned-rows/owned-rows.ts';
import { requireStatus } from './change-check.ts';
import { createCheck } from './create-check.ts';
import { freePayment, lockPaymentOf } from './free-payment.ts';
import { patchCheck } from './patch-check.ts';
import { payCheck } from './pay-check.ts';
import { tenantCheckDetail, tenantCheckPath } from './tenant-check-resource.ts';
import { findOwnCheck, lockOwnCheck } from './tenant-check-store.ts';
import { tenantChecks } from './tenant-check-table.ts';

const postTenantCheck = ownerRoute('POST', tenantCheckPath, {
  summary: 'Creates a check of one adult under a client-made id (V40). The same request sent twice creates one.',
  body: tenantCheckInput,
  response: detailSchema,
  status: 201,
  // The id makes a repeated request safe, so no hash of the body is stored.
  isReplaySafe: true,
  async handler({ body, ...context }) {
    const found = await createCheck(context, body);
    return created(await tenantCheckDetail(context, found), found.row.version);
  },
});

const patchTenantCheck = ownerRoute('PATCH', `${tenantCheckPath}/:id`, {
  summary:
    'Changes the product or the applicant, which removes the authorisation, corrects the email, or sets a legal hold.',
  body: tenantCheckPatch,
  response: detailSchema,
  ifMatchRequired: true,
  async handler({ params, body, ifMatch, ...context }) {
    await lockPaymentOf(context.database, (await findOwnCheck(context, params.id)).row.id);
    const found = await lockOwnCheck(context, params.id);
    requireVersion(ifMatch, found.row.version);
    const changed = await patchCheck(context, found, body);
    return item(await tenantCheckDetail(context, changed), changed.row.version);
  },
});

const deleteTenantCheck = ownerRoute('DELETE', `${tenantCheckPath}/:id`, {
  summary: 'Deletes a check that was not sent, and frees its payment.',
  response: null,
  async handler({ params, ...context }) {
    await lockPaymentOf(context.database, (await findOwnCheck(context, params.id)).row.id);
    const found = await lockOwnCheck(context, params.id);
    requireStatus(found.row.status, isUnsent);
    await freePayment(context, found);
    await deleteOwn(context, tenantChecks, params.id);
    return noContent();
  },
});

const postPayment = ownerRoute('POST', `${tenantCheckPath}/:id/payments`, {
  summary: 'Uses an earlier purchase, or adds the check to the open order of its property, once.',
  response: checkPaymentReceipt,
  isReplaySafe: true,
  async handler({ params, ...context }) {
    const { row, payment } = await payCheck(context, await lockOwnCheck(context, params.id));
    const order = payment.status === 'inOrder' && payment.orderId ? `${orderPath}/${payment.orderId}` : null;
    const status = payment.status === 'paid' ? 'paid' : 'inOrder';
    return item({ ...identity(tenantCheckPath, 'TenantCheckPayment', row.id), status, order }, row.version);
  },
});

export const changeCheckRoutes: Route[] = [postTenantCheck, patchTenantCheck, deleteTenantCheck, postPayment];
