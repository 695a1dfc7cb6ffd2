import type { FaultRecord } from './fault-record.ts';
import type { FaultRow } from './fault-rows.ts';

const introduction = `# Faults: what users see, after how long, how it recovers

\`npx --yes pnpm@12 faults\` writes this file from the results of the tests. A journey reads the text from the page and measures the time from
the fault to the text; the table has the limit that the journey asserts, and \`test-results/faults.json\` has the measured times. Where no journey
exists, the title of a unit test says what holds. More unit tests of a code: \`git grep '(b.71)'\`. What is expected in each family of faults is in
[reliability.md](reliability.md).

| code | fault | what the user saw | after | how it recovered | test |
| --- | --- | --- | --- | --- | --- |
`;

/** Returns docs/faults.md. Journeys come first: the records of unit tests are left out where a journey exists. */
export function faultTable(rows: readonly FaultRow[], records: readonly FaultRecord[]): string {
  const lines = rows.flatMap(([code, fault]) => {
    const ofRow = faultLines([code, fault], records);
    return ofRow.length > 0 ? ofRow : [`| ${code} | ${fault} | no test yet | | | |`];
  });
  return `${introduction}${lines.join('\n')}\n`;
}

/** Returns the lines of one fault, sorted, without repetitions. Empty without a record. */
function faultLines([code, fault]: FaultRow, records: readonly FaultRecord[]): string[] {
  const all = records.filter((record) => record.code === code);
  const journeys = all.filter((record) => 'saw' in record);
  const shown = journeys.length > 0 ? journeys : all;
  return [...new Set(shown.map((record) => `| ${code} | ${fault} | ${cells(record)} | \`${record.file}\` |`))].sort();
}

function cells(record: FaultRecord): string {
  if ('title' in record) return `${escaped(record.title)} | unit test |`;
  return `${escaped(record.saw)} | ≤ ${record.limitMs / 1000} s | ${escaped(record.recovered)}`;
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

/**
 * Compares the records of a run with docs/faults.md. Returns a sentence for each line that differs. Lines of long tests
 * are not compared, because `pnpm test` does not run them.
 */
export function tableProblems(document: string, rows: readonly FaultRow[], records: readonly FaultRecord[]): string[] {
  const withTest = (text: string) => text.split('\n').filter((line) => /^\| b\..*`.+` \|$/.test(line));
  const current = new Set(withTest(document).filter((line) => !/\.long\.\w+\.tsx?`/.test(line)));
  const generated = new Set(withTest(faultTable(rows, records)));
  const codesOfLong = new Set(
    withTest(document)
      .filter((line) => !current.has(line))
      .map(codeOf),
  );
  return [
    ...[...generated]
      .filter((line) => !current.has(line) && !codesOfLong.has(codeOf(line)))
      .map((line) => `docs/faults.md lacks: ${line}`),
    ...[...current]
      .filter((line) => !generated.has(line))
      .map((line) => `docs/faults.md has, without a result: ${line}`),
  ].map((problem) => `${problem} Run \`npx --yes pnpm@12 faults\`.`);
}

function codeOf(line: string): string {
  return /^\| (b\.\d+)/.exec(line)?.[1] ?? '';
}
