import type { OwnerSearchKind, OwnerSearchResult } from 'shared-contract/search/owner-search';
import type { BackendConfig } from '../config.ts';
import { findNamedApplications } from '../inbox/search-applications.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import { findNamedChecks } from '../tenant-checks/search-checks.ts';
import { hasWords, plainWords } from '../words/plain-words.ts';
import { findItems, resultOf } from './find-items.ts';
import { peopleItems } from './own-items.ts';

/**
 * Returns tenants, applicants and senders whose name contains each word. A person who sent several messages about a
 * property is one result, the latest.
 */
export async function findPeople(
  context: ReadScope & { config: BackendConfig },
  words: readonly string[],
): Promise<OwnerSearchResult[]> {
  const people = [
    ...(await findItems(context.database, peopleItems(context.owner), words)),
    ...(await findNamedApplications(context)).flatMap(({ names, ...of }) =>
      names.map((name) => person('applicant', name, of)),
    ),
    ...(await findNamedChecks(context)).map(({ name, ...of }) => person('checkApplicant', name, of)),
  ].filter(({ label }) => hasWords(label, words));
  return [...Map.groupBy(people, keyOf).values()].flatMap(([latest]) => latest ?? []);
}

type Subject = Pick<Parameters<typeof resultOf>[0], 'id' | 'property'>;

const person = (kind: OwnerSearchKind, label: string, { id, property }: Subject): OwnerSearchResult =>
  resultOf({ kind, id, label, property, orderId: null, isArchived: false });

const keyOf = ({ kind, label, property }: OwnerSearchResult) => [kind, plainWords(label), property?.id].join('\n');
