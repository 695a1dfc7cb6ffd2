import { relative } from 'node:path';
import { z } from 'zod';
import { type FaultRecord, faultAnnotation } from './fault-record.ts';

const seenFault = z.object({
  code: z.string(),
  saw: z.string(),
  ms: z.number(),
  limitMs: z.number(),
  recovered: z.string(),
});

type Suite = { specs: Spec[]; suites?: Suite[] };
type Spec = { file: string; ok: boolean; tests: { annotations: { type: string; description?: string }[] }[] };

/** Returns the faults that passed journeys of Playwright's report recorded. */
export function journeyRecords({ suites }: { suites: Suite[] }): FaultRecord[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ ok }) => ok)
      .flatMap(({ file, tests }) =>
        tests
          .flatMap(({ annotations }) => annotations)
          .filter(({ type }) => type === faultAnnotation)
          .map(({ description = '' }) => ({ ...seenFault.parse(JSON.parse(description)), file: `e2e/src/${file}` })),
      ),
    ...journeyRecords({ suites: suite.suites ?? [] }),
  ]);
}

type JestReport = {
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** Returns a record of the first passed test of each file in Jest's report for each code in the titles. */
export function unitRecords({ testResults }: JestReport, root: string): FaultRecord[] {
  return testResults.flatMap(({ name, assertionResults }) => {
    const first = new Map<string, FaultRecord>();
    for (const { status, fullName } of assertionResults) {
      if (status !== 'passed') continue;
      const title = fullName.replaceAll(/\([a-c]\.\d+b?(?:, [a-c]\.\d+b?)*\) ?/g, '').trim();
      for (const code of faultCodes(fullName)) {
        if (!first.has(code)) first.set(code, { code, file: relative(root, name), title });
      }
    }
    return [...first.values()];
  });
}

/** Returns the codes in a title such as "keeps the draft (b.63, b.64)". */
export function faultCodes(title: string): string[] {
  return [...title.matchAll(/\b(b\.\d+)(?=[,)])/g)].map(([, code = '']) => code);
}
