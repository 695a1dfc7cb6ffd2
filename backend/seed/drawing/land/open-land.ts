import type { Random } from '../../random.ts';
import { hills, sky } from '../kit/backdrop.ts';
import { linear, n, path, polygonPath, smoothPath } from '../kit/canvas.ts';
import { darker, lighter, mix } from '../kit/colour.ts';
import { hazed, outdoors } from '../kit/light.ts';
import type { Screen } from '../kit/space.ts';
import { addBox } from '../kit/stage.ts';
import { type Lawn, lawn } from '../parts/grounds.ts';
import { post } from '../parts/timberwork.ts';
import { crown } from '../plants/foliage.ts';
import type { Scene, View } from '../scene.ts';

export const landView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['golden', 'morning', 'noon', 'overcast'],
  eye: [random.between(-1, 1), random.between(2.4, 3.2), -14],
  at: [random.between(-1, 1), 4],
  angle: 62,
  horizon: random.between(0.46, 0.54),
});

export const gumLine = [
  ['#45543a', '#66764c', '#8d9a66'],
  ['#42533f', '#627555', '#8a9a76'],
  ['#2c4a2b', '#47703a', '#76994e'],
] as const;

/** Rolling ground in front of the hills: fold behind fold, each in its own green. */
export function folds({ canvas, random, light, stage, garden }: Scene, colours: readonly string[], trees = true): void {
  const { horizon } = stage.camera;
  const { width, height } = canvas;
  for (const [index, colour] of colours.entries()) {
    const level = horizon + 6 + ((height - horizon) * 0.34 * index) / colours.length;
    const points: Screen[] = [[-60, height + 60]];
    const phase = random.between(0, 8);
    for (let x = -60; x <= width + 60; x += 80)
      points.push([x, level + Math.sin(x / 260 + phase) * (16 + index * 7) - 8]);
    points.push([width + 60, height + 60]);
    const tone = hazed(light, outdoors(light, colour, 0.72), 0.42 - index * 0.14);
    canvas.draw(
      path(
        smoothPath(points),
        `fill="${linear(
          canvas,
          [0, level - 20],
          [0, level + 150],
          [
            [0, lighter(tone, 0.12)],
            [1, darker(tone, 0.06)],
          ],
        )}"`,
      ),
    );
    if (trees && index < colours.length - 1) {
      for (let k = 0; k < 7; k += 1) {
        const x = random.between(0, width);
        const size = 16 + index * 14 + random.between(0, 12);
        const y = level + Math.sin(x / 260 + phase) * (16 + index * 7);
        crown(garden, {
          x,
          y: y - size * 0.5,
          rx: size * 0.8,
          ry: size * 0.6,
          colours: random.pick(gumLine),
          density: 7,
          grain: 0.32,
          distance: 0.34 - index * 0.12,
        });
        canvas.draw(
          `<ellipse cx="${n(x + size * 0.7)}" cy="${n(y + 3)}" rx="${n(size)}" ry="${n(size * 0.14)}" fill="#22301f" opacity=".25"/>`,
        );
      }
    }
  }
}

export function open(
  scene: Scene,
  {
    ground,
    clouds = 1.4,
    hill = '#6f8a6a',
    hillHeight = 90,
  }: { ground: Lawn; clouds?: number; hill?: string; hillHeight?: number },
): void {
  const { canvas, random, light, stage, garden } = scene;
  sky(canvas, random, light, stage.camera.horizon, clouds);
  hills(canvas, random, light, stage.camera.horizon, hill, hillHeight * random.between(0.7, 1.2), 3);
  lawn(stage, garden, ground);
}

/** Grass laid over the folds towards the viewer, from a share of the way down. */
export function lawnOver({ canvas, light, stage }: Scene, { near, far }: Lawn, from: number): void {
  const top = stage.camera.horizon + (canvas.height - stage.camera.horizon) * from;
  canvas.draw(
    `<rect y="${n(top)}" width="${canvas.width}" height="${n(canvas.height - top)}" fill="${linear(
      canvas,
      [0, top],
      [0, canvas.height],
      [
        [0, outdoors(light, far, 0.72), 0],
        [0.3, outdoors(light, mix(far, near, 0.5), 0.66), 0.9],
        [1, outdoors(light, darker(near, 0.1), 0.5)],
      ],
    )}"/>`,
  );
}

export function track({ stage, random }: Scene, colour: string): void {
  const bend = random.between(-4, 4);
  for (const shift of [-0.75, 0.75]) {
    stage.later(() => {
      const { canvas, light, camera } = stage;
      const left: Screen[] = [];
      const right: Screen[] = [];
      for (let z = -12.2; z <= 22; z += 1.4) {
        const middle = Math.sin((z + 12) / 15) * bend + shift;
        left.push(camera.project([middle - 0.34, 0.01, z]));
        right.push(camera.project([middle + 0.34, 0.01, z]));
      }
      canvas.draw(
        path(polygonPath([...left, ...right.reverse()]), `fill="${outdoors(light, colour, 0.75)}" opacity=".85"`),
      );
    });
  }
}

/** Survey pegs with their pink ribbons: what says "for you to build on". */
export function pegs(scene: Scene): void {
  const { stage } = scene;
  for (const [x, z] of [
    [-5.5, -3.5],
    [5.5, -3.5],
    [-5.5, 5],
    [5.5, 5],
  ] as const) {
    post(stage, x, z, 0, 0.95, 0.08, '#e9dcc0');
    addBox(stage, { x: [x - 0.05, x + 0.05], y: [0.7, 0.82], z: [z - 0.06, z + 0.05] }, '#e2568c', { receives: false });
  }
}
