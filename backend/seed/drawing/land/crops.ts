import { treeLine } from '../kit/backdrop.ts';
import { n, path, polygonPath } from '../kit/canvas.ts';
import { outdoors } from '../kit/light.ts';
import { keep, type Point } from '../kit/space.ts';
import { foreground, framingLeaves, lawns, shadows, spotAt } from '../parts/grounds.ts';
import { crown } from '../plants/foliage.ts';
import type { Scene } from '../scene.ts';
import { gumLine, open } from './open-land.ts';

/** Rows of vines running to the hills. */
export function vineyard(scene: Scene): void {
  const { random, stage, garden } = scene;
  open(scene, { ground: lawns.green, hill: '#5f7d78', hillHeight: 130 });
  treeLine(garden, stage.camera.horizon + 12, [...gumLine, ['#24402c', '#38603a', '#5f8550']], 62, 0.34);
  shadows(stage);
  stage.later(() =>
    rows(
      scene,
      2.6,
      1.5,
      random.pick([
        ['#3d5a26', '#5f8a34', '#93b24e'],
        ['#6a5a24', '#a0862e', '#cdb04c'],
        ['#35522a', '#557f3a', '#86a852'],
      ] as const),
      true,
    ),
  );
  stage.later(() => {
    foreground(garden, ['#4a6f33', '#78a04a', '#a8c46c'], 0.7);
    if (random.chance(0.4)) framingLeaves(garden, ['#5f8a34', '#7ba34c', '#456a2c'], random.pick(['left', 'right']));
  });
}

/** Fruit trees in lines, the ground beneath them mown. */
export function orchard(scene: Scene): void {
  const { random, stage, garden } = scene;
  open(scene, { ground: lawns.lush, hill: '#5f7d78', hillHeight: 110 });
  treeLine(garden, stage.camera.horizon + 12, gumLine, 60, 0.34);
  stage.later(() => {
    const fruit = random.pick(['#c8442f', '#e08a2c', '#d9b93a', '#f2dfe4']);
    const trees: { x: number; z: number }[] = [];
    for (let x = -22; x <= 22; x += 4.4) for (let z = -4; z < 46; z += 3.6) trees.push({ x, z });
    for (const { x, z } of trees.sort((a, b) => b.z - a.z)) {
      const spot = spotAt(stage, x, z);
      if (spot.x < -120 || spot.x > scene.canvas.width + 120) continue;
      const h = 2.9 * spot.scale;
      const far = Math.min(0.4, z / 100);
      scene.canvas.draw(
        `<ellipse cx="${n(spot.x + h * 0.2)}" cy="${n(spot.y)}" rx="${n(h * 0.62)}" ry="${n(h * 0.1)}" fill="#1d2c1a" opacity=".4"/><rect x="${n(spot.x - h * 0.035)}" y="${n(spot.y - h * 0.4)}" width="${n(h * 0.07)}" height="${n(h * 0.42)}" fill="#6b5644"/>`,
      );
      crown(garden, {
        x: spot.x,
        y: spot.y - h * 0.62,
        rx: h * 0.42,
        ry: h * 0.38,
        colours: ['#2f5228', '#4d7d38', '#82a852'],
        density: z < 14 ? 16 : 6,
        grain: z < 14 ? 0.22 : 0.36,
        distance: far,
      });
      if (z < 16)
        for (let k = 0; k < 16; k += 1) {
          const a = random.between(0, 6.28);
          const r = Math.sqrt(random.next()) * h * 0.36;
          scene.canvas.draw(
            `<circle cx="${n(spot.x + Math.cos(a) * r)}" cy="${n(spot.y - h * 0.6 + Math.sin(a) * r * 0.9)}" r="${n(Math.max(1.2, h * 0.017))}" fill="${outdoors(scene.light, fruit, 0.8)}"/>`,
          );
        }
    }
    foreground(garden, ['#3f6a30', '#6d9c45', '#a2c468'], 0.7);
  });
}

function rows(
  { canvas, light, stage, garden }: Scene,
  each: number,
  height: number,
  leaves: readonly [string, string, string],
  posts: boolean,
): void {
  const lines: number[] = [];
  for (let x = -40; x <= 40; x += each) lines.push(x + 1.3);
  lines.sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const x of lines) {
    const side = keep(
      [
        [x, 0, -13],
        [x, 0, 70],
        [x, height, 70],
        [x, height, -13],
      ],
      stage.camera.depthOf,
      1.4,
    ).map(stage.camera.project);
    canvas.draw(path(polygonPath(side), `fill="${outdoors(light, leaves[0], x > 0 ? 0.5 : 0.1)}"`));
    for (let z = 46; z > -12.4; z -= z > 16 ? 2.6 : 0.95) {
      const point: Point = [x, height * 0.62, z];
      if (stage.camera.depthOf(point) < 1.6) continue;
      const [sx, sy] = stage.camera.project(point);
      if (sx < -160 || sx > canvas.width + 160) continue;
      const s = stage.camera.scaleAt(point);
      crown(garden, {
        x: sx,
        y: sy,
        rx: s * (z > 16 ? 1.1 : 0.62),
        ry: s * height * 0.46,
        colours: leaves,
        density: z > 16 ? 3 : 6,
        grain: 0.32,
        distance: Math.max(0, Math.min(0.4, z / 110)),
      });
      if (posts && z < 12 && Math.abs((z * 10) % 40) < 9) {
        const [px, py] = stage.camera.project([x, 0, z]);
        canvas.draw(
          `<rect x="${n(px - s * 0.05)}" y="${n(py - s * height * 1.18)}" width="${n(s * 0.1)}" height="${n(s * height * 1.2)}" fill="${outdoors(light, '#a39278', 0.6)}"/>`,
        );
      }
    }
  }
}
