import { canChangeStatus, isEditable } from 'shared-contract/agreement/agreement-actions';
import type { TenancyAgreementPatch } from 'shared-contract/agreement/tenancy-agreement';
import { localDateIn } from 'shared-contract/date/local-date';
import { endRound } from '../agreement-signing/end-round.ts';
import { conflict, invalid, requireFound } from '../http/problem.ts';
import { findOwn, type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { properties } from '../properties/property-table.ts';
import { type ContentInput, changedContent, changedNames } from './agreement-change.ts';
import { addChangeEvent } from './agreement-history.ts';
import { cancelAgreement } from './cancel-agreement.ts';
import { endAgreement } from './end-agreement.ts';
import { lawPropertyOf } from './law-property.ts';
import { tenancyAgreements } from './tenancy-agreement-table.ts';

type ChangeContext = OwnerScope & MoneyContext;
type Agreement = typeof tenancyAgreements.$inferSelect;

/**
 * Changes the status or the content of an agreement, which the caller has locked.
 * @throws Problem 422 for a request with both or neither, and for wrong content; 409 when the status does not allow it
 */
export async function changeAgreement(
  context: ChangeContext,
  agreement: Agreement,
  { status, ending, ...content }: TenancyAgreementPatch,
): Promise<void> {
  const hasContent = Object.values(content).some((value) => value !== undefined);
  if (status === undefined && !hasContent) {
    throw invalid({ propertyPath: 'status', message: 'Expected a status or content.', code: 'required' });
  }
  if (status !== undefined && hasContent) {
    const message = 'Change the status and the content in two requests.';
    throw invalid({ propertyPath: 'status', message, code: 'not-together' });
  }
  if (ending !== undefined && status !== 'terminated') {
    throw invalid({ propertyPath: 'ending', message: 'Only with the status terminated.', code: 'not-together' });
  }
  if (status === undefined) return changeContent(context, agreement, content);
  if (agreement.status === status) return;
  if (!canChangeStatus(agreement.status, status)) {
    if (agreement.status === 'terminated') throw ended();
    throw conflict('agreement-not-sent', 'This agreement is a draft. Only an agreement that was sent can be ended.');
  }
  return status === 'draft' ? cancelAgreement(context, agreement) : endAgreement(context, agreement, ending);
}

/**
 * Changes the content of a draft or of an agreement that not everyone has signed. An open round of signing ends,
 * because its people have accepted other terms. A request that changes nothing does nothing.
 */
async function changeContent(context: ChangeContext, agreement: Agreement, input: ContentInput): Promise<void> {
  const { database, owner, now } = context;
  if (!isEditable(agreement.status)) throw ended();
  if (agreement.signedAt) {
    throw conflict('agreement-signed', 'Everyone has signed this agreement, so it can no longer be changed.');
  }
  const property = requireFound(await findOwn(context, properties, agreement.propertyId));
  const on = { property: lawPropertyOf(property), today: localDateIn(property.timeZone, now) };
  const content = changedContent(agreement, input, on);
  const names = changedNames(agreement, content, on);
  if (names.length === 0) return;
  await endRound(context, agreement.id, 'changed');
  await updateOwn(context, tenancyAgreements, agreement.id, content);
  await addChangeEvent(database, { ownerId: owner.id, agreementId: agreement.id, at: now, note: names.join(', ') });
}

const ended = () => conflict('agreement-ended', 'This agreement has ended and can no longer be changed.');
