import { compareWithLastRelease, factsOf } from 'packaging/testing';
import { liveBuild } from './live-build.ts';
import { expect, test } from './verandah.ts';

// The pages themselves: release-matrix.long.spec.ts.
test('each remote fits the shell of the other side: last release and today', async ({ site }) => {
  const { shell, remotes } = await liveBuild(site);
  expect(
    compareWithLastRelease(factsOf(shell, Object.values(remotes))),
    'packaging/README.md, "The last release", says what to do',
  ).toEqual({ lastRemotes: [], newRemotes: [], needlesslyLate: [] });
});
