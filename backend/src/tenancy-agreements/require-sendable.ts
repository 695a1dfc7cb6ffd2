import { localDateIn } from 'shared-contract/date/local-date';
import { type AgreementContent, contentOf } from 'tenancy-law/agreement/agreement-content';
import { agreementFindings } from 'tenancy-law/agreement/agreement-rules';
import { conflict, requireFound, requireValid } from '../http/problem.ts';
import { firstOf, lockOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { requireFreeTerm } from './require-free-term.ts';
import { tenancyAgreementResource } from './tenancy-agreement-resource.ts';
import { findAgreements } from './tenancy-agreement-store.ts';
import type { tenancyAgreements } from './tenancy-agreement-table.ts';

type Agreement = typeof tenancyAgreements.$inferSelect;

/**
 * Checks that an agreement can be sent for signature, and returns its content. The caller has locked the agreement. The
 * property stays locked until the transaction ends, so that two agreements for the same days are not sent at once.
 * @throws Problem 409 for an agreement that was signed or has ended, and `overlap` when another tenancy or an agreement
 * that was sent covers one of its days (V27); 422 that lists everything that is missing or wrong
 */
export async function requireSendable(scope: OwnerScope, agreement: Agreement): Promise<AgreementContent> {
  if (agreement.status === 'terminated') throw conflict('agreement-ended', 'This agreement has ended.');
  if (agreement.signedAt) throw conflict('agreement-signed', 'Everyone has signed this agreement already.');
  const property = requireFound(await lockOwn(scope, properties, agreement.propertyId));
  const found = requireFound(await firstOf(findAgreements(scope, { id: agreement.id })));
  const content = contentOf(tenancyAgreementResource(found));
  const findings = agreementFindings(content, { today: localDateIn(property.timeZone, scope.now) });
  const blocking = findings.filter(({ level }) => level === 'blocked');
  requireValid(blocking.map(({ step, message, code }) => ({ propertyPath: step, message, code })));
  await requireFreeTerm(scope, agreement, content.terms);
  return content;
}
