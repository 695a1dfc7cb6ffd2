import type { Random } from '../../random.ts';
import { darker, lighter } from '../kit/colour.ts';
import { doorOn } from '../kit/doors.ts';
import { addBox, type Face, surface, wall } from '../kit/stage.ts';
import { bricks, ribs } from '../kit/textures.ts';
import { patch, windowOn } from '../kit/windows.ts';
import { gableRoof } from '../parts/gable-roof.ts';
import { paving, shadows } from '../parts/grounds.ts';
import { hipRoof, soffit } from '../parts/roofs.ts';
import { balustrade, bracket, post } from '../parts/timberwork.ts';
import { bullnose } from '../parts/verandah-roofs.ts';
import type { Scene, View } from '../scene.ts';
import { cottageGarden } from './cottage-garden.ts';
import type { Cottage } from './cottage-look.ts';
import { surroundings } from './surroundings.ts';

export const cottageView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['morning', 'golden', 'noon', 'dusk', 'overcast'],
  eye: [random.between(4.4, 6.8), random.between(1.7, 2.1), -13.2],
  at: [0, 1.4],
  angle: random.between(51, 56),
  horizon: 0.64,
});

/** One storey, a door in the middle, a verandah: built from Hobart to Broken Hill, each place in its own stuff. */
export function cottage(scene: Scene, look: Cottage): void {
  const { stage, random } = scene;
  const half = look.bays === 5 ? 6 : 4.9;
  const [x0, x1, depth, floor] = [-half, half, 8.4, 0.42];
  const height = 3.25;
  const top = floor + height;
  surroundings(scene, look.region, { back: 12, trees: look.region === 'outback' ? 4 : 5 });
  const ground = look.region === 'outback' ? '#b98a66' : '#cdbfa8';
  paving(
    stage,
    [
      [-0.75, -14],
      [0.75, -14],
      [0.75, -1.9],
      [-0.75, -1.9],
    ],
    ground,
    { joints: look.fence === 'wire' ? 0 : 12 },
  );
  shadows(stage);

  soffit(stage, { x0, x1, z0: 0, z1: depth }, top, 0.35);
  for (const x of look.chimneys === 2 ? [x0 + 1.6, x1 - 1.6] : look.chimneys === 1 ? [x1 - 2] : [])
    chimney(scene, x, 4, top + 0.4, look.chimney);
  const sash = {
    frame: look.trim,
    panes: [2, 2] as const,
    sill: look.trim,
    curtain: 0.22,
    surround: look.quoins ?? look.trim,
  };
  stage.add(
    wall([x1, 0, 0], [x1, 0, depth], top, look.walls, {
      details: [
        ...look.texture,
        windowOn({ u: 2, v: floor + 0.85, w: 1.1, h: 1.6 }, sash),
        windowOn({ u: 5.2, v: floor + 0.85, w: 1.1, h: 1.6 }, sash),
      ],
    }),
  );
  const middle = half;
  const windows = look.bays === 5 ? [1.1, 3.3, middle * 2 - 4.4, middle * 2 - 2.2] : [1.5, middle * 2 - 2.7];
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], top, look.walls, {
      details: [
        ...look.texture,
        ...quoins(look, half),
        doorOn(
          { u: middle - 0.5, v: floor, w: 1, h: 2.15 },
          { colour: look.door, frame: look.trim, fanlight: true, side: look.bays === 3 },
        ),
        ...windows.map((u) => windowOn({ u, v: floor + 0.7, w: look.bays === 5 ? 1 : 1.25, h: 1.75 }, sash)),
      ],
    }),
  );
  if (look.gable) {
    gableRoof(stage, { x0, x1, z0: 0, z1: depth }, 'x', top, look.roofRise, 0.4, {
      colour: look.roof,
      details: [ribs(0.24, 0.32)],
      gable: look.walls,
      gableDetails: look.texture,
      fascia: look.trim,
      reveal: 0.4,
    });
  } else
    hipRoof(stage, { x0, x1, z0: 0, z1: depth }, top, look.roofRise, 0.35, {
      colour: look.roof,
      details: [ribs(0.24, 0.32)],
      fascia: look.trim,
      fasciaHeight: 0.16,
    });

  // The verandah.
  const [vz, low] = [-1.85, floor + 2.35];
  stage.add(
    surface(
      [
        [x0, floor, vz],
        [x1, floor, vz],
        [x1, floor, 0],
        [x0, floor, 0],
      ],
      '#97806a',
      { casts: false, details: [ribs(0.13, 0.3)] },
    ),
    'always',
  );
  stage.add(wall([x1, 0, vz], [x1, 0, 0], floor, darker(look.quoins ?? '#8f8577', 0.1), { receives: false }));
  stage.add(wall([x0, 0, vz], [x1, 0, vz], floor, look.quoins ?? '#9a9082', { receives: false }));
  for (let step = 0; step < 2; step += 1)
    addBox(
      stage,
      { x: [-0.95, 0.95], y: [0, floor * (0.66 - step * 0.33)], z: [vz - 0.36 * (step + 1), vz - 0.36 * step] },
      '#b3a896',
      { casts: false },
    );
  bullnose(stage, { x0: x0 - 0.15, x1: x1 + 0.15, z0: vz - 0.15, z1: 0 }, low, top - 0.1, {
    colour: look.roof,
    details: [ribs(0.24, 0.3)],
    fascia: look.trim,
    ...(look.stripes ? { stripes: look.stripes } : {}),
  });
  const posts =
    look.bays === 5 ? [x0 + 0.1, x0 + 2.5, -1.15, 1.15, x1 - 2.5, x1 - 0.1] : [x0 + 0.1, -1.2, 1.2, x1 - 0.1];
  for (const [k, x] of posts.entries()) {
    post(stage, x, vz + 0.06, floor, low + 0.02, 0.11, look.post);
    for (const side of [-1, 1] as const)
      if ((side < 0 && k > 0) || (side > 0 && k < posts.length - 1))
        bracket(stage, x + side * 0.05, low - 0.02, vz, look.lace ? 0.48 : 0.28, look.post, side);
    const next = posts[k + 1];
    if (next !== undefined && Math.abs(x + next) > 0.1 && look.fence !== 'wire' && random.chance(0.5))
      balustrade(stage, [x, floor, vz + 0.05], [next, floor, vz + 0.05], 0.85, look.post, { cross: look.lace });
  }
  cottageGarden(scene, look, half, vz);
}

