import { globSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import type { Outcome } from '../run.ts';
import { frozenProblems } from './frozen.ts';
import { majorOf, nextMajor, type Release, readReleases } from './releases.ts';

const folder = 'packaging/consumers';

/** A file such as `packaging/consumers/1.0.0/shared-ui.tsx`: code that was written for this version of the package. */
export type Consumer = { file: string; name: string; version: string };

/**
 * Checks that code for the released versions of the packages still compiles with their sources, until a changeset asks
 * for a new major. A remote that was built with version 1.0.0 runs with any 1.x of the shell.
 * @param packages folder names, which are also the package names
 * @returns a text for each consumer that is missing, is for another major, has been changed, or does not compile
 */
export async function consumerProblems(
  root: string,
  packages: readonly string[],
  run: (command: string, parameters: readonly string[]) => Promise<Outcome>,
): Promise<string[]> {
  const releases = readReleases(root, packages);
  const consumers = globSync(`${folder}/*/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] })
    .sort()
    .map((file) => ({ file, name: basename(file, extname(file)), version: basename(dirname(file)) }));
  const { ok, output } = await run('tsc', ['-p', folder, '--pretty', 'false']);
  const misplaced = misplacedConsumers(releases, consumers);
  const broken = releases.flatMap((release) =>
    consumers
      .filter(({ name, version }) => name === release.name && majorOf(version) === majorOf(release.version))
      .flatMap((consumer) => brokenConsumer(release, consumer, output)),
  );
  const problems = [...misplaced, ...frozenProblems(root, folder, releases, consumers), ...broken];
  return ok || problems.length > 0 ? problems : [output];
}

function misplacedConsumers(releases: readonly Release[], consumers: readonly Consumer[]): string[] {
  const names = new Set(releases.map(({ name }) => name));
  const ownerless = consumers
    .filter(({ name }) => !names.has(name))
    .map(({ file, name }) => `${file}: remotes import no package ${name}. Delete the file.`);
  const others = releases.flatMap(({ name, version }) => {
    const own = consumers.filter((consumer) => consumer.name === name);
    if (own.length === 0)
      return [`${name} has no consumer. Add ${folder}/${version}/${name}.tsx, which uses its exports as remotes do.`];
    return own
      .filter((consumer) => majorOf(consumer.version) !== majorOf(version))
      .map(
        ({ file }) =>
          `${file}: the next version of ${name} is ${version}. Move the file to ${folder}/${version}/ and change it as remotes must change.`,
      );
  });
  return [...ownerless, ...others];
}

function brokenConsumer({ name, isPending }: Release, { file, version }: Consumer, output: string): string[] {
  const messages = messagesOf(output, file);
  if (messages === '') return [];
  const advice = isPending
    ? `${name} ${version} is not released yet: change the file as remotes must change.`
    : [
        'Released remotes contain such code. Keep what they use: add new props as optional ones, and new names beside the old.',
        `If remotes must change, write \`${name}: major\` in a changeset, move the file to ${folder}/${nextMajor(version)}/ and change it there.`,
        'If the cause is a new major of another package, change only the file, and its hash in frozen.json.',
      ].join('\n');
  return [`Code for ${name} ${version} does not compile any more:\n${messages}\n${advice}`];
}

/** Returns the compiler's messages about a file, with the indented lines that explain them. */
function messagesOf(output: string, file: string): string {
  return output
    .split(/\n(?! )/)
    .filter((message) => message.startsWith(`${file}(`))
    .map((message) => message.trimEnd())
    .join('\n');
}
