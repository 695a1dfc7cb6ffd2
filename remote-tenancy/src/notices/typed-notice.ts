import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { parseAmount } from 'shared-contract/money/parse-amount';
import { type NoticeContent, type NoticeFacts, type NoticeKind, noticeContent } from 'shared-contract/tenancy/notice';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { shapeViolations } from 'shared-contract/wire/shape-violations';
import { earliestEnds, earliestIncrease } from 'tenancy-law/notice/next-actions';
import { entryLaw } from 'tenancy-law/notice/notice-law';
import { noticeViolations } from 'tenancy-law/notice/notice-rules';

/** What the owner typed, by field of the notice. `yes` is a ticked box. */
export type TypedNotice = Readonly<Record<string, string>>;

/** Returns the first values of the fields: the earliest lawful dates. */
export function initialNotice(kind: NoticeKind, facts: NoticeFacts, now: Date): TypedNotice {
  const today = localDateIn(facts.timeZone, now);
  switch (kind) {
    case 'rentIncrease': {
      const effectiveDate = facts.residential ? earliestIncrease(facts, today).earliest : today;
      return { rent: '', effectiveDate, calculation: '' };
    }
    case 'end': {
      const [first] = facts.residential ? earliestEnds(facts, today) : [];
      const endDate = first?.law.value.earliestEnd ?? '';
      return { ground: first?.code ?? 'agreement', endDate, reason: '', evidenceAttached: '' };
    }
    case 'entry': {
      const { earliest } = entryLaw(facts, now, 'inspection');
      // The earliest time is in the middle of a day, so the first whole day is the next one.
      const date = addDays(localDateIn(facts.timeZone, earliest), 1);
      return { purpose: 'inspection', date, from: '10:00', to: '11:00', note: '' };
    }
    case 'tenantEnds':
      return { receivedDate: today, endDate: '', reason: '' };
    case 'agreedEnd':
      return { endDate: today, reason: '' };
  }
}

type CheckedNotice = { content: NoticeContent } | { errors: Readonly<Record<string, string>> };

/**
 * Checks what was typed with the contract and the law, as the server will. Returns one message for each wrong field.
 */
export function checkNotice(kind: NoticeKind, typed: TypedNotice, facts: NoticeFacts, now: Date): CheckedNotice {
  const { evidenceAttached, ...fields } = typed;
  const rent = typed.rent === undefined ? undefined : parseAmount(typed.rent);
  if (rent && !rent.ok) return { errors: { rent: rent.message } };
  if (rent?.amount === null) return { errors: { rent: 'Enter the new weekly rent, such as 620.' } };
  const parsed = noticeContent.safeParse({
    ...fields,
    kind,
    ...(rent && { rent: rent.amount }),
    ...(evidenceAttached === undefined ? {} : { evidenceAttached: evidenceAttached === 'yes' }),
  });
  if (!parsed.success) {
    return { errors: messagesByField(shapeViolations(parsed)) };
  }
  const violations = noticeViolations(parsed.data, facts, now);
  if (violations.length === 0) return { content: parsed.data };
  return { errors: messagesByField(violations) };
}
