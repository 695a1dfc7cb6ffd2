import type { Random } from '../../random.ts';
import { darker } from '../kit/colour.ts';
import { doorOn } from '../kit/doors.ts';
import { addBox, surface, wall } from '../kit/stage.ts';
import { boards, bricks, ribs } from '../kit/textures.ts';
import { windowOn } from '../kit/windows.ts';
import { bed, foreground, framingLeaves, paving, shadows, spotAt } from '../parts/grounds.ts';
import { hipRoof } from '../parts/roofs.ts';
import { post } from '../parts/timberwork.ts';
import { leanTo } from '../parts/verandah-roofs.ts';
import { agapanthus } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { frontGarden, plant, surroundings } from './surroundings.ts';
import { wireFence } from './wire-fence.ts';

export const homesteadView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['golden', 'morning', 'noon', 'dusk'],
  eye: [random.between(6, 9), random.between(2, 2.6), -20],
  at: [0.4, 2],
  angle: 53,
  horizon: 0.62,
});

/** One big roof, verandahs on every side, hills behind. */
export function homestead(scene: Scene): void {
  const { stage, garden, random } = scene;
  const [walls, trim, roof] = scene.inTurn([
    ['#f1ece0', '#ffffff', '#9aa2a4'],
    ['#b98d6c', '#f3ecdc', '#7d8588'],
    ['#d9cfb8', '#fbf8ef', '#8f4438'],
    ['#c4b49c', '#f6f1e4', '#5f696c'],
    ['#a8604a', '#f4ecdc', '#a9aeb0'],
  ] as const);
  const timber = walls === '#f1ece0' || walls === '#d9cfb8';
  surroundings(scene, 'country', { back: 16, width: 13, trees: 6, tall: 1.05 });
  paving(
    stage,
    [
      [-1.4, -22],
      [2.4, -22],
      [0.9, -3.4],
      [-0.9, -3.4],
    ],
    '#cdb892',
  );
  shadows(stage);
  const [x0, x1, depth, floor] = [-8, 8, 10, 0.45];
  const top = floor + 3.35;
  addBox(stage, { x: [-4.6, -3.6], y: [top + 0.6, top + 3.6], z: [4, 4.8] }, '#a05a44', { details: [bricks(random)] });
  addBox(stage, { x: [3.8, 4.8], y: [top + 0.6, top + 3.6], z: [5, 5.8] }, '#a05a44', { details: [bricks(random)] });
  const french = { frame: trim, panes: [2, 3] as const, sill: null, curtain: 0.16 };
  const skin = timber ? boards(0.17) : bricks(random, { spread: 0.08 });
  stage.add(
    wall([x1, 0, 0], [x1, 0, depth], top, walls, {
      details: [skin, ...[1.4, 4.4, 7.4].map((u) => windowOn({ u, v: floor + 0.2, w: 1.2, h: 2.1 }, french))],
    }),
  );
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], top, walls, {
      details: [
        skin,
        ...[1, 3.4, 5.6, 9.6, 11.8, 13.8].map((u) => windowOn({ u, v: floor + 0.2, w: 1.25, h: 2.15 }, french)),
        doorOn(
          { u: 7.5, v: floor, w: 1.1, h: 2.2 },
          { colour: random.pick(['#2f4a3c', '#6d1f26', '#33485a']), frame: trim, fanlight: true, side: true },
        ),
      ],
    }),
  );
  hipRoof(stage, { x0, x1, z0: 0, z1: depth }, top, 3.1, 0.2, {
    colour: roof,
    details: [ribs(0.26, 0.3)],
    fascia: trim,
  });
  // Verandahs to the front and the side.
  stage.add(
    surface(
      [
        [x0 - 2.4, floor, -2.6],
        [x1 + 2.4, floor, -2.6],
        [x1 + 2.4, floor, 0],
        [x0 - 2.4, floor, 0],
      ],
      '#94795e',
      { casts: false, details: [ribs(0.14, 0.3)] },
    ),
    'always',
  );
  stage.add(wall([x1 + 2.4, 0, -2.6], [x1 + 2.4, 0, depth], floor, darker('#9a9082', 0.1), { receives: false }));
  stage.add(wall([x0 - 2.4, 0, -2.6], [x1 + 2.4, 0, -2.6], floor, '#9a9082', { receives: false }));
  for (const step of [0, 1])
    addBox(
      stage,
      { x: [-1, 1], y: [0, floor * (0.66 - step * 0.33)], z: [-2.6 - 0.36 * (step + 1), -2.6 - 0.36 * step] },
      '#b3a896',
      { casts: false },
    );
  const low = floor + 2.35;
  const high = top - 0.05;
  stage.add(
    surface(
      [
        [x1 + 2.7, low, -2.9],
        [x1 + 2.7, low, depth],
        [x1, high, depth],
        [x1, high, 0],
      ],
      darker(trim, 0.26),
      { receives: false, casts: false },
    ),
    'always',
  );
  stage.add(
    surface(
      [
        [x1 + 2.7, low + 0.02, -2.9],
        [x1 + 2.7, low + 0.02, depth],
        [x1, high + 0.02, depth],
        [x1, high + 0.02, 0],
      ],
      roof,
      { details: [ribs(0.26, 0.3)] },
    ),
  );
  stage.add(wall([x1 + 2.7, low - 0.16, -2.9], [x1 + 2.7, low - 0.16, depth], 0.16, trim, { receives: false }));
  leanTo(stage, { x0: x0 - 2.7, x1: x1 + 2.7, z0: -2.9, z1: 0 }, low, high, {
    colour: roof,
    details: [ribs(0.26, 0.3)],
    fascia: trim,
  });
  for (let z = depth - 0.4; z > 0; z -= 2.6) post(stage, x1 + 2.3, z, floor, low - 0.05, 0.12, trim);
  for (let x = x0 - 2.3; x <= x1 + 2.4; x += 2.57) post(stage, x, -2.5, floor, low - 0.12, 0.13, trim);
  bed(stage, x0 - 2.4, -1.2, -3.9, -2.7);
  bed(stage, 1.2, x1 + 2.4, -3.9, -2.7);
  frontGarden(
    scene,
    [-9.6, -8.2, -6.6, -5, -3.4, -2, 2.2, 3.8, 5.4, 7, 8.8],
    -3.3,
    ['rose', 'lavender', 'hydrangea', 'plain', 'camellia'],
    0.85,
  );
  stage.later(() => {
    for (const x of [-7.4, -4.2, 3, 6.2]) agapanthus(garden, spotAt(stage, x, -3.8), 6);
    plant(scene, random.pick(['shade', 'jacaranda', 'gum']), spotAt(stage, -12.4, -3), 0.95);
  });
  if (random.chance(0.6)) wireFence(scene, -16, -2.4, -9.4);
  stage.later(() => {
    foreground(garden, ['#5c7440', '#8a9c52', '#b8b46c']);
    if (random.chance(0.6)) framingLeaves(garden, ['#5d6e4c', '#7b8858', '#48583c'], random.pick(['left', 'right']));
  });
}
