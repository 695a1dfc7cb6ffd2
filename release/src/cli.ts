import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { openStorage, type Storage, storageAddress } from 'storage';
import * as z from 'zod/mini';
import type { Widening } from './canary/canary-steps.ts';
import {
  auditLog,
  auditLogLines,
  type ChangeOptions,
  type ChangeOutcome,
  copyRelease,
  createSigningKey,
  currentOperator,
  listBudgets,
  listKeys,
  type PublishOutcome,
  preview,
  promote,
  publish,
  type ReleaseStore,
  type RepairOutcome,
  type RollBackTarget,
  readHistory,
  readPointer,
  readSigning,
  releaseStore,
  repair,
  resolveStack,
  rollBack,
  rollBackToBuild,
  type SignOptions,
  signStore,
  startCanary,
  status,
  stepsText,
  stopCanary,
  widenCanary,
  withdraw,
} from './index.ts';
import { moment } from './moment.ts';
import { siteOrigin } from './preview/site-origin.ts';
import { buildPackage } from './publish/build-package.ts';
import { type KeyFiles, keyFiles } from './signing/signing.ts';
import { packageFolder, storeAddress } from './store-address.ts';
import { usage } from './usage.ts';

const options = {
  version: { type: 'string' },
  promote: { type: 'boolean' },
  build: { type: 'string' },
  steps: { type: 'string' },
  to: { type: 'string' },
  urgent: { type: 'boolean' },
  'lift-quarantine': { type: 'boolean' },
  reason: { type: 'string' },
  'ci-run': { type: 'string' },
  json: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  hours: { type: 'string' },
  percent: { type: 'string' },
  widen: { type: 'string' },
  every: { type: 'string' },
  stop: { type: 'boolean' },
  from: { type: 'string' },
  create: { type: 'string' },
  unsigned: { type: 'boolean' },
  restored: { type: 'boolean' },
} as const;

// Without it, messages about invalid files say "Invalid input" instead of what was expected.
z.config(z.locales.en());
await main().catch((error: unknown) => refuse([error instanceof Error ? error.message : String(error)]));

async function main(): Promise<void> {
  const { positionals, values } = readArguments();
  const [command, ...names] = positionals;
  const files = keyFiles(process.env);
  const storage = releaseStore(await openStorage(storeAddress(process.env)), await readSigning(files), console.error);
  const [first] = names;
  const by = () => ({
    operator: currentOperator(process.env, { reason: values.reason, ciRun: values['ci-run'] }),
    urgent: values.urgent,
    liftQuarantine: values['lift-quarantine'],
  });

  if (command === 'publish' && first && names.length === 1) {
    const built = existsSync(join(first, 'release.json'));
    const refused = built ? [] : buildPackage(packageFolder(first), first);
    if (refused.length > 0) return refuse(refused);
    const outcome = await publish(storage, built ? first : join(packageFolder(first), 'dist'), values.version);
    if ('refused' in outcome || !values.promote) return reportPublished(outcome);
    console.log(`${publishedText(outcome)}. Promoting it …`);
    report(await promote(storage, [`${outcome.name}@${outcome.version}`], by()));
  } else if (command === 'copy' && first && names.length === 1 && values.from) {
    reportPublished(await copyRelease(storage, await openStorage(storageAddress(values.from)), first));
  } else if (command === 'promote' && names.length > 0) report(await promote(storage, names, by()));
  else if (command === 'roll-back' && values.build && !first)
    report(await rollBackToBuild(storage, values.build, by()));
  else if (command === 'roll-back' && first && names.length === 1)
    report(await rollBack(storage, first, { ...by(), ...rollBackTarget(values) }));
  else if (command === 'withdraw' && first && names.length === 1) report(await withdraw(storage, first, by()));
  else if (command === 'canary' && values.stop && !first) report(await stopCanary(storage, by()));
  else if (command === 'canary' && first && !values.stop)
    report(await startCanary(storage, names, { ...by(), ...widening(values) }));
  else if (command === 'widen' && !first) await widen(storage, widening(values), by());
  else if (command === 'preview' && first) await printPreview(storage, names, Number(values.hours ?? 24));
  else if (command === 'watch' && !first) await watch(storage);
  else if (command === 'status' && !first) console.log((await status(storage)).join('\n'));
  else if (command === 'log' && names.length <= 1) await printLog(storage, first, values.json);
  else if (command === 'repair' && !first)
    reportRepair(await repair(storage, { dryRun: values['dry-run'] }), values['dry-run']);
  else if (command === 'budgets' && first && names.length === 1)
    console.log((await listBudgets(storage, first)).join('\n'));
  else if (command === 'keys' && !first) await printKeys(storage, files, values.create);
  else if (command === 'sign' && !first) await sign(storage, values);
  else if (command === 'stack')
    console.log(await resolveStack(storage, names.join(' ') || (await text(process.stdin))));
  else stopWithUsage();
}

