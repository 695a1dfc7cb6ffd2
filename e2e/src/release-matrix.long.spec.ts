import { buildLastRelease, builtFacts, readLastRelease } from 'packaging/testing';
import type { RunningSite } from 'site/testing';
import { liveTargets, makeLive } from './live-build.ts';
import { openSpecPages } from './spec-pages.ts';
import { expect, test as siteTest } from './verandah.ts';

const { commit, afterShell, ...facts } = readLastRelease();

/** `built` has the `dist` folders of the last release, by name. It is built from its own sources, once. */
const test = siteTest.extend<object, { built: ReadonlyMap<string, string> }>({
  built: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => use(await buildLastRelease(commit)),
    { scope: 'worker', timeout: 1_800_000 },
  ],
});

test('the last release is the one that packaging/last-release.json describes', async ({ built }) => {
  expect(await builtFacts(built)).toEqual(facts);
});

test('remotes of the last release show every page in the shell of today', async ({ page, site, problems, built }) => {
  test.setTimeout(1_500_000);
  const remotes = [...built.keys()].filter((name) => name !== 'shell');
  await withLive(site, await publish(site, built, remotes), () => openSpecPages(page, site, problems));
});

test('remotes of today show every page in the shell of the last release', async ({ page, site, problems, built }) => {
  test.setTimeout(1_500_000);
  const today = await liveTargets(site);
  // Remotes that need the shell of today are still those of the last release.
  const last = await publish(site, built, ['shell', ...afterShell]);
  await withLive(site, last, async () => {
    for (const target of today.filter((one) => afterShell.includes(nameOf(one)))) {
      await expect(site.promote(target), target).rejects.toThrow(/does not (?:have|provide)|provides/);
    }
    await openSpecPages(page, site, problems);
  });
});

/** Makes these releases live during `work`. Later journeys share this site. */
async function withLive(site: RunningSite, targets: readonly string[], work: () => Promise<void>): Promise<void> {
  const before = await liveTargets(site);
  await makeLive(site, targets);
  try {
    expect(await liveTargets(site)).toEqual(expect.arrayContaining([...targets]));
    await work();
  } finally {
    await makeLive(site, before);
  }
}

function publish(site: RunningSite, built: ReadonlyMap<string, string>, names: readonly string[]): Promise<string[]> {
  return Promise.all(
    names.map((name) => {
      const dist = built.get(name);
      if (!dist) throw new Error(`The last release has no ${name}.`);
      return site.publishBuilt(dist);
    }),
  );
}

const nameOf = (target: string) => target.split('@')[0] ?? '';
