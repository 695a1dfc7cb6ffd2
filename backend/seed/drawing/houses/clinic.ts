import { darker } from '../kit/colour.ts';
import { doorOn } from '../kit/doors.ts';
import { addBox, wall } from '../kit/stage.ts';
import { bricks } from '../kit/textures.ts';
import { patch, windowOn } from '../kit/windows.ts';
import { bed, paving, shadows, spotAt } from '../parts/grounds.ts';
import { post } from '../parts/timberwork.ts';
import { grassTuft, shrub } from '../plants/shrubs.ts';
import type { Scene } from '../scene.ts';
import { car } from './car.ts';
import { plant, surroundings } from './surroundings.ts';

export function clinic(scene: Scene): void {
  const { stage, garden, random } = scene;
  surroundings(scene, 'temperate', { back: 16, trees: 5, width: 12 });
  paving(
    stage,
    [
      [-40, -40],
      [40, -40],
      [40, -5.6],
      [-40, -5.6],
    ],
    '#8d8f92',
  );
  for (let x = -8.5; x < 9; x += 2.7)
    paving(
      stage,
      [
        [x, -10],
        [x + 0.12, -10],
        [x + 0.12, -6],
        [x, -6],
      ],
      '#f3f1ea',
      { edge: false },
    );
  paving(
    stage,
    [
      [-12, -5.6],
      [12, -5.6],
      [12, -4.8],
      [-12, -4.8],
    ],
    '#c9c4b8',
    { joints: 0 },
  );
  paving(
    stage,
    [
      [-1.4, -4.8],
      [2, -4.8],
      [2, 0],
      [-1.4, 0],
    ],
    '#d5d0c5',
    { joints: 4 },
  );
  shadows(stage);
  const [render, timber, brick] = scene.inTurn([
    ['#f1efe9', '#a8744a', '#a89a88'],
    ['#dfe6e4', '#6d8f8a', '#c4a98a'],
    ['#f6f4ee', '#4f6f86', '#8f6152'],
  ] as const);
  const [x0, x1, depth] = [-10, 9, 10];
  stage.add(
    wall([x1, 0, 0], [x1, 0, depth], 3.6, brick, {
      details: [
        bricks(random, { spread: 0.07 }),
        windowOn({ u: 3, v: 1.4, w: 3, h: 1 }, { frame: '#3a4046', panes: [3, 1] }),
      ],
    }),
  );
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], 3.6, brick, {
      details: [
        bricks(random, { spread: 0.07 }),
        windowOn({ u: 0.8, v: 0.8, w: 5.4, h: 1.9 }, { frame: '#3a4046', panes: [5, 1], curtain: 0.1 }),
        windowOn({ u: 12.8, v: 0.8, w: 5.2, h: 1.9 }, { frame: '#3a4046', panes: [5, 1], curtain: 0.1 }),
      ],
    }),
  );
  stage.add(wall([2.4, 0, -1.4], [2.4, 0, 0], 4.2, darker(render, 0.05)));
  stage.add(
    wall([-2.4, 0, -1.4], [2.4, 0, -1.4], 4.2, render, {
      details: [
        doorOn({ u: 1.2, v: 0.05, w: 2.3, h: 2.6 }, { colour: '#7d959c', frame: '#3a4046', panels: false }),
        (brush, face) => patch(brush, face, { u: 1.95, v: 3.02, w: 0.9, h: 0.26 }, timber),
        (brush, face) => patch(brush, face, { u: 2.27, v: 2.8, w: 0.26, h: 0.7 }, timber),
      ],
    }),
  );
  addBox(stage, { x: [x0 - 0.6, x1 + 0.6], y: [3.6, 3.95], z: [-0.9, depth] }, '#4a5056');
  addBox(stage, { x: [-3, 3], y: [4.2, 4.5], z: [-2.4, 0] }, timber);
  for (const x of [-2.7, 2.7]) post(stage, x, -2.2, 0, 4.2, 0.16, timber);
  bed(stage, x0, -2.6, -1.4, -0.2);
  bed(stage, 2.6, x1, -1.4, -0.2);
  stage.later(() => {
    for (let x = x0 + 0.5; x < x1; x += 0.95)
      if (Math.abs(x) > 2.8)
        random.chance(0.5)
          ? grassTuft(garden, spotAt(stage, x, -0.8), 0.75)
          : shrub(garden, spotAt(stage, x, -0.8), 0.9, 0.65, random.pick(['plain', 'lavender', 'grevillea']));
    plant(scene, random.pick(['jacaranda', 'shade']), spotAt(stage, -11.6, -3.2), 0.75);
  });
  car(stage, -6.4, -8, '#dfe2e4');
}
