import type { FaultRow } from './fault-rows.ts';
import { faultCodes } from './read-reports.ts';

type Faults = { rows: readonly FaultRow[]; untested: readonly string[] };

/**
 * Returns a sentence for each fault that no test title names although it is not in the list of untested ones, for each
 * that is in the list although a title names it, and for each that docs/faults.md does not show that way.
 */
export function faultProblems({ rows, untested }: Faults, titles: readonly string[], document: string): string[] {
  const tested = new Set(titles.flatMap(faultCodes));
  return rows.flatMap(([code]) => {
    const hasTest = tested.has(code);
    const isListed = untested.includes(code);
    if (!hasTest && !isListed) return [`No test title contains (${code}). Add a test of this fault.`];
    if (hasTest && isListed)
      return [`${code} has a test: remove it from \`untested\` (site/src/faults/fault-rows.ts).`];
    const lines = document.split('\n').filter((line) => line.startsWith(`| ${code} |`));
    const isRight = lines.length > 0 && lines.every((line) => line.includes('| no test yet |') === isListed);
    return isRight ? [] : [`docs/faults.md is out of date for ${code}. Run \`npx --yes pnpm@12 faults\`.`];
  });
}
