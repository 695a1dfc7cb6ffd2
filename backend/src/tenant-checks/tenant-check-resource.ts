import { amountOf } from 'shared-contract/money/money';
import type { TenantCheck, TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { applicationPath } from '../applications/application-resource.ts';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { identity } from '../http/json-ld.ts';
import { orderPath } from '../orders/order-resource.ts';
import { propertyReference } from '../properties/property-resource.ts';
import { applicantOf } from './check-applicant.ts';
import { eventResource, findEvents } from './check-events.ts';
import { countedDocuments } from './counted-documents.ts';
import { hasCredit } from './free-purchases.ts';
import { sealedReport } from './sealed-check.ts';
import type { FoundCheck } from './tenant-check-store.ts';

export const tenantCheckPath = '/api/tenant-checks';

/** Returns the JSON for the owner's list. Of the applicant it has only the name. */
export function tenantCheckResource(config: BackendConfig, found: FoundCheck): TenantCheck {
  const { row: check, property, payment, authorisation, report, notices, disputes } = found;
  const { points, missing } = countedDocuments(config, found);
  return {
    ...identity(tenantCheckPath, 'TenantCheck', check.id),
    status: check.status,
    product: check.product,
    applicant: { name: applicantOf(config, found).name },
    property: { ...propertyReference(property), timeZone: property.timeZone },
    requestedAt: check.requestedAt.toISOString(),
    completedAt: check.completedAt?.toISOString() ?? null,
    expiresAt: check.expiresAt?.toISOString() ?? null,
    ...(payment.priceCents === null ? {} : { price: amountOf(payment.priceCents) }),
    payment: paymentResource(payment),
    authorisedAt: authorisation?.signedAt.toISOString() ?? null,
    points,
    isIdentityComplete: missing.length === 0,
    question: report ? sealedReport.unseal(config, report).question : null,
    noticeDueOn: check.noticeDueOn,
    noticeSentAt: notices.at(-1)?.sentAt.toISOString() ?? null,
    disputedAt: disputes.at(-1)?.createdAt.toISOString() ?? null,
    destroyOn: check.destroyOn,
    legalHold: check.legalHold,
    application: check.applicationId && `${applicationPath}/${check.applicationId}`,
  };
}

/** Returns the JSON of one check, with its timeline and access log. */
export async function tenantCheckDetail(
  { database, config }: { database: Database; config: BackendConfig },
  found: FoundCheck,
): Promise<TenantCheckDetail> {
  const events = await findEvents(database, found.row.id);
  return {
    ...tenantCheckResource(config, found),
    payment: { ...paymentResource(found.payment), hasCredit: await hasCredit(database, found) },
    events: events.map(eventResource),
  };
}

const paymentResource = ({ status, orderId }: FoundCheck['payment']) => ({
  status,
  order: orderId && `${orderPath}/${orderId}`,
});
