import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as mantine from '@mantine/core';
import { mantineGroups } from 'federation';
import { groupNames } from 'shared-ui/mantine/groups';
import { groupMantineNames, movedNames } from './mantine-names.ts';
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
    for (const [file, text] of Object.entries(groupModules(groupMantineNames()))) {
      expect(readFileSync(`${groupsFolder}/${file}`, 'utf8')).toBe(text);
    }
  });

  it('have moved no name that a released remote may import', () => {
    expect(movedNames(readReleasedNames(), groupMantineNames())).toEqual([]);
  });

  it('names a released name that has moved', () => {
    const now = groupMantineNames();
    const released = { ...now, data: [...now.data, 'Select'] };
    expect(movedNames(released, now)).toEqual(['Select was released in data and must stay there']);
  });

  it('name the folder that has no group', () => {
    const index = 'import { Nova } from "./components/Nova/Nova.mjs";\nexport { Nova };';
    expect(() => groupMantineNames(index)).toThrow('put these folders of @mantine/core into a group: Nova');
  });
});
