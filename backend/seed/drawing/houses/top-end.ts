import type { Random } from '../../random.ts';
import { doorOn } from '../kit/doors.ts';
import { surface, wall } from '../kit/stage.ts';
import { boards, ribs } from '../kit/textures.ts';
import { windowOn } from '../kit/windows.ts';
import { foreground, framingLeaves, paving, shadows, spotAt } from '../parts/grounds.ts';
import { hipRoof, soffit } from '../parts/roofs.ts';
import { balustrade, post } from '../parts/timberwork.ts';
import { palm } from '../plants/palms.ts';
import { broadLeaves, shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { plant, surroundings } from './surroundings.ts';

export const tropicalView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['golden', 'noon', 'morning', 'dusk'],
  eye: [random.between(5.6, 7.8), random.between(2, 2.6), -16.6],
  at: [0, 2],
  angle: random.between(46, 53),
  horizon: 0.7,
});

/** High on piers, louvres all round, palms against the rail. */
export function topEnd(scene: Scene): void {
  const { stage, garden, random } = scene;
  const [clad, trim, roof] = scene.inTurn([
    ['#eef3ee', '#ffffff', '#b9c3c6'],
    ['#b9d3ae', '#f6f5ee', '#7c8a84'],
    ['#f3dda4', '#fbf7ec', '#a9564a'],
    ['#8cbcb6', '#f3f3ee', '#5d6a6c'],
    ['#e0a070', '#f6eee0', '#6d7370'],
  ] as const);
  surroundings(scene, 'tropical', { back: 12, trees: 6 });
  paving(
    stage,
    [
      [1.8, -17],
      [5.2, -17],
      [5, 0],
      [1.6, 0],
    ],
    '#c9b9a0',
    { joints: 6 },
  );
  shadows(stage);
  const [x0, x1, depth, floor] = [-5.8, 5.4, 8.6, 2.5];
  const top = floor + 2.75;
  const louvres = { frame: trim, panes: [1, 9] as const, sill: null, curtain: 0, width: 0.05 };
  stage.add(wall([x0, 0, 4], [x1, 0, 4], floor, '#7d8a84', { details: [boards(0.3, 0.1)] }));
  stage.add(
    wall([x0 + 0.3, 0, 1.6], [-1.2, 0, 1.6], floor, '#a9b3ab', {
      details: [windowOn({ u: 0.9, v: 0.6, w: 2.6, h: 1.5 }, { ...louvres, panes: [2, 8] })],
    }),
  );
  for (const x of [x0 + 0.2, -2, 1.7, x1 - 0.2])
    for (const z of [4.2, 0.1]) post(stage, x, z, 0, floor, 0.24, '#d4d0c6');
  for (const x of [x0 + 0.2, -2, 1.7, x1 - 0.2]) post(stage, x, -2.3, 0, floor, 0.2, '#d4d0c6');
  stage.add(
    surface(
      [
        [x0, floor - 0.25, 6],
        [x1, floor - 0.25, 6],
        [x1, floor - 0.25, -2.5],
        [x0, floor - 0.25, -2.5],
      ],
      '#8b8578',
      { receives: false, casts: false },
    ),
    'always',
  );
  soffit(stage, { x0, x1, z0: -2.4, z1: depth }, top, 0.8, '#f1eee6');
  const side = [1, 3, 5.2].map((u) => windowOn({ u, v: 0.6, w: 1.4, h: 1.75 }, louvres));
  stage.add(wall([x1, floor, 0], [x1, floor, depth], top - floor, clad, { details: [boards(0.2), ...side] }));
  stage.add(
    wall([x0, floor, 0], [x1, floor, 0], top - floor, clad, {
      details: [
        boards(0.2),
        windowOn({ u: 0.6, v: 0.5, w: 1.5, h: 1.9 }, louvres),
        windowOn({ u: 2.4, v: 0.05, w: 2.9, h: 2.3 }, { frame: '#3a4146', panes: [3, 1], sill: null, curtain: 0.12 }),
        doorOn(
          { u: 6, v: 0.04, w: 1, h: 2.15 },
          { colour: random.pick(['#2f7d6a', '#b5523c', '#8a5a32']), frame: trim, glazed: true },
        ),
        windowOn({ u: 7.6, v: 0.5, w: 1.5, h: 1.9 }, louvres),
        windowOn({ u: 9.4, v: 0.5, w: 1.3, h: 1.9 }, louvres),
      ],
    }),
  );
  stage.add(
    surface(
      [
        [x0, floor, -2.4],
        [x1, floor, -2.4],
        [x1, floor, 0],
        [x0, floor, 0],
      ],
      '#a3805c',
      { details: [ribs(0.13, 0.35)] },
    ),
    'always',
  );
  stage.add(wall([x1, floor - 0.24, -2.4], [x1, floor - 0.24, depth], 0.24, trim, { receives: false }));
  stage.add(wall([x0, floor - 0.24, -2.4], [x1, floor - 0.24, -2.4], 0.24, trim, { receives: false }));
  for (const x of [x0 + 0.12, -2, 1.7, x1 - 0.12]) post(stage, x, -2.3, floor, top, 0.12, trim);
  balustrade(stage, [x1 - 0.1, floor, -0.1], [x1 - 0.1, floor, -2.3], 0.98, trim, { each: 0.1 });
  balustrade(stage, [x0, floor, -2.34], [x1 - 0.1, floor, -2.34], 0.98, trim, { each: 0.1 });
  hipRoof(stage, { x0, x1, z0: -2.4, z1: depth }, top + 0.05, 2.5, 0.8, {
    colour: roof,
    details: [ribs(0.26, 0.32)],
    fascia: trim,
    fasciaHeight: 0.22,
  });
  stage.later(() => {
    for (const x of [-7.4, -6, -4.6, -3.2, -1.8, 0.4, 6.2, 7.6]) {
      const spot = spotAt(stage, x + random.between(-0.3, 0.3), random.between(-4.4, -3));
      const choice = random.next();
      if (choice < 0.42) broadLeaves(garden, spot, random.between(1.3, 2.3));
      else if (choice < 0.6) palm(garden, spot, { height: random.between(2.6, 4.4) }, 'alexander');
      else shrub(garden, spot, 1.3, random.between(0.8, 1.4), random.pick(['bougainvillea', 'plain', 'grevillea']));
    }
    plant(scene, 'coconut', spotAt(stage, -8.4, -5.2), 0.8);
    foreground(garden, ['#3f6a30', '#5f9440', '#9cc45e']);
    if (random.chance(0.7)) framingLeaves(garden, ['#3f7a3a', '#5f9a4a', '#2f6a38'], random.pick(['left', 'right']));
  });
}
