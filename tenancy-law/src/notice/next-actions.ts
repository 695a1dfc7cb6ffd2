import type { NoticeFacts } from 'shared-contract/tenancy/notice';
import { endGrounds } from '../rules/notice-to-end.ts';
import { type EndFacts, endLaw, lastDayOfNotice, rentIncreaseLaw } from './notice-law.ts';

/**
 * Returns the facts as they will be on a later day: after its last day a fixed term continues as a periodic lease.
 */
function factsOn<Facts extends EndFacts>(facts: Facts, date: string): Facts {
  return facts.fixedEnd !== null && date > facts.fixedEnd ? { ...facts, leaseType: 'periodic', fixedEnd: null } : facts;
}

/** Returns the rent increase that is lawful at the earliest, if notice is given on `date`. */
export function earliestIncrease(today: NoticeFacts, date: string) {
  const facts = factsOn(today, date);
  const law = rentIncreaseLaw(facts, date);
  return { law, earliest: law.value.earliest, noticeBy: lastDayOfNotice(facts, law.value.earliest).value };
}

/**
 * Returns the grounds on which the landlord can end the tenancy, with the earliest end if notice is given on `date`.
 */
export function earliestEnds(today: EndFacts, date: string) {
  const facts = factsOn(today, date);
  return endGrounds(facts.state, date, facts).map(({ code, label }) => ({
    code,
    label,
    law: endLaw(facts, date, code),
  }));
}
