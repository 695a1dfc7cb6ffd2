import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import { authorisationDays, noticeDays } from 'shared-contract/tenant-check/tenant-check-rules';
import { rentingAuthorities } from 'tenancy-law/form/renting-authorities';
import type { BackendConfig } from '../config.ts';
import { sha256Of } from '../pdf/sha256-of.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { applicantOf } from './check-applicant.ts';
import { checkRetention } from './check-retention.ts';
import { databaseRights } from './database-rights.ts';
import { type FoundCheck, todayAt } from './tenant-check-store.ts';

export type AuthorisationText = { paragraphs: string[]; sha256: string };

export const requesterOf = ({ owner }: Pick<FoundCheck, 'owner'>): string => `${owner.firstName} ${owner.lastName}`;

/** Returns the text that the applicant signs (V40), and its SHA-256. The paragraphs have an empty line between them. */
export function authorisationText(config: BackendConfig, found: FoundCheck, now: Date): AuthorisationText {
  const { row, property } = found;
  const { databases, also, label } = checkCoverage[row.product];
  const today = todayAt(found, now);
  const requester = requesterOf(found);
  const address = fullAddressOf(property);
  const { regulator, website, tribunal } = rentingAuthorities(property.state, today);
  const names = list.format(databases.map(({ name }) => name));
  const paragraphs = [
    `I, ${applicantOf(config, found).name}, authorise ${requester} to check me as an applicant for ${address}, and Verandah to carry out the check.`,
    `What is checked: whether ${names} has an entry about me (${label}).${alsoText(also)} Only entries that the law of ${property.state} lets a database return may be used.`,
    `Why: to decide on my application to rent this home. My information may be used for nothing else.`,
    'What is sent: my name, date of birth, contact details, current address and the details of the identity documents that I or the owner add. A tax file number is never collected.',
    `Who carries it out: Verandah sends this to ${config.tenantChecksName}, which searches the databases and returns what they have about me. It may use my information for nothing else.`,
    ...databases.map(
      ({ name, operator, website: site }) =>
        `Who gets it: ${name} is run by ${operator}. You can reach the operator at ${site}, ask what it stores about you, and have it corrected.`,
    ),
    `What I can ask of an operator: ${databaseRights}`,
    `How to object: if a database lists you, you get a written notice within ${noticeDays} days of the search, with what was found and who listed you. You can read and dispute the result by your private link, object to the operator of the database, or apply to ${tribunal}. ${regulator} gives free advice: ${website}.`,
    `How long it is stored: ${storageText(found, today)}`,
    `How to withdraw: you can withdraw this authorisation by your private link at any time before the check is complete. Then nothing more is sent, and your documents are deleted.`,
    `This authorisation can be used for ${authorisationDays} days. Every time the owner opens your details is logged, and you can see the log by your private link.`,
  ];
  return { paragraphs, sha256: sha256Of(Buffer.from(paragraphs.join('\n\n'))) };
}

const list = new Intl.ListFormat('en-AU', { type: 'disjunction' });

/** The rules without dates, so that the text stays the same from day to day. */
const storageText = (found: FoundCheck, today: string): string =>
  [
    checkRetention(found, 'draft', today).rule,
    'When the result arrives, the numbers and scans of my documents are destroyed.',
    checkRetention(found, 'complete', today).rule,
    'It is stored longer only while it is on hold for a dispute.',
  ].join(' ');

function alsoText(also: readonly string[]): string {
  const topics = new Intl.ListFormat('en-AU').format(also.map((one) => one.toLowerCase()));
  return topics === '' ? '' : ` The check also covers my ${topics}.`;
}
