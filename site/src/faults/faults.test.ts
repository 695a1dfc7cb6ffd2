import { expect, it } from '@jest/globals';
import { faultProblems } from './fault-problems.ts';
import { type FaultRecord, faultAnnotation } from './fault-record.ts';
import { type FaultRow, faultRows, untested } from './fault-rows.ts';
import { faultTable, tableProblems } from './fault-table.ts';
import { journeyRecords, unitRecords } from './read-reports.ts';

const rows: FaultRow[] = [
  ['b.1', 'No address.'],
  ['b.2', 'Refused.'],
  ['b.3', 'Reset.'],
];
const journey: FaultRecord = {
  code: 'b.1',
  file: 'e2e/src/a.spec.ts',
  saw: 'We | you',
  ms: 312,
  limitMs: 8_000,
  recovered: 'Try again',
};
const unit: FaultRecord = { code: 'b.2', file: 'shell/src/a.test.ts', title: 'says why' };
const linesOf = (table: string) => table.split('\n').filter((line) => line.startsWith('| b.'));

it('has a line for each journey, else for each unit test, else says that there is none', () => {
  expect(linesOf(faultTable(rows, [unit, journey, journey, { ...unit, code: 'b.1' }]))).toEqual([
    '| b.1 | No address. | We \\| you | ≤ 8 s | Try again | `e2e/src/a.spec.ts` |',
    '| b.2 | Refused. | says why | unit test | | `shell/src/a.test.ts` |',
    '| b.3 | Reset. | no test yet | | | |',
  ]);
});

it('has the same text whatever was measured, and in whichever order the tests ran', () => {
  const second = { ...unit, file: 'shell/src/b.test.ts' };
  expect(faultTable(rows, [second, { ...journey, ms: 4_000 }, unit])).toBe(faultTable(rows, [journey, unit, second]));
});

it('names what a run proved and the document lacks, and the reverse, but not what only long journeys prove', () => {
  const long = { ...journey, code: 'b.3', file: 'e2e/src/a.long.spec.ts' };
  const document = faultTable(rows, [journey, unit, long]);
  expect(tableProblems(document, rows, [journey, unit])).toEqual([]);
  expect(tableProblems(document, rows, [{ ...journey, saw: 'Other' }, unit])).toEqual([
    expect.stringContaining('lacks: | b.1 | No address. | Other'),
    expect.stringContaining('without a result: | b.1 | No address. | We'),
  ]);
});

it('reads faults from passed journeys in nested suites', () => {
  const { code, file: _file, ...seen } = journey as FaultRecord & { saw: string };
  const annotations = [{ type: 'other' }, { type: faultAnnotation, description: JSON.stringify({ code, ...seen }) }];
  const spec = { file: 'a.spec.ts', ok: true, tests: [{ annotations }] };
  const report = { suites: [{ specs: [], suites: [{ specs: [spec, { ...spec, ok: false }] }] }] };
  expect(journeyRecords(report)).toEqual([journey]);
});

it('reads the codes of the first passed unit test of each file', () => {
  const test = (status: string, fullName: string) => ({ status, fullName });
  const assertionResults = [
    test('pending', 'a form (b.9) is skipped'),
    test('failed', 'a form (b.9) fails'),
    test('passed', 'a form (b.7) (c.3) says why'),
    test('passed', 'a form (b.7) says more'),
    test('passed', 'a form waits (b.8, b.9)'),
  ];
  expect(unitRecords({ testResults: [{ name: '/site/a.test.ts', assertionResults }] }, '/site')).toEqual([
    { code: 'b.7', file: 'a.test.ts', title: 'a form says why' },
    { code: 'b.8', file: 'a.test.ts', title: 'a form waits' },
    { code: 'b.9', file: 'a.test.ts', title: 'a form waits' },
  ]);
});

it('asks for a test of each fault that is not listed as untested, and for a table that agrees', () => {
  const document = faultTable(rows, [journey, unit]);

  const titles = ['says why (b.1, b.2)'];
  expect(faultProblems({ rows, untested: ['b.3'] }, titles, document)).toEqual([]);
  expect(faultProblems({ rows, untested: [] }, titles, document)).toEqual([expect.stringContaining('contains (b.3)')]);
  expect(faultProblems({ rows, untested: ['b.3', 'b.2'] }, titles, document)).toEqual([
    expect.stringContaining('b.2 has a test: remove it'),
  ]);
  expect(faultProblems({ rows, untested: [] }, [...titles, '(b.3) waits'], document)).toEqual([
    expect.stringContaining('out of date for b.3'),
  ]);
});

it('lists no fault without a test, and each fault once', () => {
  expect(new Set(faultRows.map(([code]) => code)).size).toBe(faultRows.length);
  expect(untested).toEqual([]);
});
