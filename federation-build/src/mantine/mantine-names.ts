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
  for (const [name, path] of exportedNames(index)) {
    const group = path.map((_, depth) => groupOfFolder.get(path.slice(0, depth + 1).join('/'))).findLast(Boolean);
    if (group) names[group].push(name);
    else homeless.add(path[0] ?? name);
  }
  if (homeless.size > 0) {
    throw new Error(`groups.ts: put these folders of @mantine/core into a group: ${[...homeless].join(', ')}`);
  }
  for (const group of groupNames) names[group].sort();
  return names;
}

/**
 * Returns the names that the module of each group exports: the group's own names, and those with which it was released,
 * because released remotes import them from there.
 */
export function withReleasedNames(now: GroupedNames, released: Partial<GroupedNames>): GroupedNames {
  const both = (group: GroupName) => [...new Set([...now[group], ...(released[group] ?? [])])].sort();
  return Object.fromEntries(groupNames.map((group) => [group, both(group)])) as GroupedNames;
}

/**
 * Returns, for each name that Mantine exports, the path of folders that defines it, such as `Button` or `core`, `Box`.
 * For a name that comes from another package, returns the name of that package.
 */
function exportedNames(index: string): Map<string, readonly string[]> {
  const sources = new Map<string, string>();
  for (const [, names = '', source = ''] of index.matchAll(/(?:import|export) \{([^}]+)\} from "([^"]+)"/g)) {
    for (const name of names.split(',')) sources.set(localName(name), source);
  }
  for (const [, name = '', source = ''] of index.matchAll(/import \* as (\w+) from "([^"]+)"/g))
    sources.set(name, source);
  const exported = new Map<string, readonly string[]>();
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

function folderOf(source: string): readonly string[] {
  if (!source.startsWith('.')) return [source];
  const path = source.split('/').slice(1, -1);
  return path[0] === 'components' ? path.slice(1) : path;
}

function readMantineIndex(): string {
  const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve('@mantine/core')));
  return readFileSync(`${packageFolder}/esm/index.mjs`, 'utf8');
}