export function quoins(look: Cottage, half: number): Face['details'] {
  const colour = look.quoins;
  if (!colour) return [];
  return [0, half * 2 - 0.5].flatMap((u) =>
    Array.from(
      { length: 12 },
      (_, k): Face['details'][number] =>
        (brush, face) =>
          patch(
            brush,
            face,
            { u: u + (k % 2 && u > 0 ? 0.14 : 0), v: 0.32 * k, w: k % 2 ? 0.36 : 0.5, h: 0.29 },
            colour,
          ),
    ),
  );
}

export function chimney({ stage, random }: Scene, x: number, z: number, from: number, colour: string): void {
  addBox(stage, { x: [x - 0.42, x + 0.42], y: [from, from + 2.6], z: [z - 0.3, z + 0.3] }, colour, {
    details: [bricks(random, { each: 0.1, spread: 0.1 })],
  });
  addBox(
    stage,
    { x: [x - 0.5, x + 0.5], y: [from + 2.4, from + 2.62], z: [z - 0.38, z + 0.38] },
    lighter(colour, 0.12),
  );
  for (const shift of [-0.2, 0.2])
    addBox(
      stage,
      { x: [x + shift - 0.1, x + shift + 0.1], y: [from + 2.62, from + 3], z: [z - 0.1, z + 0.1] },
      '#b5643f',
    );
}
