import { lighter } from '../kit/colour.ts';
import { doorOn, garageOn } from '../kit/doors.ts';
import { wall } from '../kit/stage.ts';
import { bricks, tiles } from '../kit/textures.ts';
import { windowOn } from '../kit/windows.ts';
import { lowWall } from '../parts/fences.ts';
import { gableRoof } from '../parts/gable-roof.ts';
import { bed, paving, shadows, spotAt } from '../parts/grounds.ts';
import { hipRoof, soffit } from '../parts/roofs.ts';
import { post } from '../parts/timberwork.ts';
import { leanTo } from '../parts/verandah-roofs.ts';
import { agapanthus } from '../plants/shrubs.ts';
import type { Scene } from '../scene.ts';
import { finishGarden } from './bungalow-parts.ts';
import { frontGarden, surroundings } from './surroundings.ts';

/** The house that most of the suburbs are made of. */
export function brickVeneer(scene: Scene): void {
  const { stage, random } = scene;
  const brick = scene.inTurn(['#c89670', '#b96a4c', '#dcb78c', '#a8604a', '#d8c6a6', '#93766a']);
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
