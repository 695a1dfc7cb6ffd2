import { and, isNull } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import {
  type EndNotice,
  isEndNotice,
  isWrittenNotice,
  type NoticeContent,
  type NoticeFacts,
  type WrittenNotice,
} from 'shared-contract/tenancy/notice';
import { type PartyNames, partyNames } from 'tenancy-law/form/party-names';
import { noticeViolations } from 'tenancy-law/notice/notice-rules';
import { conflict, requireFound, requireValid } from '../http/problem.ts';
import { recipientsOf } from '../mail/mail-recipients.ts';
import { findOwn, firstOf, insertOwn, isOwn, lockOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { sha256Of } from '../pdf/sha256-of.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { endTenancy } from '../tenancies/end-tenancy.ts';
import { noticeFactsOf } from '../tenancies/notice-facts.ts';
import { tenancyStatus } from '../tenancies/tenancy-status.ts';
import { findTenancies, type TenancyRow } from '../tenancies/tenancy-store.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { applyNotice, isInEffect } from './apply-notices.ts';
import { findSender } from './find-sender.ts';
import type { NoticeOwner } from './notice-document.ts';
import { sendNotice } from './notice-mails.ts';
import type { NoticeRow } from './notice-resource.ts';
import { notices } from './notice-table.ts';

type GiveContext = OwnerScope & MoneyContext;

/**
 * Gives a notice, or records an end that the tenants gave or that was agreed: checks it with the law of the day, stores
 * its PDF and emails it to every tenant. An end becomes the end of the tenancy at once; a new rent applies on its date.
 * @throws Problem 404, 422 with the earliest lawful date, 409 when the tenancy has ended or such a notice is open
 */
export async function giveNotice(context: GiveContext, tenancyId: string, content: NoticeContent): Promise<NoticeRow> {
  const { now } = context;
  requireFound(await lockOwn(context, tenancies, tenancyId));
  const tenancy = requireFound(await firstOf(findTenancies(context, { id: tenancyId })));
  const { row, property } = tenancy;
  const today = localDateIn(property.timeZone, now);
  if (tenancyStatus(row, today) === 'ended') throw conflict('tenancy-ended', 'This tenancy has ended.');
  const facts = noticeFactsOf(tenancy, now);
  const violations = noticeViolations(content, facts, now);
  requireValid(violations.map((one) => ({ ...one, propertyPath: `content.${one.propertyPath}` })));
  await requireNoOpenNotice(context, tenancyId, content);

  const sender = await findSender(context.database, tenancy);
  const document = isWrittenNotice(content) ? await renderDocument(content, { tenancy, facts, sender, today }) : null;
  const notice = await insertOwn(context, notices, {
    tenancyId,
    content,
    effectiveDate: effectiveDateOf(content),
    document,
    documentSha256: document && sha256Of(document),
    served: document ? recipientsOf(row.tenants) : [],
    ...(isEndNotice(content) ? { previousEndDate: row.endDate, previousEndReason: row.endReason } : {}),
    givenAt: now,
  });
  if (isEndNotice(content)) {
    const reason = endReasonOf(content, partyNames(property.state, today));
    await endTenancy(context, { tenancyId, endDate: content.endDate, reason });
  }
  await sendNotice(context, { notice, place: fullAddressOf(property), sender });
  if (!isInEffect(notice, today)) return notice;
  // An end that was agreed for a day before today.
  await applyNotice(context, notice.id);
  return requireFound(await findOwn(context, notices, notice.id));
}

/** Returns the reason of an end for the records. */
function endReasonOf(content: EndNotice, { landlord, tenants }: PartyNames): string {
  if (content.reason !== '') return content.reason;
  const reasons = {
    end: `Notice from the ${landlord}`,
    tenantEnds: `Notice from the ${tenants}`,
    agreedEnd: 'Agreed end',
  };
  return reasons[content.kind];
}

function effectiveDateOf(content: NoticeContent): string {
  if (content.kind === 'rentIncrease') return content.effectiveDate;
  return content.kind === 'entry' ? content.date : content.endDate;
}

/** Ensures that a tenancy has only one open rent increase and one open end. Visits have no limit. */
async function requireNoOpenNotice(scope: OwnerScope, tenancyId: string, given: NoticeContent): Promise<void> {
  if (given.kind === 'entry') return;
  const open = await scope.database
    .select({ content: notices.content })
    .from(notices)
    .where(and(isOwn(notices, scope.owner, { tenancyId }), isNull(notices.appliedAt), isNull(notices.withdrawnAt)));
  const isAlike = isEndNotice(given) ? isEndNotice : ({ kind }: NoticeContent) => kind === given.kind;
  if (!open.some(({ content }) => isAlike(content))) return;
  const what = isEndNotice(given) ? 'An end of this tenancy is recorded' : 'A rent increase is announced';
  throw conflict('notice-open', `${what} already. Withdraw it first.`);
}

type NoticeSource = { tenancy: TenancyRow; facts: NoticeFacts; sender: NoticeOwner; today: string };

/** Renders the PDF of a notice to the tenants. The renderer is loaded with the first one. */
async function renderDocument(
  content: WrittenNotice,
  { tenancy: { row, property, terms }, facts, sender, today }: NoticeSource,
): Promise<Buffer> {
  const { renderNotice } = await import('./notice-document.ts');
  return renderNotice({
    content,
    tenancy: { ...facts, tenants: row.tenants, rentPaid: terms.rentPaid ?? 'week' },
    property: { fullAddress: fullAddressOf(property) },
    owner: sender,
    today,
  });
}
