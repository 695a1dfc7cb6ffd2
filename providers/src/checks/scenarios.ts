export type Scenario = 'clear' | 'listed' | 'query' | 'unverified' | 'slow' | 'rejected';
export type Outcome = 'clear' | 'listed' | 'unverified';

const byFamilyName: Readonly<Record<string, Scenario>> = {
  listed: 'listed',
  query: 'query',
  unverified: 'unverified',
  slow: 'slow',
  rejected: 'rejected',
};

/** Returns what happens to a check, which the applicant's family name decides. */
export function scenarioOf(name: string): Scenario {
  const familyName = name.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
  return Object.hasOwn(byFamilyName, familyName) ? (byFamilyName[familyName] ?? 'clear') : 'clear';
}

export const outcomeOf = (scenario: Scenario): Outcome =>
  scenario === 'listed' || scenario === 'unverified' ? scenario : 'clear';
