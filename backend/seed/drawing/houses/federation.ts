import { darker, lighter } from '../kit/colour.ts';
import { doorOn } from '../kit/doors.ts';
import { addBox, surface, wall } from '../kit/stage.ts';
import { bricks, ribs, tiles } from '../kit/textures.ts';
import { patch, windowOn } from '../kit/windows.ts';
import { lowWall, picketFence } from '../parts/fences.ts';
import { gableRoof } from '../parts/gable-roof.ts';
import { bed, paving, shadows } from '../parts/grounds.ts';
import { hipRoof, soffit } from '../parts/roofs.ts';
import { bracket, post } from '../parts/timberwork.ts';
import { leanTo } from '../parts/verandah-roofs.ts';
import type { Scene } from '../scene.ts';
import { finishGarden, stack } from './bungalow-parts.ts';
import { frontGarden, surroundings } from './surroundings.ts';

/** Red brick, terracotta, a gable to the street and a tiled verandah beside it. */
export function federation(scene: Scene): void {
  const { stage, random } = scene;
  const brick = random.pick(['#a0523d', '#94493a', '#b0634a', '#8a4a3c']);
  const trim = random.pick(['#f4ecd8', '#ffffff', '#efe6cf']);
  const roof = scene.inTurn(['#b5593a', '#a94e35', '#7d4438', '#66727a']);
  const timber = random.pick(['#f4ecd8', '#5f7a68', '#ffffff', '#7c2f2c']);
  const [x0, x1, depth, floor] = [-6, 6, 10, 0.5];
  const top = floor + 3.3;
  surroundings(scene, 'temperate', { back: 13 });
  paving(
    stage,
    [
      [2.2, -16],
      [3.7, -16],
      [3.7, -2],
      [2.2, -2],
    ],
    '#b6735a',
    { joints: 16 },
  );
  shadows(stage);
  soffit(stage, { x0, x1, z0: 0, z1: depth }, top, 0.5);
  stack(scene, 3.6, 5, top + 1.4, brick);
  const brickwork = bricks(random, { spread: 0.1 });
  const casement = { frame: trim, panes: [3, 1] as const, leadlight: true, curtain: 0.14, sill: trim };
  stage.add(
    wall([x1, 0, 0], [x1, 0, depth], top, brick, {
      details: [
        brickwork,
        windowOn({ u: 2, v: floor + 0.9, w: 1.5, h: 1.5 }, casement),
        windowOn({ u: 5.6, v: floor + 0.9, w: 1.5, h: 1.5 }, casement),
      ],
    }),
  );
  stage.add(
    wall([-1.2, 0, 0], [x1, 0, 0], top, brick, {
      details: [
        brickwork,
        doorOn(
          { u: 3.4, v: floor, w: 1.1, h: 2.2 },
          {
            colour: random.pick(['#2f4a3c', '#6d1f26', '#20304a', '#8a5a32']),
            frame: trim,
            fanlight: true,
            side: true,
          },
        ),
        windowOn({ u: 0.9, v: floor + 0.7, w: 1.5, h: 1.8 }, casement),
        windowOn({ u: 5.4, v: floor + 0.7, w: 1.3, h: 1.8 }, casement),
      ],
    }),
  );
  hipRoof(stage, { x0, x1, z0: 0, z1: depth }, top, 3.4, 0.5, { colour: roof, details: [tiles()], fascia: trim });

  // The room that comes forward under its own gable.
  soffit(stage, { x0, x1: -1.2, z0: -2.2, z1: 0 }, top, 0.4);
  stage.add(wall([-1.2, 0, -2.2], [-1.2, 0, 0], top, brick, { details: [brickwork] }));
  stage.add(
    wall([x0, 0, -2.2], [-1.2, 0, -2.2], top, brick, {
      details: [
        brickwork,
        windowOn({ u: 1.1, v: floor + 0.75, w: 2.6, h: 1.75 }, { ...casement, panes: [4, 1] }),
        (brush, face) => patch(brush, face, { u: 0.8, v: floor + 2.6, w: 3.2, h: 0.16 }, trim),
      ],
    }),
  );
  gableRoof(stage, { x0, x1: -1.2, z0: -2.2, z1: 3 }, 'z', top, 2.3, 0.45, {
    colour: roof,
    details: [tiles()],
    gable: lighter(trim, 0.1),
    gableDetails: [ribs(0.34, 0.8, 0.09)],
    fascia: trim,
    barge: timber,
    reveal: 0.25,
  });

  // The verandah.
  stage.add(
    surface(
      [
        [-1.2, floor, -2.1],
        [x1, floor, -2.1],
        [x1, floor, 0],
        [-1.2, floor, 0],
      ],
      '#a05a44',
      { casts: false },
    ),
    'always',
  );
  stage.add(wall([x1, 0, -2.1], [x1, 0, 0], floor, darker(brick, 0.1), { receives: false }));
  stage.add(wall([-1.2, 0, -2.1], [x1, 0, -2.1], floor, brick, { details: [brickwork], receives: false }));
  for (const step of [0, 1])
    addBox(
      stage,
      { x: [2.1, 3.8], y: [0, floor * (0.66 - step * 0.33)], z: [-2.1 - 0.35 * (step + 1), -2.1 - 0.35 * step] },
      '#a86a55',
      { casts: false },
    );
  const low = floor + 2.4;
  leanTo(stage, { x0: -1.25, x1: x1 + 0.4, z0: -2.4, z1: 0.2 }, low, top - 0.02, {
    colour: roof,
    details: [tiles()],
    fascia: trim,
  });
  const posts = [-0.6, 1.9, 3.95, x1 - 0.1];
  for (const [k, x] of posts.entries()) {
    post(stage, x, -2, floor, low - 0.1, 0.14, timber);
    for (const side of [-1, 1] as const)
      if ((side < 0 && k > 0) || (side > 0 && k < posts.length - 1))
        bracket(stage, x + side * 0.06, low - 0.12, -2.06, 0.55, timber, side);
  }
  bed(stage, x0 - 0.3, 1.8, -3.6, -2.2);
  bed(stage, 4.1, x1 + 0.3, -3.4, -2.2);
  frontGarden(
    scene,
    [-5.6, -4.3, -3, -1.6, -0.2, 1.1, 4.9, 5.9],
    -2.9,
    ['camellia', 'hydrangea', 'rose', 'plain'],
    0.9,
  );
  random.chance(0.5)
    ? picketFence(stage, [-10, -6.8], [10, -6.8], 1, trim, [12.1, 13.9])
    : lowWall(stage, -10, 1.9, -6.8, 0.65, brick, { cap: trim, details: [brickwork] });
  finishGarden(scene, -10, 10, -7);
}
