import { doorOn } from '../kit/doors.ts';
import { addBox, wall } from '../kit/stage.ts';
import { boards, ribs } from '../kit/textures.ts';
import { patch, windowOn } from '../kit/windows.ts';
import { paving, shadows } from '../parts/grounds.ts';
import { post } from '../parts/timberwork.ts';
import type { Scene } from '../scene.ts';
import { car } from './car.ts';
import { display } from './street-front.ts';
import { surroundings } from './surroundings.ts';

export function showroom(scene: Scene): void {
  const { stage, random } = scene;
  surroundings(scene, 'temperate', { back: 24, trees: 4, width: 16 });
  paving(
    stage,
    [
      [-40, -40],
      [40, -40],
      [40, -1.6],
      [-40, -1.6],
    ],
    '#96979a',
  );
  for (let x = -11; x < 10; x += 2.8)
    paving(
      stage,
      [
        [x, -8],
        [x + 0.12, -8],
        [x + 0.12, -3.6],
        [x, -3.6],
      ],
      '#f3f1ea',
      { edge: false },
    );
  paving(
    stage,
    [
      [-40, -1.6],
      [40, -1.6],
      [40, 0],
      [-40, 0],
    ],
    '#c9c4b8',
  );
  shadows(stage);
  const [body, accent] = scene.inTurn([
    ['#33383d', '#c96a2c'],
    ['#e9e7e0', '#2f5d8a'],
    ['#f3f1ea', '#3f7a5c'],
    ['#5a5f63', '#d9b03a'],
  ] as const);
  const [x0, x1, depth, top] = [-12, 10, 18, 6.6];
  const frame = '#2b3036';
  stage.add(
    wall([x1, 0, 0], [x1, 0, depth], top, body, {
      details: [
        ribs(0.6, 0.25, 0.05),
        windowOn({ u: 0.4, v: 0.3, w: 5, h: 3.8 }, { frame, panes: [3, 1], curtain: 0, sill: null }),
      ],
    }),
  );
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], top, body, {
      details: [
        boards(0.7, 0.1),
        windowOn({ u: 0.6, v: 0.3, w: 20.8, h: 3.8 }, { frame, panes: [11, 1], curtain: 0, sill: null }),
        display(random, { u: 1, v: 0.5, w: 8 }),
        display(random, { u: 12, v: 0.5, w: 8 }),
        doorOn({ u: 9.6, v: 0.05, w: 2.2, h: 2.8 }, { colour: '#6f858e', frame, panels: false }),
      ],
    }),
  );
  addBox(stage, { x: [x0 - 0.4, x1 + 0.4], y: [4.25, 4.6], z: [-2, 0] }, accent);
  stage.add(
    wall([-3.4, 4.6, -0.4], [3.4, 4.6, -0.4], 2.7, accent, {
      details: [(brush, face) => patch(brush, face, { u: 1, v: 1.1, w: 4.8, h: 0.5 }, '#f6f2e6')],
    }),
  );
  for (const x of [x0 + 0.4, -4, 4, x1 - 0.4]) post(stage, x, -1.7, 0, 4.25, 0.2, frame);
  car(stage, -8.4, -6.2, '#f1f2f2');
  car(stage, 5.4, -6.4, random.pick(['#8c2f2f', '#2f4a63', '#5a6b52']));
}