function widening({ percent, widen, every }: Widening): Widening {
  return { percent, widen, every };
}

async function widen(storage: Storage, wanted: Widening, options: ChangeOptions): Promise<void> {
  const outcome = await widenCanary(storage, wanted, options);
  if ('refused' in outcome) return refuse(outcome.refused);
  console.log(`The canary: ${stepsText(outcome.steps)}`);
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `  - ${line}`).join('\n');
}

function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

function reportPublished(outcome: PublishOutcome): void {
  if ('refused' in outcome) refuse([outcome.refused]);
  else {
    console.log(publishedText(outcome));
    console.log(`Make it live with: pnpm release promote ${outcome.name}@${outcome.version}`);
  }
}

function publishedText({ name, version, fresh }: Exclude<PublishOutcome, { refused: string }>): string {
  const target = `${name}@${version}`;
  return fresh ? `Published ${target}` : `Unchanged: ${target} has this content already`;
}

/** Runs until it is stopped. */
async function watch(storage: ReleaseStore): Promise<void> {
  const { watchReleases, watchSettings } = await import('./quarantine/index.ts');
  const settings = watchSettings(process.env);
  const { stop } = await watchReleases(storage, settings, console.log);
  console.log(`Watching the releases at ${settings.gateways.join(', ')}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

function rollBackTarget({ steps, to }: { steps?: string; to?: string }): RollBackTarget {
  if (steps === undefined) return { to };
  if (to !== undefined || !/^[1-9]\d{0,3}$/.test(steps)) {
    throw new Error('Expected either --to with a version, or --steps with a number of versions such as 2');
  }
  return { steps: Number(steps) };
}

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true, allowNegative: true });
  } catch {
    return stopWithUsage();
  }
}

async function printKeys(storage: ReleaseStore, files: KeyFiles, create: string | undefined): Promise<void> {
  if (create === undefined) return console.log((await listKeys(storage, files)).join('\n'));
  const publicPem = await createSigningKey(resolve(create));
  console.log(
    `Created the private key ${resolve(create)}. Its public key, for RELEASE_TRUSTED_KEYS_FILE:\n${publicPem}`,
  );
}

/** Exits with 1 when something is not signed, so that scheduled runs notice. */
async function sign(storage: ReleaseStore, { unsigned, restored }: SignOptions): Promise<void> {
  const outcome = await signStore(storage, { unsigned, restored });
  if ('refused' in outcome) return refuse([outcome.refused]);
  console.log(`Signed ${outcome.releases} releases and ${outcome.builds} builds.`);
  if (outcome.problems.length === 0) return;
  console.error(`Not signed:\n${list(outcome.problems)}`);
  process.exitCode = 1;
}

async function printPreview(storage: ReleaseStore, targets: readonly string[], hours: number): Promise<void> {
  const outcome = await preview(storage, targets, { hours });
  if ('refused' in outcome) return refuse(outcome.refused);
  const until = moment(outcome.expiresAt.toISOString());
  console.log(`Preview of ${outcome.releases.join(' ')} until ${until}, for anyone who opens this link:`);
  console.log(new URL(outcome.path, siteOrigin(process.env)).href);
  if (outcome.warnings.length === 0) return;
  console.error(`A promotion will be refused, because of budgets:\n${list(outcome.warnings)}`);
}

/** Prints the log. Exits with 1 when the chain of builds is broken, so that scheduled runs notice. */
async function printLog(storage: Storage, name: string | undefined, json = false): Promise<void> {
  const { builds, broken } = await readHistory(storage, (await readPointer(storage)).headId);
  const entries = auditLog({ builds }, name);
  if (json) console.log(JSON.stringify({ entries, broken: broken ?? null }, null, 2));
  else console.log(entries.length > 0 ? auditLogLines(entries).join('\n') : 'No build changed that.');
  if (broken === undefined) return;
  console.error(`The log is incomplete: ${broken}`);
  process.exitCode = 1;
}

function reportRepair({ restored, problems }: RepairOutcome, dryRun = false): void {
  if (restored.length === 0) console.log('No file to restore.');
  for (const one of restored) console.log(`${dryRun ? 'Would restore' : 'Restored'} ${one}`);
  if (problems.length === 0) return;
  console.error(`Not repaired:\n${list(problems)}`);
  process.exitCode = 1;
}

function report(outcome: ChangeOutcome): void {
  if ('refused' in outcome) refuse(outcome.refused);
  else {
    const { id, reason, urgent } = outcome.live;
    console.log(`Live: build ${id} (${reason})${urgent ? '. It is urgent: open tabs learn of it within seconds' : ''}`);
    if (outcome.canary) console.log(sentence(outcome.canary));
  }
}

function refuse(reasons: readonly string[]): void {
  console.error(`Refused, nothing was changed:\n${list(reasons)}`);
  process.exit(1);
}

function stopWithUsage(): never {
  console.error(usage);
  process.exit(2);
}
