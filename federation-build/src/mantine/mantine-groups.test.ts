import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as mantine from '@mantine/core';
import { mantineGroups } from 'federation';
import { groupNames } from 'shared-ui/mantine/groups';
import { groupMantineNames, withReleasedNames } from './mantine-names.ts';
import { groupModules, groupsFolder, readReleasedNames } from './write-groups.ts';

describe('Mantine groups', () => {
  it('contain every export of @mantine/core exactly once', () => {
    const names = groupMantineNames();
    const carried = groupNames.flatMap((group) => names[group]);
    expect(carried.toSorted()).toEqual(Object.keys(mantine).toSorted());
  });

  it('are the ones that the shell shares', () => {
    expect(mantineGroups.toSorted()).toEqual(groupNames.toSorted());
  });

  it('have modules that match groups.ts', () => {
    const names = groupMantineNames();
    const exported = withReleasedNames(names, readReleasedNames());
    expect(exported).toEqual(readReleasedNames());
    for (const [file, text] of Object.entries(groupModules(names, exported))) {
      expect(readFileSync(`${groupsFolder}/${file}`, 'utf8')).toBe(text);
    }
  });

  it('still export the names with which they were released', () => {
    const names = groupMantineNames();
    expect(names.inputs).not.toContain('Select');
    expect(withReleasedNames(names, { inputs: ['Select'] }).inputs).toContain('Select');
    expect(readReleasedNames().inputs).toContain('Select');
  });

  it('give each name to one group, the one that groups.ts says now', () => {
    const names = groupMantineNames();
    const barrel = groupModules(names, withReleasedNames(names, readReleasedNames()))['core.ts'] ?? '';
    expect(barrel.match(/^ {2}Select,$/gm)).toHaveLength(1);
    expect(names.select).toContain('Select');
    expect(names.basics).toContain('useComputedColorScheme');
    expect(names.layout).toContain('MantineProvider');
  });

  it('name the folder that has no group', () => {
    const index = 'import { Nova } from "./components/Nova/Nova.mjs";\nexport { Nova };';
    expect(() => groupMantineNames(index)).toThrow('put these folders of @mantine/core into a group: Nova');
  });
});
