import { daysAfter, nextFor } from './signing-rules.ts';
import type { PartyRow, Round } from './signing-store.ts';

/** A party who has to act is reminded this many days after it became its turn. */
const reminderDays = [2, 5];

/**
 * True when a party has to act and a reminder is due that was not sent. After an outage that lasted beyond both
 * reminders, only the later one is sent.
 */
export function isReminderDue(round: Round, party: PartyRow, now: Date): boolean {
  const next = nextFor(round, party, now);
  if (next !== 'answer' && next !== 'sign') return false;
  const since = waitingSince(round, party);
  const last = reminderDays.map((days) => daysAfter(since, days)).findLast((due) => due <= now);
  return last !== undefined && (party.remindedAt === null || party.remindedAt < last);
}

/** The time at which the party's turn began, or at which the party got the latest invitation after that. */
function waitingSince({ parties, sentAt }: Round, party: PartyRow): Date {
  const others = parties.filter(({ role }) => role !== party.role);
  const times =
    party.role === 'landlord' ? others.map(({ answeredAt }) => answeredAt) : others.map(({ signedAt }) => signedAt);
  return [party.invitedAt, ...times].reduce<Date>((latest, at) => (at && at > latest ? at : latest), sentAt);
}
