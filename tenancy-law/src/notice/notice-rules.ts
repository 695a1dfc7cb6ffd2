import { instantIn, minutesOf } from 'shared-contract/date/instant-in';
import { localDateIn } from 'shared-contract/date/local-date';
import { centsOf, formatRent } from 'shared-contract/money/money';
import type { NoticeContent, NoticeFacts } from 'shared-contract/tenancy/notice';
import type { Violation } from 'shared-contract/wire/problem';
import { longDate } from '../form/long-date.ts';
import { endGrounds } from '../rules/notice-to-end.ts';
import { longInstant } from './long-instant.ts';
import { endLaw, entryLaw, rentIncreaseLaw } from './notice-law.ts';

type Content<Kind extends NoticeContent['kind']> = Extract<NoticeContent, { kind: Kind }>;

/**
 * Returns the rules that a notice breaks when it is given now (V32, V33, entry). The law on homes is checked only for a
 * home. The path of a violation is the name of a field of the content.
 */
export function noticeViolations(content: NoticeContent, facts: NoticeFacts, now: Date): Violation[] {
  const today = localDateIn(facts.timeZone, now);
  switch (content.kind) {
    case 'rentIncrease':
      return rentIncreaseViolations(content, facts, today);
    case 'end':
      return endViolations(content, facts, today);
    case 'entry':
      return entryViolations(content, facts, now);
    case 'tenantEnds':
      return [
        ...(content.receivedDate > today
          ? [violation('receivedDate', 'Enter today or the earlier day on which you received the notice.', 'date')]
          : []),
        ...(content.endDate < content.receivedDate
          ? [violation('endDate', 'Enter the day on which you received the notice, or a later one.', 'date')]
          : beforeStart(content, facts)),
      ];
    case 'agreedEnd':
      return beforeStart(content, facts);
  }
}

function rentIncreaseViolations(content: Content<'rentIncrease'>, facts: NoticeFacts, today: string): Violation[] {
  const violations: Violation[] = [];
  if (centsOf(content.rent) <= centsOf(facts.rent)) {
    const message = `Enter more than the current rent of ${formatRent(centsOf(facts.rent))}.`;
    violations.push(violation('rent', message, 'V32'));
  }
  if (!facts.residential) return [...violations, ...beforeToday('effectiveDate', content.effectiveDate, today)];
  const { value, sentence } = rentIncreaseLaw(facts, today);
  const { agreedRentIncrease: agreed, fixedEnd } = facts;
  const isInTerm = fixedEnd !== null && content.effectiveDate <= fixedEnd;
  if (isInTerm && agreed.kind === 'amount' && centsOf(content.rent) > centsOf(agreed.rent)) {
    const message = `The agreement allows ${formatRent(centsOf(agreed.rent))} during the fixed term. Enter at most that.`;
    violations.push(violation('rent', message, 'V32'));
  }
  if (content.effectiveDate < value.earliest) {
    violations.push(tooEarly('effectiveDate', longDate(value.earliest), sentence, 'V32'));
  }
  return violations;
}

function endViolations(content: Content<'end'>, facts: NoticeFacts, today: string): Violation[] {
  if (!facts.residential) return beforeToday('endDate', content.endDate, today);
  const { state, leaseType } = facts;
  const known = endGrounds(state, today, { leaseType }).some(({ code }) => code === content.ground);
  if (!known) return [violation('ground', 'Choose one of the reasons that the law of this state allows.', 'V33')];
  const { value, sentence } = endLaw(facts, today, content.ground);
  const violations: Violation[] = [];
  if (content.endDate < value.earliestEnd) {
    violations.push(tooEarly('endDate', longDate(value.earliestEnd), sentence, 'V33'));
  }
  if (value.needsReason && content.reason.trim() === '') {
    violations.push(violation('reason', 'Explain the reason: the law of this state asks for it.', 'V33'));
  }
  if (value.needsEvidence && content.evidenceAttached !== true) {
    const message = 'Confirm that the evidence goes with the notice: the law of this state asks for it.';
    violations.push(violation('evidenceAttached', message, 'V33'));
  }
  return violations;
}

function entryViolations(content: Content<'entry'>, facts: NoticeFacts, now: Date): Violation[] {
  const { timeZone, residential } = facts;
  const violations: Violation[] = [];
  if (content.to <= content.from) violations.push(violation('to', 'Enter a time after the start.', 'time'));
  const startsAt = instantIn(timeZone, content.date, minutesOf(content.from));
  const { sentence, earliest } = entryLaw(facts, now, content.purpose);
  if (!residential)
    return startsAt < now ? [...violations, violation('date', 'Choose a later time.', 'date')] : violations;
  if (startsAt < earliest) {
    violations.push(tooEarly('date', longInstant(earliest, timeZone), sentence, 'entry-notice'));
  }
  return violations;
}

const beforeStart = ({ endDate }: { endDate: string }, { startDate }: NoticeFacts): Violation[] =>
  endDate < startDate
    ? [violation('endDate', `Enter ${longDate(startDate)}, the day the tenancy starts, or a later day.`, 'date')]
    : [];

const beforeToday = (field: string, date: string, today: string): Violation[] =>
  date < today ? [violation(field, 'Enter today or a later day.', 'date')] : [];

const tooEarly = (field: string, earliest: string, sentence: string, code: string) =>
  violation(field, `Too early: the earliest is ${earliest}. ${sentence}`, code);

const violation = (propertyPath: string, message: string, code: string): Violation => ({ propertyPath, message, code });
