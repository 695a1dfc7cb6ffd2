import type { Look } from '../../homes/home.ts';
import type { Random } from '../../random.ts';
import type { Finish, Shell } from './room.ts';
import type { Outlook } from './window.ts';

export type Style = { finish: Finish; accents: readonly string[]; timber: string; cloth: string; outlook: Outlook };

/** Colours that go together, by the kind of house. */
export function styleOf(random: Random, look: Look): Style {
  if (look === 'character') {
    const walls = random.pick(['#efe9dc', '#dfe3da', '#d4dbe0', '#ece0cf', '#c9d0c4']);
    return {
      finish: {
        walls,
        feature: random.chance(0.4) ? random.pick(['#4f5f57', '#3f4f63', '#a98a72', '#6d7a6c']) : walls,
        floor: random.pick(['#a8744a', '#8a5a38', '#b98a5c']),
        boards: true,
        trim: '#fbf8f0',
      },
      accents: random.pick([
        ['#a85c3c', '#3f5f57', '#d9b98a'],
        ['#6d3b4a', '#c9a06a', '#4f6a7c'],
        ['#b5823a', '#54704f', '#e2cfae'],
      ]),
      timber: random.pick(['#6b4428', '#8a5c3a', '#4a3020']),
      cloth: random.pick(['#e6dccb', '#7d8b84', '#9a6a52', '#c9b8a0']),
      outlook: 'garden',
    };
  }
  if (look === 'coastal') {
    const walls = random.pick(['#f8f6f0', '#eef2f1', '#f4efe4']);
    return {
      finish: {
        walls,
        feature: random.chance(0.3) ? '#cfdcdf' : walls,
        floor: random.pick(['#d9bf98', '#c9ab82', '#e2d0b0']),
        boards: true,
        trim: '#ffffff',
      },
      accents: random.pick([
        ['#5f93a0', '#e2c79a', '#2f6a7c'],
        ['#8fb5a8', '#d98a5a', '#f0e2c4'],
        ['#3f7a8c', '#e9dfc8', '#c9a06a'],
      ]),
      timber: random.pick(['#c9a274', '#b58e62', '#d8bd94']),
      cloth: random.pick(['#f1ece0', '#dfe4e0', '#cfd8d6']),
      outlook: 'sea',
    };
  }
  const walls = random.pick(['#f4f2ed', '#eceae4', '#f7f5f1', '#e2e0da']);
  return {
    finish: {
      walls,
      feature: random.chance(0.4) ? random.pick(['#3f474c', '#8a9088', '#c4b8a6', '#58646a']) : walls,
      floor: random.pick(['#c2a077', '#d3c7b5', '#a9825a', '#bdb3a4']),
      boards: random.chance(0.75),
      trim: '#ffffff',
      cornice: false,
    },
    accents: random.pick([
      ['#c9853a', '#4a5a5f', '#e2d8c6'],
      ['#6d8a7a', '#d9c7a4', '#2f3f44'],
      ['#b5694e', '#39424a', '#e9ddc8'],
      ['#41607a', '#d8b46a', '#f0e8da'],
    ]),
    timber: random.pick(['#a8774c', '#c9a274', '#6b4a32']),
    cloth: random.pick(['#d6d2c8', '#8d9294', '#e9e4d8', '#5f676b']),
    outlook: look === 'urban' ? 'city' : random.pick(['garden', 'hills']),
  };
}

export const shellOf = (random: Random): Shell => ({
  x0: -random.between(2.35, 2.7),
  x1: random.between(2.35, 2.7),
  depth: 4.1,
  height: random.between(2.65, 2.95),
  near: -1.6,
});
