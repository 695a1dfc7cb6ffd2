import type { Random } from '../../random.ts';
import { wireFence } from '../houses/wire-fence.ts';
import { treeLine } from '../kit/backdrop.ts';
import { n } from '../kit/canvas.ts';
import { darker } from '../kit/colour.ts';
import { outdoors } from '../kit/light.ts';
import { wall } from '../kit/stage.ts';
import { ribs } from '../kit/textures.ts';
import { gableRoof } from '../parts/gable-roof.ts';
import { foreground, lawns, paving, shadows, spotAt } from '../parts/grounds.ts';
import { post } from '../parts/timberwork.ts';
import { grassTuft } from '../plants/shrubs.ts';
import { gum } from '../plants/trees.ts';
import type { Scene, View } from '../scene.ts';
import { gumLine, open } from './open-land.ts';

export const farmShedView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['golden', 'morning', 'noon', 'overcast'],
  eye: [random.between(6.4, 8.6), random.between(1.9, 2.4), -17],
  at: [0.4, 2],
  angle: 56,
  horizon: 0.62,
});

/** Iron and timber, doors open to the dark. */
export function shed(scene: Scene): void {
  const { random, stage, garden } = scene;
  const iron = random.pick(['#a9aeb0', '#b5b0a4', '#8a4438', '#9aa39c']);
  open(scene, { ground: random.chance(0.5) ? lawns.dry : lawns.green, hill: '#6f8a6a', hillHeight: 90 });
  treeLine(garden, stage.camera.horizon + 12, gumLine, 64, 0.34);
  stage.later(() => {
    for (const [x, z] of [
      [-12, 14],
      [11, 15],
    ] as const)
      gum(garden, spotAt(stage, x, z), { height: random.between(10, 13) });
  });
  paving(
    stage,
    [
      [-3, -18],
      [4, -18],
      [3.4, 0],
      [-3, 0],
    ],
    '#c2a57c',
    { edge: false },
  );
  shadows(stage);
  const [x0, x1, depth, top] = [-6.5, 6, 12, 4.2];
  stage.add(wall([x0, 0, 4], [x1, 0, 4], top, '#1f2324'));
  stage.add(wall([x1, 0, 0], [x1, 0, depth], top, iron, { details: [ribs(0.22, 0.4)] }));
  stage.add(wall([x0, 0, 0], [-3, 0, 0], top, iron, { details: [ribs(0.22, 0.4)] }));
  stage.add(wall([3.2, 0, 0], [x1, 0, 0], top, iron, { details: [ribs(0.22, 0.4)] }));
  stage.add(wall([-3, 3.5, 0], [3.2, 3.5, 0], top - 3.5, iron, { details: [ribs(0.22, 0.4)] }));
  for (const x of [-3, 0.1, 3.2]) post(stage, x, 0, 0, 3.5, 0.26, '#7d6a54');
  gableRoof(stage, { x0, x1, z0: 0, z1: depth }, 'z', top, 1.9, 0.3, {
    colour: random.pick([iron, '#8a4438', '#a9aeb0']),
    details: [ribs(0.26, 0.36)],
    gable: iron,
    gableDetails: [ribs(0.22, 0.4)],
    fascia: darker(iron, 0.2),
    reveal: 0.2,
  });
  hay(scene);
  wireFence(scene, -22, -7.5, -3.5);
  stage.later(() => {
    for (let k = 0; k < 30; k += 1) {
      const x = random.between(-11, 10);
      if (x > -4 && x < 4.6) continue;
      grassTuft(garden, spotAt(stage, x, random.between(-9, -0.6)), random.between(0.25, 0.6), [
        '#a8a060',
        '#7b8f4e',
        '#cdbf80',
      ]);
    }
    foreground(garden, ['#6d7a40', '#9c9a5c', '#c2b26a']);
  });
}

function hay({ stage }: Scene): void {
  for (const [x, z] of [
    [7.6, -1.4],
    [9.2, -0.6],
    [8.4, 1.2],
  ] as const) {
    stage.later(() => {
      const { canvas, light, camera } = stage;
      const s = camera.scaleAt([x, 0, z]);
      const [sx, sy] = camera.project([x, 0, z]);
      const straw = outdoors(light, '#d9b766', 0.7);
      canvas.draw(
        `<ellipse cx="${n(sx + 0.2 * s)}" cy="${n(sy)}" rx="${n(s)}" ry="${n(0.14 * s)}" fill="#22301f" opacity=".4"/><rect x="${n(sx - 0.3 * s)}" y="${n(sy - 1.24 * s)}" width="${n(1.05 * s)}" height="${n(1.24 * s)}" rx="${n(0.4 * s)}" fill="${darker(straw, 0.2)}"/><ellipse cx="${n(sx - 0.1 * s)}" cy="${n(sy - 0.62 * s)}" rx="${n(0.56 * s)}" ry="${n(0.62 * s)}" fill="${straw}"/>`,
      );
      for (const r of [0.44, 0.3, 0.16])
        canvas.draw(
          `<ellipse cx="${n(sx - 0.1 * s)}" cy="${n(sy - 0.62 * s)}" rx="${n(r * 0.9 * s)}" ry="${n(r * s)}" fill="none" stroke="${darker(straw, 0.25)}" stroke-width="1.2" opacity=".7"/>`,
        );
    });
  }
}
