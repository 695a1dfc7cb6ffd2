import type { Random } from '../../random.ts';
import { hills, sky, treeLine } from '../kit/backdrop.ts';
import { darker, lighter } from '../kit/colour.ts';
import { doorOn } from '../kit/doors.ts';
import { surface, wall } from '../kit/stage.ts';
import { boards, ribs } from '../kit/textures.ts';
import { windowOn } from '../kit/windows.ts';
import { boundary, edging, picketFence } from '../parts/fences.ts';
import { gableRoof } from '../parts/gable-roof.ts';
import { bed, foreground, framingLeaves, lawn, lawns, paving, shadows, spotAt } from '../parts/grounds.ts';
import { hipRoof, soffit } from '../parts/roofs.ts';
import { balustrade, bracket, post, steps } from '../parts/timberwork.ts';
import { leanTo } from '../parts/verandah-roofs.ts';
import { palm } from '../plants/palms.ts';
import { agapanthus, broadLeaves, shrub } from '../plants/shrubs.ts';
import { gum, jacaranda, shadeTree } from '../plants/trees.ts';
import type { Scene, View } from '../scene.ts';

export const queenslanderView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['golden', 'morning', 'noon', 'dusk'],
  eye: [random.between(5.4, 7.6), random.between(1.9, 2.4), -15.4],
  at: [0.1, 2],
  angle: random.between(50, 57),
  horizon: 0.66,
});

const palettes = [
  { walls: '#fffbee', trim: '#ffffff', roof: '#b2563f', door: '#2f6b5c', base: '#5b6066' },
  { walls: '#bcd3e0', trim: '#ffffff', roof: '#7d8b94', door: '#1f4a63', base: '#46525a' },
  { walls: '#fbe7b4', trim: '#fffaf0', roof: '#93a093', door: '#2f4a3a', base: '#5d5748' },
  { walls: '#a9c3a4', trim: '#fbfaf5', roof: '#5b666b', door: '#7c2f2c', base: '#3e4743' },
  { walls: '#7f9db3', trim: '#ffffff', roof: '#c0c6c8', door: '#e2b84c', base: '#3c4a55' },
  { walls: '#f3cfc0', trim: '#fffdf8', roof: '#8a939a', door: '#7c3a4a', base: '#5a5350' },
  { walls: '#e8eef0', trim: '#ffffff', roof: '#444f57', door: '#b23b30', base: '#3b4248' },
];

