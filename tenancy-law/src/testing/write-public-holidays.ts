import { writeFileSync } from 'node:fs';
import { publicHolidaysOf } from './public-holidays-of.ts';

const states = ['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT'] as const;
const years = Array.from({ length: 26 }, (_, index) => 2020 + index);

const rows = states.map((state) => {
  const lines = years.map((year) => `    ${year}: '${publicHolidaysOf(state, year).join(' ')}',`);
  return `  ${state}: {\n${lines.join('\n')}\n  },`;
});

const text = `import type { AustralianState } from 'shared-contract/place/suburb';

/** The public holidays of each state by year, as \`MMDD\`. \`pnpm --filter tenancy-law public-holidays\` writes them. */
export const publicHolidays: Record<AustralianState, Record<string, string>> = {
${rows.join('\n')}
};
`;
writeFileSync(new URL('../rules/public-holidays.ts', import.meta.url), text);
