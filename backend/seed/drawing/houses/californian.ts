import { darker } from '../kit/colour.ts';
import { doorOn } from '../kit/doors.ts';
import { addBox, surface, wall } from '../kit/stage.ts';
import { boards, bricks, ribs, tiles } from '../kit/textures.ts';
import { windowOn } from '../kit/windows.ts';
import { lowWall } from '../parts/fences.ts';
import { gableRoof } from '../parts/gable-roof.ts';
import { bed, paving, shadows } from '../parts/grounds.ts';
import { soffit } from '../parts/roofs.ts';
import { hedge } from '../plants/shrubs.ts';
import type { Scene } from '../scene.ts';
import { finishGarden, stack } from './bungalow-parts.ts';
import { frontGarden, surroundings } from './surroundings.ts';

/** A broad low gable, shingles, tapered piers. */
export function californian(scene: Scene): void {
  const { stage, random } = scene;
  const brick = random.pick(['#8f5442', '#7d4a3e', '#a3634c', '#6f4b40']);
  const trim = random.pick(['#efe7d2', '#f8f5ec', '#e6ddc6']);
  const shingle = scene.inTurn(['#5d6b5a', '#74665a', '#4f5a5f', '#8a7a62', '#3f4a44']);
  const roof = random.pick(['#8f4a38', '#a1563f', '#5f5a58', '#6d4038']);
  const timber = scene.inTurn([true, false, true]);
  const [x0, x1, depth, floor] = [-5.8, 5.6, 11, 0.45];
  const top = floor + 2.95;
  const body = timber ? scene.inTurn(['#d9cfb8', '#b9c2b4', '#e8e2d2', '#a8b0ae']) : brick;
  const skin = timber ? boards(0.17) : bricks(random, { spread: 0.1 });
  surroundings(scene, 'temperate', { back: 13 });
  paving(
    stage,
    [
      [5.9, -16],
      [8.6, -16],
      [8.6, 3],
      [5.9, 3],
    ],
    '#bdb6aa',
    { joints: 9 },
  );
  paving(
    stage,
    [
      [1.4, -16],
      [2.7, -16],
      [2.7, -2.6],
      [1.4, -2.6],
    ],
    '#b9a58c',
    { joints: 15 },
  );
  shadows(stage);
  soffit(stage, { x0, x1, z0: -0.2, z1: depth }, top, 0.6);
  stack(scene, -3.4, 5, top + 1.1, brick);
  const casement = { frame: trim, panes: [3, 1] as const, leadlight: true, curtain: 0.14, sill: trim };
  stage.add(
    wall([x1, 0, 0], [x1, 0, depth], top, body, {
      details: [
        skin,
        windowOn({ u: 2.2, v: floor + 0.9, w: 1.6, h: 1.35 }, casement),
        windowOn({ u: 6, v: floor + 0.9, w: 1.6, h: 1.35 }, casement),
      ],
    }),
  );
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], top, body, {
      details: [
        skin,
        windowOn({ u: 0.9, v: floor + 0.65, w: 2.7, h: 1.65 }, { ...casement, panes: [4, 1] }),
        doorOn(
          { u: 7.2, v: floor, w: 1.15, h: 2.15 },
          { colour: random.pick(['#2f3f3a', '#6b3328', '#a8772e', '#33485a']), frame: trim, glazed: true, side: true },
        ),
        windowOn({ u: 9.4, v: floor + 0.65, w: 1.5, h: 1.65 }, casement),
      ],
    }),
  );
  gableRoof(stage, { x0, x1, z0: 0, z1: depth }, 'z', top, 2.55, 0.7, {
    colour: roof,
    details: [tiles(0.34)],
    gable: shingle,
    gableDetails: [boards(0.22, 0.4)],
    fascia: trim,
    barge: trim,
    reveal: 0.5,
    fasciaHeight: 0.24,
  });

  // The porch has a gable of its own.
  stage.add(
    surface(
      [
        [0.2, floor, -2.6],
        [5, floor, -2.6],
        [5, floor, 0],
        [0.2, floor, 0],
      ],
      '#9c6a52',
      { casts: false },
    ),
    'always',
  );
  stage.add(wall([0.2, 0, -2.6], [5, 0, -2.6], floor, brick, { details: [bricks(random)], receives: false }));
  stage.add(wall([5, 0, -2.6], [5, 0, 0], floor, darker(brick, 0.1), { receives: false }));
  for (const step of [0, 1])
    addBox(
      stage,
      { x: [1.3, 2.8], y: [0, floor * (0.66 - step * 0.33)], z: [-2.6 - 0.35 * (step + 1), -2.6 - 0.35 * step] },
      '#a86a55',
      { casts: false },
    );
  const low = floor + 2.35;
  stage.add(
    surface(
      [
        [-0.2, low, 0],
        [5.4, low, 0],
        [5.4, low, -3.1],
        [-0.2, low, -3.1],
      ],
      darker(trim, 0.2),
      { casts: false, receives: false },
    ),
  );
  for (const x of [0.55, 4.65]) {
    addBox(stage, { x: [x - 0.34, x + 0.34], y: [floor, floor + 1.05], z: [-2.7, -2.1] }, brick, {
      details: [bricks(random)],
    });
    addBox(stage, { x: [x - 0.4, x + 0.4], y: [floor + 1.05, floor + 1.14], z: [-2.76, -2.04] }, trim);
    addBox(stage, { x: [x - 0.2, x + 0.2], y: [floor + 1.14, low], z: [-2.58, -2.22] }, trim);
  }
  addBox(stage, { x: [0.9, 1.25], y: [floor, floor + 0.75], z: [-2.6, -2.3] }, brick, { details: [bricks(random)] });
  addBox(stage, { x: [2.85, 4.3], y: [floor, floor + 0.75], z: [-2.6, -2.3] }, brick, { details: [bricks(random)] });
  addBox(stage, { x: [-0.1, 5.3], y: [low - 0.05, low + 0.25], z: [-2.9, -2.5] }, trim);
  gableRoof(stage, { x0: 0, x1: 5.2, z0: -2.9, z1: 1.4 }, 'z', low + 0.25, 1.25, 0.45, {
    colour: roof,
    details: [tiles(0.34)],
    gable: shingle,
    gableDetails: [ribs(0.2, 0.5)],
    fascia: trim,
    barge: trim,
    reveal: 0.3,
  });
  bed(stage, x0 - 0.3, 0, -1.5, -0.1);
  frontGarden(scene, [-5.5, -4.4, -3.2, -2, -0.8], -0.8, ['camellia', 'lavender', 'rose', 'plain'], 0.8);
  random.chance(0.5)
    ? lowWall(stage, -10, 1.2, -6.8, 0.6, brick, { cap: darker(trim, 0.1), details: [bricks(random)] })
    : stage.later(() => hedge(stage, scene.garden, [-10, -6.8], [1, -6.8], 0.8));
  finishGarden(scene, -10, 1, -7);
}
