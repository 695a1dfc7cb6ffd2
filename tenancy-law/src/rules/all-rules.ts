import type { AustralianState } from 'shared-contract/place/suburb';
import { type RuleTopic, type ShownRow, topicGroups } from './rule-topics.ts';

/** One figure of a state with the figures that it replaced and those that are announced, newest first. */
export type RuleHistory = { part: string; now: ShownRow | null; before: ShownRow[]; later: ShownRow[] };
export type StateRule = Pick<RuleTopic, 'rule' | 'title' | 'explanation'> & { figures: RuleHistory[] };

/** Every row of the rules, for checks. */
export const allRows: readonly ShownRow[] = topicGroups.flatMap(({ topics }) => topics.flatMap(({ rows }) => rows));

/** Returns the rules of a state as of `date`, grouped by topic. A topic without a row of the state is left out. */
export function rulesOf(state: AustralianState, date: string): { title: string; rules: StateRule[] }[] {
  return topicGroups.map(({ title, topics }) => ({
    title,
    rules: topics
      .map(({ rows, ...texts }) => ({ ...texts, figures: historiesOf(rows, state, date) }))
      .filter(({ figures }) => figures.length > 0),
  }));
}

function historiesOf(rows: readonly ShownRow[], state: AustralianState, date: string): RuleHistory[] {
  const own = rows.filter((row) => row.state === state);
  const histories = [...Map.groupBy(own, ({ part }) => part)].map(([part, parts]) => ({
    part,
    now: parts.find((row) => row.from <= date && (row.to ?? date) >= date) ?? null,
    before: parts.filter(({ to }) => to !== undefined && to < date).toReversed(),
    later: parts.filter(({ from }) => from > date),
  }));
  // A figure that has ended is shown after those in force.
  return histories.sort((one, other) => Number(one.now === null) - Number(other.now === null));
}
