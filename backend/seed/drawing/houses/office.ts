import type { Random } from '../../random.ts';
import { skyline } from '../kit/backdrop.ts';
import { darker, lighter } from '../kit/colour.ts';
import { doorOn } from '../kit/doors.ts';
import { addBox, type Face, surface, wall } from '../kit/stage.ts';
import { windowOn } from '../kit/windows.ts';
import { paving, shadows, spotAt } from '../parts/grounds.ts';
import { grassTuft } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { car } from './car.ts';
import { plant, surroundings } from './surroundings.ts';

export const officeView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['noon', 'golden', 'dusk', 'morning'],
  eye: [random.between(11, 15), random.between(1.8, 2.4), -30],
  at: [0.6, 2],
  angle: 56,
  horizon: 0.86,
});

export function office(scene: Scene): void {
  const { stage, garden, random, canvas, light } = scene;
  surroundings(scene, 'temperate', { back: 30, trees: 0 });
  skyline(canvas, random, light, stage.camera.horizon + 4, 230);
  paving(
    stage,
    [
      [-50, -40],
      [50, -40],
      [50, -8],
      [-50, -8],
    ],
    '#686b71',
  );
  paving(
    stage,
    [
      [-50, -8],
      [50, -8],
      [50, 0],
      [-50, 0],
    ],
    '#c9c5bb',
    { joints: 0 },
  );
  shadows(stage);
  const [metal, stone] = scene.inTurn([
    ['#3a4450', '#d9d4c8'],
    ['#4a4038', '#c9ad84'],
    ['#dfe3e4', '#8d9499'],
    ['#2b3138', '#b5694e'],
  ] as const);
  const [x0, x1, depth] = [-11, 9, 16];
  const floors = scene.inTurn([4, 5, 4, 3]);
  const storey = 3.5;
  const base = 4.6;
  const height = base + floors * storey;
  const curtain = (wide: number, columns: number): Face['details'] =>
    Array.from({ length: floors }, (_, f) => [
      ...Array.from({ length: columns }, (_, c): Face['details'][number] =>
        windowOn(
          { u: (wide * c) / columns + 0.08, v: f * storey + 0.55, w: wide / columns - 0.16, h: storey - 0.75 },
          { frame: metal, sill: null, curtain: 0, panes: [2, 1], width: 0.06, lamp: random.chance(0.62) },
        ),
      ),
    ]).flat();
  stage.add(wall([x1, base, 0], [x1, base, depth], height - base, darker(stone, 0.04), { details: curtain(depth, 6) }));
  stage.add(wall([x1, 0, 1.4], [x1, 0, depth], base, stone));
  stage.add(
    wall([x0, 0, 1.4], [x1, 0, 1.4], base, '#2c353d', {
      details: [
        windowOn({ u: 0.4, v: 0.2, w: 8.6, h: 4 }, { frame: metal, panes: [5, 1], curtain: 0, sill: null }),
        doorOn({ u: 9.6, v: 0.05, w: 2.4, h: 3 }, { colour: '#6d8088', frame: metal, panels: false }),
        windowOn({ u: 12.6, v: 0.2, w: 7, h: 4 }, { frame: metal, panes: [4, 1], curtain: 0, sill: null }),
      ],
    }),
  );
  stage.add(
    surface(
      [
        [x0, base, 1.4],
        [x1, base, 1.4],
        [x1, base, 0],
        [x0, base, 0],
      ],
      darker(stone, 0.2),
      { receives: false, casts: false },
    ),
    'always',
  );
  stage.add(wall([x0, base, 0], [x1, base, 0], height - base, stone, { details: curtain(x1 - x0, 8) }));
  addBox(stage, { x: [x0 - 0.2, x1 + 0.2], y: [height, height + 0.7], z: [-0.2, depth] }, lighter(stone, 0.06));
  for (let x = x0 + 0.3; x <= x1; x += 4.8) addBox(stage, { x: [x, x + 0.5], y: [0, base], z: [0, 0.5] }, stone);
  addBox(stage, { x: [-2.4, 1.8], y: [3.4, 3.65], z: [-2.6, 1.4] }, metal);
  for (const x of [-9.6, -5.6, 4.2, 8]) {
    addBox(stage, { x: [x - 0.9, x + 0.9], y: [0, 0.5], z: [-3.4, -2.2] }, lighter(stone, 0.12));
    stage.later(() => {
      const [sx, sy] = stage.camera.project([x, 0.5, -2.8]);
      const spot = { x: sx, y: sy, scale: stage.camera.scaleAt([x, 0, -2.8]) };
      for (const d of [-0.5, 0, 0.5]) grassTuft(garden, { ...spot, x: sx + d * spot.scale }, 0.7);
      if (random.chance(0.5)) plant(scene, 'shade', spot, 0.42);
    });
  }
  stage.later(() => {
    for (const x of [-14.5, 13]) plant(scene, random.pick(['shade', 'jacaranda', 'gum']), spotAt(stage, x, -5.6), 0.85);
  });
  car(stage, random.between(-8, -3), -11.6, random.pick(['#dfe2e4', '#8c2f2f', '#2f4a63']));
}
