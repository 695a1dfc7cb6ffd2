import type { Random } from '../../random.ts';
import { darker, lighter } from '../kit/colour.ts';
import { doorOn, garageOn, patch, windowOn } from '../kit/openings.ts';
import { addBox, surface, wall } from '../kit/stage.ts';
import { boards, bricks, ribs, tiles } from '../kit/textures.ts';
import {
  bed,
  edging,
  foreground,
  framingLeaves,
  lowWall,
  paving,
  picketFence,
  shadows,
  spotAt,
} from '../parts/grounds.ts';
import { gableRoof, hipRoof, leanTo, soffit } from '../parts/roofs.ts';
import { bracket, post } from '../parts/timberwork.ts';
import { agapanthus, hedge } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { frontGarden, plant, surroundings } from './surroundings.ts';

export const bungalowView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['golden', 'noon', 'morning', 'dusk'],
  eye: [random.between(5, 7.4), random.between(1.7, 2.2), -15],
  at: [0.2, 2],
  angle: 56,
  horizon: 0.645,
});

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

/** The house that most of the suburbs are made of. */
export function brickVeneer(scene: Scene): void {
  const { stage, random } = scene;
  const brick = scene.inTurn(['#b5886a', '#a9674e', '#c9a584', '#8f6152', '#c4b49c', '#7f6a60']);
  const roof = scene.inTurn(['#6b5148', '#8a4e3c', '#55585a', '#4b4642', '#a06048']);
  const trim = random.pick(['#f1ede4', '#e8e2d4', '#3c3f40', '#ffffff']);
  const [x0, x1, depth] = [-6.6, 5.2, 9];
  const top = 2.85;
  surroundings(scene, random.pick(['temperate', 'temperate', 'subtropical']), { back: 12 });
  paving(
    stage,
    [
      [2, -16],
      [5.8, -16],
      [5.4, -2.4],
      [1.6, -2.4],
    ],
    '#c2bdb2',
    { joints: 7 },
  );
  paving(
    stage,
    [
      [-1.3, -2.2],
      [1.7, -4.8],
      [2.1, -4.1],
      [-0.3, -1.2],
    ],
    '#c2bdb2',
  );
  shadows(stage);
  const brickwork = bricks(random, { spread: 0.1 });
  const slider = {
    frame: random.pick(['#f4f3ee', '#d9d7d0', '#33383a']),
    panes: [2, 1] as const,
    sill: '#b9a28c',
    curtain: 0.18,
  };
  soffit(stage, { x0, x1, z0: 0, z1: depth }, top, 0.55);
  stage.add(
    wall([x1, 0, 0], [x1, 0, depth], top, brick, {
      details: [brickwork, windowOn({ u: 3.4, v: 1, w: 1.8, h: 1.2 }, slider)],
    }),
  );
  stage.add(
    wall([x0, 0, 0], [1.4, 0, 0], top, brick, {
      details: [
        brickwork,
        windowOn({ u: 0.8, v: 0.75, w: 2.7, h: 1.55 }, { ...slider, panes: [3, 1] }),
        doorOn(
          { u: 5.1, v: 0.1, w: 1, h: 2.1 },
          {
            colour: random.pick(['#2f4a5a', '#7a3b2e', '#4c5c48', '#c08a3a', '#33383a']),
            frame: slider.frame,
            side: true,
            panels: random.chance(0.5),
          },
        ),
      ],
    }),
  );
  hipRoof(stage, { x0, x1, z0: 0, z1: depth }, top, 2.2, 0.55, { colour: roof, details: [tiles()], fascia: trim });
  // The garage comes forward.
  soffit(stage, { x0: 1.4, x1, z0: -2.4, z1: 0 }, top, 0.5);
  stage.add(wall([x1, 0, -2.4], [x1, 0, 0], top, brick, { details: [brickwork] }));
  stage.add(
    wall([1.4, 0, -2.4], [x1, 0, -2.4], top, brick, {
      details: [
        brickwork,
        garageOn({ u: 0.45, v: 0, w: 2.9, h: 2.25 }, random.pick(['#efece4', '#d6cfc0', '#5a5e60', '#8a7560'])),
      ],
    }),
  );
  random.chance(0.5)
    ? gableRoof(stage, { x0: 1.4, x1, z0: -2.4, z1: 2.5 }, 'z', top, 1.35, 0.45, {
        colour: roof,
        details: [tiles()],
        gable: lighter(brick, 0.1),
        gableDetails: [brickwork],
        fascia: trim,
        reveal: 0.4,
      })
    : hipRoof(stage, { x0: 1.4, x1, z0: -2.4, z1: 3.5 }, top, 1.1, 0.5, {
        colour: roof,
        details: [tiles()],
        fascia: trim,
      });
  // A porch on a slim post.
  leanTo(stage, { x0: -2.4, x1: 1.4, z0: -1.6, z1: 0.1 }, top - 0.12, top + 0.1, {
    colour: roof,
    details: [tiles()],
    fascia: trim,
  });
  post(stage, -2.2, -1.5, 0, top - 0.25, 0.12, trim);
  bed(stage, x0 - 0.2, -2.6, -1.4, -0.1);
  frontGarden(scene, [-6.2, -5.2, -4.3, -3.3], -0.8, ['grevillea', 'camellia', 'plain', 'rose', 'hydrangea'], 0.75);
  stage.later(() => {
    for (const x of [1.5, 5.9]) agapanthus(scene.garden, spotAt(stage, x, -2.9), 7);
  });
  if (random.chance(0.4)) lowWall(stage, -10, 1.6, -7, 0.5, brick, { cap: lighter(brick, 0.2), details: [brickwork] });
  finishGarden(scene, -10, 1.6, -7.2);
}

function stack({ stage, random }: Scene, x: number, z: number, from: number, colour: string): void {
  addBox(stage, { x: [x - 0.45, x + 0.45], y: [from, from + 2.3], z: [z - 0.35, z + 0.35] }, colour, {
    details: [bricks(random)],
  });
  addBox(
    stage,
    { x: [x - 0.54, x + 0.54], y: [from + 2.1, from + 2.34], z: [z - 0.44, z + 0.44] },
    lighter(colour, 0.16),
  );
  for (const shift of [-0.22, 0.22])
    addBox(
      stage,
      { x: [x + shift - 0.11, x + shift + 0.11], y: [from + 2.34, from + 2.8], z: [z - 0.11, z + 0.11] },
      '#b5643f',
    );
}

function finishGarden(scene: Scene, x0: number, x1: number, z: number): void {
  const { stage, garden, random } = scene;
  edging(stage, garden, [x0, z], [x1, z], 0.14);
  stage.later(() => {
    if (random.chance(0.7))
      plant(
        scene,
        random.pick(['jacaranda', 'shade', 'plum', 'gum', 'shade']),
        spotAt(stage, random.between(-9.4, -8), -3.6),
        0.66,
      );
    foreground(garden, ['#4a6f33', '#78a04a', '#a8c46c']);
    if (random.chance(0.4)) framingLeaves(garden, ['#4f7040', '#6d8b4c', '#3c5a34'], random.pick(['left', 'right']));
  });
}