export function queenslander({ stage, garden, random, canvas, light, inTurn }: Scene): void {
  const { walls, trim, roof, door, base } = inTurn(palettes);
  const floor = random.between(1.3, 1.9);
  const [x0, x1, depth] = [-5.4, 5.2, 9];
  const top = floor + 3.15;
  const horizon = stage.camera.horizon;

  sky(canvas, random, light, horizon, 1);
  hills(canvas, random, light, horizon, '#5f7d5f', 50, 2);
  treeLine(
    garden,
    horizon + 10,
    [
      ['#3f5f3f', '#5f7d46', '#8aa35c'],
      ['#2f4f33', '#4d6b3f', '#7c9a55'],
      ['#55468c', '#7a68b4', '#a090d4'],
      ['#4d5c3c', '#71804f', '#9aa56c'],
    ],
    92,
    0.34,
  );
  lawn(stage, garden, lawns.lush);
  boundary(stage, garden, 14);
  for (const [x, z, kind, height] of [
    [-10.5, 13, 'gum', 13],
    [9.5, 15, 'palm', 9.5],
    [-7.6, 8, 'jacaranda', 8.2],
    [11.5, 8, 'shade', 8],
  ] as const) {
    const spot = spotAt(stage, x + random.between(-1, 1), z);
    if (kind === 'gum') gum(garden, spot, { height });
    if (kind === 'palm') palm(garden, spot, { height }, 'alexander');
    if (kind === 'jacaranda')
      random.chance(0.65) ? jacaranda(garden, spot, { height }) : shadeTree(garden, spot, { height });
    if (kind === 'shade') shadeTree(garden, spot, { height });
  }

  paving(
    stage,
    [
      [-0.75, -16],
      [0.75, -16],
      [0.75, -3.6],
      [-0.75, -3.6],
    ],
    '#cfc6b6',
    { joints: 14 },
  );
  shadows(stage);

  // Under the house: shade, stumps and battens.
  const under = { casts: true, receives: false };
  stage.add(wall([x0, 0, 0], [x1, 0, 0], floor, '#2b2f30', under));
  stage.add(wall([x1, 0, 0], [x1, 0, depth], floor, darker(base, 0.2), { ...under, details: [ribs(0.16, 0.6, 0.05)] }));
  stage.add(wall([x0, 0, -2.1], [-1.3, 0, -2.1], floor - 0.2, base, { details: [ribs(0.17, 0.7, 0.05)] }));
  stage.add(wall([1.3, 0, -2.1], [x1, 0, -2.1], floor - 0.2, base, { details: [ribs(0.17, 0.7, 0.05)] }));

  // The rooms.
  soffit(stage, { x0, x1, z0: 0, z1: depth }, top, 0.5);
  const french = { frame: trim, panes: [2, 3] as const, sill: null, curtain: 0.16, width: 0.06 };
  const front = [
    boards(0.17),
    doorOn({ u: 4.9, v: 0.02, w: 1, h: 2.2 }, { colour: door, frame: trim, fanlight: true, side: true }),
    windowOn({ u: 0.9, v: 0.1, w: 1.25, h: 2.35 }, french),
    windowOn({ u: 2.6, v: 0.1, w: 1.25, h: 2.35 }, french),
    windowOn({ u: 7.1, v: 0.1, w: 1.25, h: 2.35 }, french),
    windowOn({ u: 8.8, v: 0.1, w: 1.25, h: 2.35 }, french),
  ];
  stage.add(
    wall([x1, floor, 0], [x1, floor, depth], top - floor, walls, {
      details: [
        boards(0.17),
        ...[1.4, 4.4, 6.9].map((u) =>
          windowOn({ u, v: 0.85, w: 1.1, h: 1.4 }, { frame: trim, panes: [3, 2], surround: trim }),
        ),
      ],
    }),
  );
  stage.add(wall([x0, floor, 0], [x1, floor, 0], top - floor, walls, { details: front }));
  for (const u of [1.4, 4.4, 6.9]) hood(stage, x1, floor + 2.35, u, roof);

  hipRoof(stage, { x0, x1, z0: 0, z1: depth }, top, 2.7, 0.5, {
    colour: roof,
    details: [ribs(0.24, 0.34)],
    fascia: trim,
  });

  // The verandah and its stairs.
  stage.add(
    surface(
      [
        [x0, floor, -2.2],
        [x1, floor, -2.2],
        [x1, floor, 0],
        [x0, floor, 0],
      ],
      '#a58a6c',
      { casts: false, details: [ribs(0.12, 0.3)] },
    ),
    'always',
  );
  stage.add(wall([x1, floor - 0.26, -2.2], [x1, floor - 0.26, 0], 0.26, trim, { receives: false }));
  stage.add(wall([x0, floor - 0.26, -2.2], [x1, floor - 0.26, -2.2], 0.26, trim, { receives: false }));
  const low = floor + 2.42;
  leanTo(stage, { x0: x0 - 0.35, x1: x1 + 0.35, z0: -2.5, z1: 0.1 }, low, top - 0.12, {
    colour: roof,
    details: [ribs(0.24, 0.34)],
    fascia: trim,
  });
  const bays = [x0 + 0.1, x0 + 2.05, -1.25, 1.25, x1 - 2, x1 - 0.1];
  balustrade(stage, [x1 - 0.1, floor, -0.1], [x1 - 0.1, floor, -2.1], 0.95, trim);
  steps(stage, -1.15, 1.15, -2.2 - floor * 1.35, -2.2, floor, '#b9ad9c');
  for (const [k, x] of bays.entries()) {
    post(stage, x, -2.1, floor, low - 0.12, 0.12, trim);
    for (const side of [-1, 1] as const) {
      if ((side < 0 && k > 0) || (side > 0 && k < bays.length - 1))
        bracket(stage, x + side * 0.06, low - 0.14, -2.15, 0.42, trim, side);
    }
    const next = bays[k + 1];
    if (next !== undefined && k !== 2)
      balustrade(stage, [x, floor, -2.1], [next, floor, -2.1], 0.95, trim, { cross: false });
  }
  // A little gable over the stairs.
  gableRoof(stage, { x0: -1.5, x1: 1.5, z0: -2.55, z1: -0.4 }, 'z', low + 0.02, 0.85, 0.16, {
    colour: roof,
    details: [ribs(0.24, 0.34)],
    gable: lighter(walls, 0.1),
    gableDetails: [ribs(0.16, 0.5)],
    fascia: trim,
    reveal: 0.12,
    fasciaHeight: 0.14,
  });

  bed(stage, x0 - 0.4, -1.4, -3.5, -2.2);
  bed(stage, 1.4, x1 + 0.4, -3.5, -2.2);
  stage.later(() => {
    for (const x of [-4.9, -3.9, -2.6, 2.3, 3.4, 4.6]) {
      const spot = spotAt(stage, x + random.between(-0.2, 0.2), -2.9);
      if (random.chance(0.4)) broadLeaves(garden, spot, 1.25);
      else if (random.chance(0.5)) agapanthus(garden, spot, 6);
      else
        shrub(
          garden,
          spot,
          1.2,
          random.between(0.7, 1.1),
          random.pick(['bougainvillea', 'grevillea', 'plain', 'hydrangea']),
        );
    }
  });
  picketFence(stage, [-9.5, -6.6], [9.5, -6.6], 1, trim, [8.6, 10.4]);
  edging(stage, garden, [-9.5, -6.75], [-1, -6.75], 0.2, ['#6d9447', '#8fb35c', '#4a7036']);
  edging(stage, garden, [1, -6.75], [9.5, -6.75], 0.2, ['#6d9447', '#8fb35c', '#4a7036']);
  stage.later(() => {
    foreground(garden, ['#3f6a30', '#6d9c45', '#a2c468']);
    if (random.chance(0.6)) framingLeaves(garden, ['#4f7040', '#6d8b4c', '#3c5a34']);
  });
}

/** The sunshade above a side window. */
function hood(stage: Scene['stage'], x: number, y: number, u: number, colour: string): void {
  stage.add(
    surface(
      [
        [x + 0.6, y - 0.22, u - 0.15],
        [x + 0.6, y - 0.22, u + 1.25],
        [x, y + 0.18, u + 1.25],
        [x, y + 0.18, u - 0.15],
      ],
      colour,
      { details: [ribs(0.2, 0.3)], receives: false },
    ),
    'always',
  );
}
