import type { Look } from '../../homes/home.ts';
import type { Random } from '../../random.ts';
import { hills, sea, sky, skyline, treeLine } from '../kit/backdrop.ts';
import { linear, n, path } from '../kit/canvas.ts';
import { darker } from '../kit/colour.ts';
import { outdoors } from '../kit/light.ts';
import { surface, wall } from '../kit/stage.ts';
import { boards, bricks, ribs } from '../kit/textures.ts';
import { balustrade, glassRail, post } from '../parts/timberwork.ts';
import { broadLeaves, shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { outdoorSetting } from './outdoor-setting.ts';

export const balconyView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['morning', 'golden', 'noon', 'dusk'],
  eye: [random.between(-0.7, 0.7), 7.25, -5.4],
  at: [random.between(-0.5, 0.5), 4],
  angle: 60,
  horizon: 0.43,
});

/** From the chair by the door, over the rail, to the sea, the city or the hills. */
export function balcony(scene: Scene, look: Look): void {
  const { stage, garden, random, canvas, light } = scene;
  const { horizon } = stage.camera;
  sky(canvas, random, light, horizon, 1.2);
  const view = look === 'coastal' ? 'sea' : look === 'urban' ? 'city' : 'hills';
  if (view === 'sea') {
    sea(canvas, random, light, horizon, horizon + 190);
    canvas.draw(
      `<rect y="${n(horizon + 186)}" width="${canvas.width}" height="${n(canvas.height)}" fill="${outdoors(light, '#ddcb9c', 0.8)}"/>`,
    );
  } else {
    hills(canvas, random, light, horizon, '#6b8273', view === 'hills' ? 120 : 40, 3);
    canvas.draw(
      `<rect y="${n(horizon)}" width="${canvas.width}" height="${n(canvas.height)}" fill="${linear(
        canvas,
        [0, horizon],
        [0, canvas.height],
        [
          [0, outdoors(light, '#8fae74', 0.6)],
          [1, outdoors(light, '#4f7038', 0.5)],
        ],
      )}"/>`,
    );
    if (view === 'city') skyline(canvas, random, light, horizon + 30, 300);
    for (const [base, height] of [
      [60, 70],
      [150, 110],
      [270, 160],
    ] as const)
      treeLine(
        garden,
        horizon + base,
        [
          ['#2c4a2b', '#47703a', '#76994e'],
          ['#45543a', '#66764c', '#8d9a66'],
          ['#55468c', '#7a68b4', '#a090d4'],
          ['#2a4632', '#416a46', '#6e945c'],
        ],
        height,
        0.3 - base / 1200,
      );
  }
  const floor = 5.6;
  const timber = random.pick(['#a8845c', '#8f8577', '#b3a28c', '#7d6a56']);
  const metal = random.pick(['#e6e8ea', '#3a4046', '#ffffff']);
  stage.add(
    surface(
      [
        [-4, floor, -5],
        [4, floor, -5],
        [4, floor, 0],
        [-4, floor, 0],
      ],
      timber,
      { casts: false, details: [ribs(0.14, 0.4)] },
    ),
    'always',
  );
  stage.add(
    wall([-3.1, floor, -5], [-3.1, floor, 0.1], 2.9, random.pick(['#efece4', '#d9d4c9', '#b5694e']), {
      casts: false,
      details: [random.chance(0.4) ? bricks(random) : boards(0.3, 0.06)],
    }),
    'always',
  );
  random.chance(0.65)
    ? glassRail(stage, [-4, floor, -0.05], [4, floor, -0.05], 1.02, metal)
    : balustrade(stage, [-4, floor, -0.05], [4, floor, -0.05], 1.02, metal, { each: 0.11 });
  for (const x of [-3, 2.9]) post(stage, x, -0.05, floor, floor + 2.9, 0.1, metal);
  stage.add(
    surface(
      [
        [-5, floor + 2.75, 0.3],
        [5, floor + 2.75, 0.3],
        [5, floor + 2.75, -5],
        [-5, floor + 2.75, -5],
      ],
      '#f1eee6',
      { casts: false, receives: false, details: [ribs(0.16, 0.16)] },
    ),
    'always',
  );
  stage.add(
    wall([-5, floor + 2.6, 0.3], [5, floor + 2.6, 0.3], 0.16, '#ffffff', { casts: false, receives: false }),
    'always',
  );
  outdoorSetting(scene, 0.2, floor, -1.7);
  stage.later(() => {
    for (const [x, z] of [
      [-2.5, -0.5],
      [2.5, -0.6],
    ] as const) {
      addPot(scene, x, floor, z);
    }
    shrub(
      garden,
      at(scene, -2.5, floor + 0.44, -0.5),
      0.9,
      random.between(0.8, 1.3),
      random.pick(['plain', 'bougainvillea', 'lavender']),
    );
    broadLeaves(garden, at(scene, 2.5, floor + 0.44, -0.6), random.between(0.9, 1.3));
  });
}

export const at = ({ stage }: Scene, x: number, y: number, z: number) => {
  const [sx, sy] = stage.camera.project([x, y, z]);
  return { x: sx, y: sy, scale: stage.camera.scaleAt([x, y, z]) };
};

function addPot({ stage, random }: Scene, x: number, y: number, z: number): void {
  const { canvas, screen, scale, inLight } = stage.brush;
  const [sx, sy] = screen([x, y, z]);
  const s = scale([x, y, z]);
  const tone = inLight(random.pick(['#b5643f', '#e6dfd2', '#4a5056']), [0, 0, -1]);
  canvas.draw(
    path(
      `M${n(sx - 0.26 * s)} ${n(sy - 0.46 * s)}H${n(sx + 0.26 * s)}L${n(sx + 0.19 * s)} ${n(sy)}H${n(sx - 0.19 * s)}Z`,
      `fill="${linear(
        canvas,
        [sx - 0.26 * s, 0],
        [sx + 0.26 * s, 0],
        [
          [0, tone],
          [1, darker(tone, 0.25)],
        ],
      )}"`,
    ),
  );
}
