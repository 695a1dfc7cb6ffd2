import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { folderGroups, type GroupName, groupNames } from 'shared-ui/mantine/groups';

/** The exported names of each group of Mantine components, in alphabetical order. */
export type GroupedNames = Record<GroupName, string[]>;

/**
 * Assigns every export of @mantine/core to its group. Mantine's index file shows from which folder each export comes,
 * and groups.ts assigns folders to groups.
 * @throws Error that lists the folders of Mantine that are in no group or in several groups
 */
export function groupMantineNames(index: string = readMantineIndex()): GroupedNames {
  const groupOfFolder = new Map<string, GroupName>();
  for (const group of groupNames) {
    for (const folder of folderGroups[group]) {
      if (groupOfFolder.has(folder)) throw new Error(`groups.ts: ${folder} is in two groups`);
      groupOfFolder.set(folder, group);
    }
  }
  const names = Object.fromEntries(groupNames.map((group) => [group, [] as string[]])) as GroupedNames;
  const homeless = new Set<string>();
  for (const [name, folder] of exportedNames(index)) {
    const group = groupOfFolder.get(folder);
    if (group) names[group].push(name);
    else homeless.add(folder);
  }
  if (homeless.size > 0) {
    throw new Error(`groups.ts: put these folders of @mantine/core into a group: ${[...homeless].join(', ')}`);
  }
  for (const group of groupNames) names[group].sort();
  return names;
}

/**
 * Returns a sentence for each name that is no longer in the group in which it was released. Released remotes import the
 * name from that group and would break.
 */
export function movedNames(released: GroupedNames, now: GroupedNames): string[] {
  return groupNames.flatMap((group) =>
    (released[group] ?? [])
      .filter((name) => !now[group].includes(name))
      .map((name) => `${name} was released in ${group} and must stay there`),
  );
}

/**
 * Returns, for each name that Mantine exports, the folder that defines it, such as `Button`, `core` or `utils`. For a
 * name that comes from another package, returns the name of that package.
 */
function exportedNames(index: string): Map<string, string> {
  const sources = new Map<string, string>();
  for (const [, names = '', source = ''] of index.matchAll(/(?:import|export) \{([^}]+)\} from "([^"]+)"/g)) {
    for (const name of names.split(',')) sources.set(localName(name), source);
  }
  for (const [, name = '', source = ''] of index.matchAll(/import \* as (\w+) from "([^"]+)"/g))
    sources.set(name, source);
  const exported = new Map<string, string>();
  for (const [, names = '', source] of index.matchAll(/export \{([^}]+)\}(?: from "([^"]+)")?/g)) {
    for (const entry of names.split(',')) {
      const [local = '', alias] = entry.trim().split(/\s+as\s+/);
      const from = source ?? sources.get(local);
      if (from) exported.set(alias ?? local, folderOf(from));
      else throw new Error(`@mantine/core exports ${local} in a way this reader does not know`);
    }
  }
  return exported;
}

function localName(entry: string): string {
  return (
    entry
      .trim()
      .split(/\s+as\s+/)
      .at(-1) ?? ''
  );
}

function folderOf(source: string): string {
  const [, area, folder] = source.split('/');
  if (!source.startsWith('.')) return source;
  return area === 'components' && folder ? folder : (area ?? source);
}

function readMantineIndex(): string {
  const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@mantine/core')));
  return readFileSync(`${packageFolder}/esm/index.mjs`, 'utf8');
}
