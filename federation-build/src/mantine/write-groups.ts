import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { groupNames } from 'shared-ui/mantine/groups';
import { type GroupedNames, groupMantineNames, withReleasedNames } from './mantine-names.ts';

/** The folder into which the modules of the groups are generated. */
export const groupsFolder = resolve(import.meta.dirname, '../../../shared-ui/src/mantine');
const banner = [
  '// Generated from groups.ts by federation-build/src/mantine/write-groups.ts. Edit groups.ts instead.',
  '// biome-ignore-all assist/source/organizeImports: the order is the generator.',
  '',
].join('\n');

/**
 * Returns the text of each generated file, by file name: one module per group, and `core.ts`, which re-exports each
 * name from the group that contains it now.
 * @param exported what the module of each group exports
 */
export function groupModules(names: GroupedNames, exported: GroupedNames): Record<string, string> {
  const files: Record<string, string> = {};
  for (const group of groupNames) files[`${group}.ts`] = `${banner}${reExport(exported[group], '@mantine/core')}`;
  const barrel = groupNames.map((group) => reExport(names[group], `shared-ui/mantine/${group}`)).join('');
  files['core.ts'] = `${banner}${barrel}`;
  return files;
}

function reExport(names: readonly string[], from: string): string {
  return `export {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';\n`;
}

/** Returns the names that the modules of the groups have exported since the first release, by group. */
export function readReleasedNames(): Partial<GroupedNames> {
  return JSON.parse(readFileSync(`${groupsFolder}/released-names.json`, 'utf8')) as Partial<GroupedNames>;
}

if (import.meta.main) {
  const names = groupMantineNames();
  const exported = withReleasedNames(names, readReleasedNames());
  for (const [file, text] of Object.entries(groupModules(names, exported)))
    writeFileSync(`${groupsFolder}/${file}`, text);
  writeFileSync(`${groupsFolder}/released-names.json`, `${JSON.stringify(exported, null, 2)}\n`);
}
