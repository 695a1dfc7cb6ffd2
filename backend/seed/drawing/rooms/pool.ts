import { surroundings } from '../houses/surroundings.ts';
import { linear, n, path, polygonPath } from '../kit/canvas.ts';
import { outdoors } from '../kit/light.ts';
import { surface } from '../kit/stage.ts';
import { paving, shadows, spotAt } from '../parts/grounds.ts';
import { glassRail } from '../parts/timberwork.ts';
import { broadLeaves, shrub } from '../plants/shrubs.ts';
import type { Scene } from '../scene.ts';
import { rearOfHouse } from './back-garden.ts';

export function pool(scene: Scene, variant: number): void {
  const { stage, garden, random, canvas, light } = scene;
  surroundings(scene, variant % 2 ? 'tropical' : 'subtropical', { back: 10, trees: 6, width: 7 });
  paving(
    stage,
    [
      [-12, -9.5],
      [7.5, -9.5],
      [7.5, 4.4],
      [-12, 4.4],
    ],
    random.pick(['#d9cfbf', '#c9c5bb', '#e6dccb']),
    { joints: 0 },
  );
  shadows(stage);
  stage.later(() => {
    const { camera } = stage;
    const edge = (
      [
        [-4, 3.4],
        [5.6, 3.4],
        [5.6, -4.4],
        [-4, -4.4],
      ] as const
    ).map(([x, z]) => camera.project([x, 0.03, z]));
    const water = (
      [
        [-3.7, 3.1],
        [5.3, 3.1],
        [5.3, -4.1],
        [-3.7, -4.1],
      ] as const
    ).map(([x, z]) => camera.project([x, -0.1, z]));
    canvas.draw(path(polygonPath(edge), `fill="${outdoors(light, '#f1ece0', 0.8)}"`));
    const ys = water.map(([, y]) => y);
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const fill = linear(
      canvas,
      [0, top],
      [0, bottom],
      light.lampsOn
        ? [
            [0, '#3fa6c4'],
            [0.5, '#5fd0e0'],
            [1, '#2f86b0'],
          ]
        : [
            [0, outdoors(light, '#8fd8e4', 0.8)],
            [0.45, outdoors(light, '#4fb8d4', 0.8)],
            [1, outdoors(light, '#2f8fbf', 0.7)],
          ],
    );
    canvas.draw(path(polygonPath(water), `fill="${fill}"`));
    const ripples: string[] = [];
    for (let k = 0; k < 90; k += 1) {
      const [x, y] = camera.project([random.between(-3.4, 4.8), -0.1, random.between(-3.9, 2.9)]);
      const r = random.between(8, 34);
      ripples.push(`M${n(x)} ${n(y)}q${n(r * 0.5)} ${n(-r * 0.16)} ${n(r)} 0`);
    }
    canvas.draw(path(ripples.join(''), 'stroke="#ffffff" stroke-width="1.6" opacity=".45" fill="none"'));
  });
  rearOfHouse(scene);
  for (const [x, z] of [
    [-1.6, 4.6],
    [0.8, 4.7],
  ] as const) {
    stage.add(
      surface(
        [
          [x, 0.34, z - 0.7],
          [x + 0.7, 0.34, z - 0.7],
          [x + 0.7, 0.38, z + 0.6],
          [x, 0.38, z + 0.6],
        ],
        '#f6f2e8',
        { receives: false },
      ),
      'always',
    );
    stage.add(
      surface(
        [
          [x, 0.38, z + 0.5],
          [x + 0.7, 0.38, z + 0.5],
          [x + 0.7, 0.95, z + 1],
          [x, 0.95, z + 1],
        ],
        '#f6f2e8',
        { receives: false },
      ),
      'always',
    );
  }
  glassRail(stage, [7.3, 0, 4], [7.3, 0, -6], 1.15, '#dfe4e6');
  stage.later(() => {
    for (let z = 8; z > -8; z -= 1.8)
      random.chance(0.5)
        ? broadLeaves(garden, spotAt(stage, 8.4, z), random.between(1.1, 1.8))
        : shrub(
            garden,
            spotAt(stage, 8.4, z),
            1.4,
            random.between(0.8, 1.4),
            random.pick(['bougainvillea', 'plain', 'grevillea']),
          );
  });
}
