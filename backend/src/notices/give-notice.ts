import { createHash } from 'node:crypto';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import type { NoticeContent, NoticeFacts } from 'shared-contract/tenancy/notice';
import { noticeViolations } from 'tenancy-law/notice/notice-rules';
import { conflict, requireFound, requireValid } from '../http/problem.ts';
import { findOwn, firstOf, insertOwn, isOwn, lockOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
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

type GiveContext = OwnerScope & Pick<MoneyContext, 'config' | 'addJob'>;

/** Kinds of which a tenancy can have one open notice. Everything but a visit. */
const groups: Record<NoticeContent['kind'], readonly NoticeContent['kind'][]> = {
  rentIncrease: ['rentIncrease'],
  end: ['end', 'tenantEnds', 'agreedEnd'],
  tenantEnds: ['end', 'tenantEnds', 'agreedEnd'],
  agreedEnd: ['end', 'tenantEnds', 'agreedEnd'],
  entry: [],
};

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
  await requireNoOpenNotice(context, tenancyId, content.kind);

  const sender = await findSender(context.database, tenancy);
  const document = await renderDocument(content, { tenancy, facts, sender, today });
  const notice = await insertOwn(context, notices, {
    tenancyId,
    content,
    effectiveDate: effectiveDateOf(content),
    document,
    documentSha256: document && createHash('sha256').update(document).digest('hex'),
    served: document ? servedTo(tenancy) : [],
    ...(isEnd(content) ? { previousEndDate: row.endDate, previousEndReason: row.endReason } : {}),
    givenAt: now,
  });
  if (isEnd(content)) await endTenancy(context, { tenancyId, endDate: content.endDate, reason: endReasonOf(content) });
  await sendNotice(context, { notice, place: fullAddressOf(property), sender });
  if (!isInEffect(notice, today)) return notice;
  // An end that was agreed for a day before today.
  await applyNotice(context, notice.id);
  return requireFound(await findOwn(context, notices, notice.id));
}

type End = Extract<NoticeContent, { endDate: string }>;
const isEnd = (content: NoticeContent): content is End => 'endDate' in content;

/** Returns the reason of an end for the records. */
function endReasonOf(content: End): string {
  if (content.reason !== '') return content.reason;
  const reasons = { end: 'Notice from the owner', tenantEnds: 'Notice from the tenants', agreedEnd: 'Agreed end' };
  return reasons[content.kind];
}

function effectiveDateOf(content: NoticeContent): string {
  if (content.kind === 'rentIncrease') return content.effectiveDate;
  return content.kind === 'entry' ? content.date : content.endDate;
}

/** Returns the tenants who get the notice by email. The owner serves the others by hand or post. */
const servedTo = ({ row }: TenancyRow) =>
  row.tenants.filter(({ email }) => email !== '').map(({ name, email }) => ({ name, email, sentAt: null }));

async function requireNoOpenNotice(scope: OwnerScope, tenancyId: string, kind: NoticeContent['kind']): Promise<void> {
  const kinds = groups[kind];
  if (kinds.length === 0) return;
  const open = await scope.database.$count(
    notices,
    and(
      isOwn(notices, scope.owner, { tenancyId }),
      isNull(notices.appliedAt),
      isNull(notices.withdrawnAt),
      inArray(sql`${notices.content} ->> 'kind'`, [...kinds]),
    ),
  );
  if (open === 0) return;
  const what = kind === 'rentIncrease' ? 'A rent increase is announced' : 'An end of this tenancy is recorded';
  throw conflict('notice-open', `${what} already. Withdraw it first.`);
}

type NoticeSource = { tenancy: TenancyRow; facts: NoticeFacts; sender: NoticeOwner; today: string };

/** Renders the PDF of a notice to the tenants. The renderer is loaded with the first one. */
async function renderDocument(
  content: NoticeContent,
  { tenancy, facts, sender, today }: NoticeSource,
): Promise<Buffer | null> {
  if (content.kind === 'tenantEnds' || content.kind === 'agreedEnd') return null;
  const { row, property, terms } = tenancy;
  const { renderNotice } = await import('./notice-document.ts');
  return renderNotice(
    content,
    { ...facts, tenants: row.tenants, rentPaid: terms.rentPaid ?? 'week' },
    { fullAddress: fullAddressOf(property) },
    sender,
    { today },
  );
}
