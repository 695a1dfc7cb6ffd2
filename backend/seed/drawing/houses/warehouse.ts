import type { Random } from '../../random.ts';
import { darker, lighter } from '../kit/colour.ts';
import { doorOn, garageOn } from '../kit/doors.ts';
import { addBox, type Face, wall } from '../kit/stage.ts';
import { ribs } from '../kit/textures.ts';
import { patch, windowOn } from '../kit/windows.ts';
import { bed, paving, shadows, spotAt } from '../parts/grounds.ts';
import { post } from '../parts/timberwork.ts';
import { grassTuft, shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { car } from './car.ts';
import { plant, surroundings } from './surroundings.ts';

export const shedView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['noon', 'morning', 'golden', 'overcast'],
  eye: [random.between(9, 12), random.between(1.8, 2.4), -22],
  at: [0.4, 2],
  angle: random.between(47, 55),
  horizon: 0.68,
});

export function warehouse(scene: Scene): void {
  const { stage, garden, random } = scene;
  surroundings(scene, 'temperate', { back: 24, trees: 4, width: 16 });
  paving(
    stage,
    [
      [-40, -40],
      [40, -40],
      [40, -1],
      [-40, -1],
    ],
    '#a4a29c',
  );
  for (let x = -8.5; x < 9; x += 2.7)
    paving(
      stage,
      [
        [x, -8],
        [x + 0.12, -8],
        [x + 0.12, -3.4],
        [x, -3.4],
      ],
      '#f3f1ea',
      { edge: false },
    );
  shadows(stage);
  const [body, accent] = scene.inTurn([
    ['#d4d6d4', '#2f5d8a'],
    ['#e6e3da', '#b5523c'],
    ['#b9bfc2', '#3a4046'],
    ['#dfe3e0', '#3f7a5c'],
    ['#c9c4b8', '#d08a2c'],
  ] as const);
  const [x0, x1, depth, top] = [-11, 10, 20, 7.4];
  stage.add(
    wall([x1, 0, 0], [x1, 0, depth], top, body, {
      details: [
        ribs(0.5, 0.3, 0.05),
        ...[3, 8, 13].map((u) =>
          windowOn({ u, v: 5.2, w: 3.2, h: 1 }, { frame: '#4a5056', panes: [4, 1], curtain: 0, sill: null }),
        ),
      ],
    }),
  );
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], top, body, {
      details: [
        (brush, face) => patch(brush, face, { u: 0, v: 5.9, w: 21, h: 1 }, accent),
        ...[3.5, 7, 10.5, 14, 17.5].map(
          (u): Face['details'][number] =>
            (brush, face) =>
              patch(brush, face, { u, v: 0, w: 0.06, h: 5.9 }, darker(body, 0.16)),
        ),
        garageOn({ u: 8.6, v: 0, w: 4.4, h: 4.8 }, lighter(accent, 0.35), 14),
        garageOn({ u: 15, v: 0, w: 4.4, h: 4.8 }, lighter(accent, 0.35), 14),
      ],
    }),
  );
  addBox(stage, { x: [x0 - 0.15, x1 + 0.15], y: [top, top + 0.3], z: [-0.15, depth] }, darker(body, 0.3));
  // The office at the corner.
  stage.add(wall([-4, 0, -2.2], [-4, 0, 0], 6.6, '#4a5560'));
  stage.add(
    wall([x0, 0, -2.2], [-4, 0, -2.2], 6.6, '#3d4852', {
      details: [
        windowOn({ u: 0.4, v: 3.5, w: 6.2, h: 2.4 }, { frame: '#2b3036', panes: [5, 1], curtain: 0.08, sill: null }),
        windowOn({ u: 0.4, v: 0.4, w: 3.6, h: 2.5 }, { frame: '#2b3036', panes: [3, 1], curtain: 0, sill: null }),
        doorOn({ u: 4.9, v: 0.05, w: 1.2, h: 2.4 }, { colour: '#7d929c', frame: '#2b3036', panels: false }),
      ],
    }),
  );
  addBox(stage, { x: [x0 - 0.2, -3.8], y: [6.6, 6.9], z: [-2.5, 0] }, accent);
  addBox(stage, { x: [-6.6, -4], y: [2.8, 2.95], z: [-3.4, -2.2] }, accent);
  for (const x of [-2.6, -2.2, 2.2, 3.9, 8.6]) post(stage, x, -0.7, 0, 1, 0.16, '#e0b23a');
  bed(stage, x0, -5, -3.4, -2.4);
  stage.later(() => {
    for (let x = x0 + 0.4; x < -5; x += 0.7)
      random.chance(0.6)
        ? grassTuft(garden, spotAt(stage, x, -2.9), 0.7)
        : shrub(garden, spotAt(stage, x, -2.9), 0.8, 0.6);
    plant(scene, 'gum', spotAt(stage, -14.5, -2), 0.75);
  });
  car(stage, -7.2, -6.4, random.pick(['#f1f2f2', '#8c2f2f', '#2f4a63']));
}
