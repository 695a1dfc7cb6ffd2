import type { Random } from '../../random.ts';
import { lighter } from '../kit/colour.ts';
import { doorOn } from '../kit/doors.ts';
import { addBox, type Face, wall } from '../kit/stage.ts';
import { bricks, ribs } from '../kit/textures.ts';
import { patch, windowOn } from '../kit/windows.ts';
import { edging, lowWall } from '../parts/fences.ts';
import { paving, shadows, spotAt } from '../parts/grounds.ts';
import { hipRoof, soffit } from '../parts/roofs.ts';
import { balustrade, post } from '../parts/timberwork.ts';
import { hedge } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { frontGarden, plant, surroundings } from './surroundings.ts';

export const walkUpView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['morning', 'noon', 'golden', 'dusk'],
  eye: [random.between(7, 9.4), random.between(1.9, 2.3), -21],
  at: [0.4, 2],
  angle: random.between(49, 56),
  horizon: 0.75,
});

/** Three floors of cream or red brick around one stair, as built from 1935 to 1975. */
export function walkUp(scene: Scene): void {
  const { stage, garden, random } = scene;
  const brick = scene.inTurn(['#b5886a', '#a3604a', '#d3bd9a', '#8a5a4c', '#c9a27c']);
  const trim = random.pick(['#f4efe2', '#ffffff', '#e8dfcc']);
  surroundings(scene, random.pick(['temperate', 'temperate', 'subtropical']), { back: 18, width: 11, trees: 4 });
  paving(
    stage,
    [
      [-0.9, -21],
      [1, -21],
      [1, 0],
      [-0.9, 0],
    ],
    '#c9c2b4',
    { joints: 16 },
  );
  paving(
    stage,
    [
      [8.2, -21],
      [12, -21],
      [12, 12],
      [8.2, 12],
    ],
    '#b9b4aa',
    { joints: 9 },
  );
  shadows(stage);
  const [x0, x1, depth, storey] = [-7.8, 7.8, 12, 2.95];
  const top = storey * 3 + 0.4;
  const brickwork = bricks(random, { spread: 0.09, each: 0.11 });
  const sash = { frame: trim, panes: [3, 2] as const, sill: trim, curtain: 0.2 };
  soffit(stage, { x0, x1, z0: 0, z1: depth }, top, 0.5);
  const side: Face['details'] = [brickwork];
  const front: Face['details'] = [
    brickwork,
    (brush, face) => patch(brush, face, { u: 6.9, v: 0, w: 1.8, h: top }, lighter(brick, 0.2)),
  ];
  for (let f = 0; f < 3; f += 1) {
    const v = 0.4 + f * storey;
    for (const u of [2, 5.4, 8.8])
      side.push(windowOn({ u, v: v + 0.9, w: 1.4, h: 1.35 }, { ...sash, lamp: random.chance(0.6) }));
    for (const u of [0.9, 3.7, 10.4, 13.1])
      front.push(windowOn({ u, v: v + 0.8, w: 1.75, h: 1.45 }, { ...sash, lamp: random.chance(0.7) }));
    front.push(
      f === 0
        ? doorOn(
            { u: 7.2, v: 0.35, w: 1.2, h: 2.1 },
            { colour: random.pick(['#2f4a3c', '#6d1f26', '#8a5a32']), frame: trim, glazed: true },
          )
        : windowOn(
            { u: 7.25, v: v - 0.2, w: 1.1, h: 1.9 },
            { ...sash, panes: [1, 4], curtain: 0, leadlight: random.chance(0.3) },
          ),
    );
  }
  stage.add(wall([x1, 0, 0], [x1, 0, depth], top, brick, { details: side }));
  stage.add(wall([x0, 0, 0], [x1, 0, 0], top, brick, { details: front }));
  for (let f = 1; f < 3; f += 1)
    for (const u of [x0 + 3.2, x0 + 9.9]) {
      addBox(stage, { x: [u, u + 2.8], y: [0.4 + f * storey + 0.04, 0.4 + f * storey + 0.22], z: [-1.1, 0] }, trim);
      balustrade(stage, [u, 0.4 + f * storey + 0.2, -1.06], [u + 2.8, 0.4 + f * storey + 0.2, -1.06], 0.85, trim, {
        each: 0.12,
      });
    }
  if (random.chance(0.6))
    hipRoof(stage, { x0, x1, z0: 0, z1: depth }, top, 2, 0.5, {
      colour: random.pick(['#9a4f3a', '#7b4a40', '#5d5854']),
      details: [ribs(0.3, 0.25)],
      fascia: trim,
    });
  else addBox(stage, { x: [x0 - 0.3, x1 + 0.3], y: [top, top + 0.4], z: [-0.5, depth] }, trim);
  addBox(stage, { x: [-1.2, 1.4], y: [2.6, 2.78], z: [-1.3, 0] }, trim);
  for (const x of [-1.05, 1.25]) post(stage, x, -1.15, 0, 2.6, 0.13, trim);
  lowWall(stage, -11, -1, -5.6, 0.6, brick, { cap: lighter(brick, 0.25), details: [brickwork] });
  lowWall(stage, 1.1, 8, -5.6, 0.6, brick, { cap: lighter(brick, 0.25), details: [brickwork] });
  frontGarden(
    scene,
    [-7.4, -6, -4.6, -3.2, -2, 2.2, 3.6, 5, 6.6],
    -0.9,
    ['camellia', 'hydrangea', 'plain', 'rose'],
    0.9,
  );
  stage.later(() => hedge(stage, garden, [-10.6, -5], [-1.4, -5], 0.95));
  edging(stage, garden, [-11, -5.8], [8, -5.8], 0.16);
  stage.later(() => {
    plant(scene, random.pick(['jacaranda', 'palm', 'shade', 'plum']), spotAt(stage, -8.6, -3.6), 0.75);
  });
}
