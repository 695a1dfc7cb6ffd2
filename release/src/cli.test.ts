import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keys } from './store-keys.ts';
import { aBuiltPackage } from './testing/index.ts';
import { checkout } from './testing/releases.ts';
import { type TestSite, testSite } from './testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

type Run = { code: number; stdout: string; stderr: string };

/** Runs the tool in a process of its own, as Mia. */
async function release(...args: string[]): Promise<Run> {
  const env = {
    ...process.env,
    VERANDAH_RELEASES: site.store,
    RELEASE_SIGNING_KEY_FILE: site.files.signing,
    RELEASE_TRUSTED_KEYS_FILE: site.files.trusted,
    VERANDAH_RELEASER: 'Mia Chen',
    VERANDAH_CI_RUN: '',
  };
  const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'cli.ts'), ...args], { env });
  return run.then(
    (done) => ({ ...done, code: 0 }),
    ({ code, stdout, stderr }: Run) => ({ code, stdout, stderr }),
  );
}

it('promotes with a reason and a CI run, and the log says who, why and where', async () => {
  await site.publishAs(checkout('2'));
  const said = ['--reason', 'shorter checkout', '--ci-run', 'https://ci.example/runs/7'];
  expect(await release('promote', 'remote-checkout', ...said)).toMatchObject({ code: 0 });
  const { code, stdout } = await release('log', 'remote-checkout', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    entries: [
      { kind: 'promote', by: 'Mia Chen', reason: 'shorter checkout', ciRun: 'https://ci.example/runs/7' },
      { kind: 'promote' },
    ],
    broken: null,
  });
  expect((await release('log')).stdout).toContain(
    '  remote-checkout 1.0.0 → 1.0.1  commit abc\n  reason: shorter checkout',
  );
}, 30_000);

it('changes nothing when it does not understand what was said', async () => {
  await site.publishAs(checkout('2'));
  const before = await site.live();
  expect(await release('promote', 'remote-checkout', '--ci-run', 'ftp://ci.example')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('expected an https URL'),
  });
  for (const wrong of [
    ['--steps', '0'],
    ['--steps', 'two'],
    ['--steps', '1', '--to', '1.0.0'],
  ]) {
    expect(await release('roll-back', 'remote-checkout', ...wrong)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Expected either --to with a version, or --steps'),
    });
  }
  expect(await site.live()).toEqual(before);
}, 30_000);

it('publishes a dist folder that was built in another repository', async () => {
  const dist = await aBuiltPackage(site.home, checkout('2'));
  expect(await release('publish', dist)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Published remote-checkout@1.0.1'),
  });
}, 30_000);

it('publishes and promotes with one command, and says why a published release is not live', async () => {
  const dist = await aBuiltPackage(site.home, checkout('2'));
  expect(await release('publish', dist, '--promote', '--reason', 'first release')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Published remote-checkout@1\.0\.1\. .*\nLive: build /),
  });
  expect((await site.live()).remotes['remote-checkout']?.version).toBe('1.0.1');

  const other = await aBuiltPackage(site.home, { ...checkout('3'), budgets: { bytes: 1, requests: 1 } });
  const { code, stdout, stderr } = await release('publish', other, '--promote');
  expect([code, stdout]).toEqual([1, expect.stringContaining('Published remote-checkout@1.0.2')]);
  expect(stderr).toContain('Refused');
  expect((await site.live()).remotes['remote-checkout']?.version).toBe('1.0.1');
}, 30_000);

it('copies a release from the store of another environment', async () => {
  const staging = join(site.home, 'staging');
  await site.publishAs(checkout('2'));
  await cp(site.store, staging, { recursive: true });
  await rm(join(site.store, 'releases/remote-checkout/1.0.1'), { recursive: true });
  expect(await release('copy', 'remote-checkout@1.0.1', '--from', staging)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Published remote-checkout@1.0.1'),
    stderr: expect.stringContaining('Writing remote-checkout@1.0.1: 6 files …'),
  });
  expect(await release('promote', 'remote-checkout@1.0.1')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('Checking remote-checkout@1.0.1: 2 files …'),
  });
  expect(await release('copy', 'remote-checkout@1.0.1')).toMatchObject({ code: 2 });
  expect(await release('copy', 'remote-checkout@1.0.2', '--from', staging)).toMatchObject({ code: 1 });
}, 30_000);

