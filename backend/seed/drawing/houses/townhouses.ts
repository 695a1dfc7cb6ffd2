import type { Random } from '../../random.ts';
import { darker } from '../kit/colour.ts';
import { doorOn, garageOn } from '../kit/doors.ts';
import { addBox, surface, wall } from '../kit/stage.ts';
import { boards, bricks, ribs } from '../kit/textures.ts';
import { patch, windowOn } from '../kit/windows.ts';
import { gableRoof } from '../parts/gable-roof.ts';
import { paving, shadows, spotAt } from '../parts/grounds.ts';
import { soffit } from '../parts/roofs.ts';
import { grassTuft, hedge, shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { car } from './car.ts';
import { plant, surroundings } from './surroundings.ts';

export const townhouseView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['morning', 'golden', 'noon', 'dusk'],
  eye: [random.between(5.4, 7.6), random.between(1.8, 2.2), -19.5],
  at: [0, 1],
  angle: random.between(50, 57),
  horizon: 0.7,
});

/** Three alike and not quite: two storeys, a garage and a door each. */
export function townhouses(scene: Scene): void {
  const { stage, garden, random } = scene;
  const [render, clad] = scene.inTurn([
    ['#f6f3ea', '#4b5054'],
    ['#f0e2c6', '#a0603f'],
    ['#fbfaf5', '#8fa89c'],
    ['#dcd4c4', '#34566b'],
    ['#e8ddcc', '#6f8a68'],
    ['#f4e8dc', '#7d4f48'],
  ] as const);
  const brick = random.pick(['#a3604a', '#c4a98a', '#8a8378', '#b98d6c']);
  const pitched = random.chance(0.55);
  surroundings(scene, 'temperate', { back: 14, width: 11, trees: 4 });
  paving(
    stage,
    [
      [-30, -30],
      [30, -30],
      [30, -7.6],
      [-30, -7.6],
    ],
    '#707379',
  );
  paving(
    stage,
    [
      [-30, -7.6],
      [30, -7.6],
      [30, -6.2],
      [-30, -6.2],
    ],
    '#c3beb4',
    { joints: 0 },
  );
  for (const x of [-9, -3, 3])
    paving(
      stage,
      [
        [x + 2.7, -6.3],
        [x + 5.6, -6.3],
        [x + 5.6, 0],
        [x + 2.7, 0],
      ],
      '#cbc6bb',
      { joints: 3 },
    );
  shadows(stage);
  for (const [index, x] of [-9, -3, 3].entries()) {
    const [x0, x1] = [x, x + 5.9];
    const frame = '#33383a';
    const glass = { frame, sill: null, panes: [2, 1] as const, curtain: 0.16, width: 0.06 };
    const front = index % 2 ? -0.6 : 0;
    stage.add(wall([x1, 0, front], [x1, 0, 10], 6, darker(render, 0.03)));
    stage.add(
      wall([x0, 0, 0], [x1, 0, 0], 2.9, brick, {
        details: [
          bricks(random, { spread: 0.08 }),
          doorOn(
            { u: 0.9, v: 0.06, w: 1.05, h: 2.2 },
            { colour: random.pick(['#a8744a', '#2f4a5a', '#7a3b2e', '#4c6b52']), frame, panels: false, side: false },
          ),
          garageOn({ u: 2.9, v: 0, w: 2.7, h: 2.3 }, index % 2 ? clad : '#d9d5cb', 5),
        ],
      }),
    );
    stage.add(
      surface(
        [
          [x0, 2.9, 0],
          [x1, 2.9, 0],
          [x1, 2.9, -1],
          [x0, 2.9, -1],
        ],
        darker(render, 0.22),
        { receives: false },
      ),
    );
    const zu = -0.9;
    soffit(stage, { x0: x0 + 0.1, x1: x1 - 0.1, z0: zu, z1: 8 }, 5.9, 0.25);
    stage.add(wall([x1 - 0.1, 2.9, zu], [x1 - 0.1, 2.9, 8], 3, clad));
    stage.add(
      wall([x0 + 0.1, 2.9, zu], [x1 - 0.1, 2.9, zu], 3, index % 2 ? clad : render, {
        details: [
          ...(index % 2 ? [boards(0.2)] : []),
          windowOn({ u: 0.6, v: 0.6, w: 1.9, h: 1.8 }, glass),
          windowOn({ u: 3.3, v: 0.9, w: 1.8, h: 1.2 }, glass),
          (brush, face) => patch(brush, face, { u: 2.75, v: 0, w: 0.3, h: 3 }, '#a8744a'),
        ],
      }),
    );
    if (pitched) {
      gableRoof(stage, { x0: x0 + 0.1, x1: x1 - 0.1, z0: zu, z1: 8 }, 'z', 5.9, 1.9, 0.2, {
        colour: '#4f5559',
        details: [ribs(0.28, 0.3)],
        gable: index % 2 ? clad : render,
        gableDetails: index % 2 ? [boards(0.2)] : [],
        fascia: '#e9e6de',
        reveal: 0.2,
      });
    } else {
      addBox(stage, { x: [x0, x1], y: [5.9, 6.15], z: [zu - 0.3, 8.2] }, darker(render, 0.1));
    }
    addBox(stage, { x: [x0 + 0.5, x0 + 2.6], y: [2.55, 2.68], z: [-1.8, -0.9] }, frame);
    stage.later(() => {
      shrub(garden, spotAt(stage, x0 + 0.4, -0.7), 0.8, 1.1);
      for (const dx of [2.2, 2.6]) grassTuft(garden, spotAt(stage, x0 + dx, -0.8), 0.7);
      hedge(stage, garden, [x0 + 0.2, -5.8], [x0 + 2.5, -5.8], 0.55);
    });
  }
  stage.later(() => {
    for (const x of [-10.6, 9.9])
      plant(scene, random.pick(['plum', 'jacaranda', 'shade']), spotAt(stage, x, -6.7), 0.5);
  });
  if (random.chance(0.6)) car(stage, -4.5, -8.6, random.pick(['#dfe2e4', '#2f4a63', '#8c2f2f', '#5a6b52']));
}
