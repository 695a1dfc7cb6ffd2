import type { Random } from '../../random.ts';
import { darker, mix } from '../kit/colour.ts';
import { doorOn } from '../kit/doors.ts';
import { addBox, type Face, type Stage, wall } from '../kit/stage.ts';
import { patch, windowOn } from '../kit/windows.ts';
import { paving, shadows } from '../parts/grounds.ts';
import { shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { surroundings } from './surroundings.ts';

export const shopView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['morning', 'noon', 'dusk', 'golden'],
  eye: [random.between(4.6, 7), random.between(1.7, 2), -15],
  at: [0, 1],
  angle: 58,
  horizon: 0.74,
});

export const fronts = ['#2f4a46', '#7a2f34', '#27405c', '#b58a3a', '#4c5c48', '#5a3f50', '#2b2f33', '#a85c3c'];

export function street(scene: Scene): void {
  const { stage } = scene;
  surroundings(scene, 'temperate', { back: 20, trees: 3 });
  paving(
    stage,
    [
      [-40, -20],
      [40, -20],
      [40, -5.4],
      [-40, -5.4],
    ],
    '#686b71',
  );
  paving(
    stage,
    [
      [-40, -5.5],
      [40, -5.5],
      [40, -5.1],
      [-40, -5.1],
    ],
    '#b3b1aa',
  );
  paving(
    stage,
    [
      [-40, -5.1],
      [40, -5.1],
      [40, 0],
      [-40, 0],
    ],
    '#c4bdb0',
    { joints: 0 },
  );
  for (let x = -20; x < 22; x += 3)
    paving(
      stage,
      [
        [x, -9.2],
        [x + 1.4, -9.2],
        [x + 1.4, -9],
        [x, -9],
      ],
      '#e9e6dc',
      { edge: false },
    );
  shadows(stage);
}

/** A shopfront between two pilasters: stall board, glass, recessed door, a sign without words. */
export function shopfront(
  stage: Stage,
  random: Random,
  x0: number,
  width: number,
  height: number,
  colour: string,
  wallColour: string,
): void {
  const glass = { frame: colour, sill: null, curtain: 0, panes: [2, 1] as const, width: 0.09 };
  stage.add(
    wall([x0, 0, 0], [x0 + width, 0, 0], height, wallColour, {
      details: [
        (brush, face) => patch(brush, face, { u: 0.15, v: 0, w: width - 0.3, h: 3.3 }, colour),
        windowOn({ u: 0.4, v: 0.55, w: width * 0.42, h: 2.2 }, glass),
        windowOn({ u: width - 0.4 - width * 0.26, v: 0.55, w: width * 0.26, h: 2.2 }, { ...glass, panes: [1, 1] }),
        doorOn(
          { u: width * 0.52, v: 0.06, w: 1, h: 2.25 },
          { colour: darker(colour, 0.12), frame: colour, glazed: true, panels: true },
        ),
        windowOn({ u: 0.4, v: 2.86, w: width - 0.8, h: 0.36 }, { ...glass, panes: [6, 1] }),
        display(random, { u: 0.5, v: 0.62, w: width * 0.4 }),
      ],
    }),
  );
}

/** Things in the window. */
export function display(random: Random, { u, v, w }: { u: number; v: number; w: number }): Face['details'][number] {
  const things = Array.from({ length: 6 }, (_, k) => ({
    u: u + (w * (k + 0.2)) / 6,
    h: random.between(0.25, 0.9),
    colour: random.pick(['#d9a05a', '#b5523c', '#e9dfc8', '#6d8a7a', '#c9b28a', '#8a6a9a']),
  }));
  return (brush, face) => {
    for (const thing of things)
      patch(
        brush,
        face,
        { u: thing.u, v, w: w * 0.11, h: thing.h },
        mix(thing.colour, '#3a4650', brush.light.lampsOn ? 0.1 : 0.4),
      );
  };
}

export function pots({ stage, garden }: Scene, xs: readonly number[], z: number): void {
  for (const x of xs) addBox(stage, { x: [x - 0.28, x + 0.28], y: [0, 0.5], z: [z - 0.28, z + 0.28] }, '#8a5a44');
  stage.later(() => {
    for (const x of xs) {
      const [sx, sy] = stage.camera.project([x, 0.5, z]);
      shrub(garden, { x: sx, y: sy, scale: stage.camera.scaleAt([x, 0, z]) }, 0.8, 0.9);
    }
  });
}