it('publishes no package with a type error, and says where it is', async () => {
  const folder = join(site.home, 'remote-wrong');
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'webpack.config.ts'), '');
  await writeFile(join(folder, 'tsconfig.json'), '{ "include": ["src"] }');
  await writeFile(join(folder, 'src/remote.ts'), "\n  export const order: number = 'first';");
  const { code, stderr } = await release('publish', folder);
  expect(stderr).toContain('has type errors; nothing was published');
  expect(stderr).toContain("  - src/remote.ts(2,16): error TS2322: Type 'string' is not assignable to type 'number'");
  expect(code).toBe(1);
}, 30_000);

it('previews a release over its budgets, and says that its promotion will be refused', async () => {
  const limits = { bytes: 10, requests: 2 };
  await site.publishAs({ ...checkout('2'), budgets: limits });
  const { code, stdout, stderr } = await release('preview', 'remote-checkout');
  expect(stdout).toContain('/preview/');
  expect(stderr).toMatch(
    /^Checking .+\nA promotion will be refused, because of budgets:\n {2}- remote-checkout@1\.0\.1: page "orders" loads \d+ bytes \(brotli\) before its first render, its budget is 10\n$/,
  );
  expect(code).toBe(0);
  await site.publishAs({ ...checkout('3'), budgets: { ...limits, bytes: 10_000 } });
  expect(await release('preview', 'remote-checkout')).toMatchObject({
    code: 0,
    stderr: 'Checking remote-checkout@1.0.2: 2 files …\n',
  });
}, 30_000);

it('rolls back by steps and to a version', async () => {
  for (const hash of ['2', '3']) {
    await site.publishAs(checkout(hash));
    await site.promote('remote-checkout');
  }
  await release('roll-back', 'remote-checkout', '--steps', '2');
  expect((await site.live()).remotes['remote-checkout']?.version).toBe('1.0.0');
  await release('roll-back', 'remote-checkout', '--to', '1.0.1');
  expect((await site.live()).remotes['remote-checkout']?.version).toBe('1.0.1');
}, 30_000);

it('gives a release to a share of the visitors, widens it and stops it', async () => {
  await site.publishAs(checkout('2'));
  const started = await release('canary', 'remote-checkout', '--percent', '5', '--widen', '50,100', '--every', '1h');
  expect(started).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/Canary: build .+ for 5 % .+, 50 % .+, 100 %/),
  });
  expect(await release('widen', '--percent', '4')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('has 5 % of the visitors already'),
  });
  const widened = await release('widen', '--percent', '25');
  expect(widened).toMatchObject({ code: 0, stdout: expect.stringMatching(/5 % .+, 25 % [^%]+$/) });
  expect((await release('status')).stdout).toMatch(/^Canary: build .+ for 25 % of the visitors/m);
  expect(await release('canary', '--stop', '--reason', 'too slow')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('The canary remote-checkout@1.0.1 was stopped.'),
  });
  expect((await release('log')).stdout).toMatch(
    /canary-stop {2}by Mia Chen.+\n.+1\.0\.1 → 1\.0\.0.+\n {2}reason: too slow/,
  );
  expect(await release('canary', 'remote-checkout', '--stop')).toMatchObject({ code: 2 });
}, 30_000);

it('repairs, and exits with 1 while something remains damaged or the log is incomplete', async () => {
  const key = keys.asset('remote-checkout', 'entry.1.js');
  await rm(join(site.store, key));
  const dry = await release('repair', '--dry-run');
  expect(dry).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`Would restore ${key} (missing) from releases/`),
  });
  expect(await site.missingFiles()).toEqual([key]);
  expect((await release('repair')).stdout).toContain(`Restored ${key}`);
  expect(await release('repair')).toMatchObject({ code: 0, stdout: 'No file to restore.\n' });

  const first = await site.live();
  await site.publishAs(checkout('2'));
  await site.promote('remote-checkout');
  await rm(join(site.store, keys.build(first.id)));
  const missing = expect.stringContaining(`builds/meta/${first.id}.json`);
  expect(await release('repair')).toMatchObject({ code: 1, stderr: missing });
  expect(await release('log')).toMatchObject({ code: 1, stderr: missing, stdout: expect.stringContaining('promote') });
}, 30_000);
