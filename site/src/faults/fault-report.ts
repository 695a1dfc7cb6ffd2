import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../checks/run.ts';
import type { FaultRecord } from './fault-record.ts';
import { faultRows } from './fault-rows.ts';
import { tableProblems } from './fault-table.ts';
import { journeyRecords, unitRecords } from './read-reports.ts';

export const faultsDocument = join(root, 'docs/faults.md');

export function readJourneys(): FaultRecord[] {
  return journeyRecords(readReport('e2e.json'));
}

export function readUnitTests(): FaultRecord[] {
  return unitRecords(readReport('jest.json'), root);
}

/** Compares docs/faults.md with the results of the last runs, prints what differs, and writes the measured times. */
export function compareFaults(): { passed: number; failed: number } {
  try {
    const records = [...readUnitTests(), ...readJourneys()];
    writeMeasured(records);
    const problems = tableProblems(readFileSync(faultsDocument, 'utf8'), faultRows, records);
    for (const problem of problems) console.error(problem);
    return { passed: problems.length === 0 ? 1 : 0, failed: problems.length };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

/** Writes the measured times of journeys to test-results/faults.json. */
export function writeMeasured(records: readonly FaultRecord[]): void {
  const measured = records.filter((record) => 'ms' in record);
  writeFileSync(join(root, 'test-results/faults.json'), `${JSON.stringify(measured, null, 2)}\n`);
}

function readReport(name: string) {
  return JSON.parse(readFileSync(join(root, 'test-results', name), 'utf8'));
}
