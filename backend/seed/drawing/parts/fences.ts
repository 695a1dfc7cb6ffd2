import { linePath, n, path, polygonPath } from '../kit/canvas.ts';
import { darker } from '../kit/colour.ts';
import { hazed, outdoors } from '../kit/light.ts';
import type { Point } from '../kit/space.ts';
import { addBox, type Face, type Stage } from '../kit/stage.ts';
import type { Garden } from '../plants/foliage.ts';
import { grassTuft, shrub } from '../plants/shrubs.ts';
import { spotAt } from './grounds.ts';

export function picketFence(
  stage: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
  height: number,
  colour: string,
  gap?: readonly [from: number, to: number],
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (u: number, v: number): Point => [
    from[0] + ((to[0] - from[0]) * u) / length,
    v,
    from[1] + ((to[1] - from[1]) * u) / length,
  ];
  const parts: (readonly [number, number])[] = gap
    ? [
        [0, gap[0]],
        [gap[1], length],
      ]
    : [[0, length]];
  for (const [start, end] of parts)
    stage.cast([at(start, 0.1), at(end, 0.1), at(end, height * 0.9), at(start, height * 0.9)]);
  stage.later(() => {
    const { canvas, screen, inLight, inShade, scale } = stage.brush;
    const face = inLight(colour, [0, 0, -1]);
    const rails: string[] = [];
    const pickets: string[] = [];
    for (const [start, end] of parts) {
      for (const v of [0.28, height * 0.72])
        rails.push(polygonPath([at(start, v), at(end, v), at(end, v + 0.07), at(start, v + 0.07)].map(screen)));
      for (let u = start; u < end - 0.05; u += 0.135) {
        pickets.push(
          polygonPath(
            [
              at(u, 0.06),
              at(u + 0.085, 0.06),
              at(u + 0.085, height - 0.07),
              at(u + 0.0425, height),
              at(u, height - 0.07),
            ].map(screen),
          ),
        );
      }
    }
    canvas.draw(path(rails.join(''), `fill="${inShade(colour, [0, 0, -1])}"`));
    canvas.draw(
      path(
        pickets.join(''),
        `fill="${face}" stroke="${inShade(darker(colour, 0.2), [0, 0, -1])}" stroke-width="${n(Math.max(0.4, scale(at(length / 2, 0)) * 0.008))}"`,
      ),
    );
  });
}

/** A low wall with a cap; palings of iron above it if wanted. */
export function lowWall(
  stage: Stage,
  x0: number,
  x1: number,
  z: number,
  height: number,
  colour: string,
  { cap = '#e6e0d4', iron = 0, details }: { cap?: string; iron?: number; details?: Face['details'] } = {},
): void {
  addBox(stage, { x: [x0, x1], y: [0, height], z: [z, z + 0.24] }, colour, details ? { details } : {});
  addBox(stage, { x: [x0 - 0.04, x1 + 0.04], y: [height, height + 0.08], z: [z - 0.04, z + 0.28] }, cap);
  if (iron > 0) ironFence(stage, x0, x1, z + 0.12, height + 0.08, iron);
}

export function ironFence(
  stage: Stage,
  x0: number,
  x1: number,
  z: number,
  from: number,
  height: number,
  colour = '#20262c',
): void {
  stage.later(() => {
    const { canvas, screen, inLight, scale } = stage.brush;
    const bars: string[] = [];
    for (let x = x0; x <= x1; x += 0.13) bars.push(linePath([screen([x, from, z]), screen([x, from + height, z])]));
    for (const y of [from + 0.1, from + height - 0.16]) bars.push(linePath([screen([x0, y, z]), screen([x1, y, z])]));
    canvas.draw(
      path(
        bars.join(''),
        `stroke="${inLight(colour, [0, 0, -1])}" stroke-width="${n(Math.max(1, scale([x0, 0, z]) * 0.022))}" fill="none"`,
      ),
    );
  });
}

/** Tufts along a line, to soften where a wall or fence meets the grass. */
export function edging(
  stage: Stage,
  garden: Garden,
  from: readonly [number, number],
  to: readonly [number, number],
  height = 0.16,
  colours?: readonly string[],
): void {
  stage.later(() => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.round(length * 3);
    for (let k = 0; k <= count; k += 1) {
      const point: Point = [
        from[0] + ((to[0] - from[0]) * k) / count,
        0,
        from[1] + ((to[1] - from[1]) * k) / count + garden.random.between(-0.05, 0.05),
      ];
      if (stage.camera.depthOf(point) < 1.4) continue;
      const [x, y] = stage.camera.project(point);
      grassTuft(
        garden,
        { x, y, scale: stage.camera.scaleAt(point) },
        height * garden.random.between(0.6, 1.3),
        colours,
      );
    }
  });
}

/** The back of the garden: palings, and whatever grew in front of them. */
export function boundary(
  stage: Stage,
  garden: Garden,
  z: number,
  { colour = '#8d7a66', height = 1.8, half = 26 } = {},
): void {
  const { canvas, camera, light } = stage;
  const at = (x: number, y: number) => camera.project([x, y, z]);
  const palings: string[] = [];
  for (let x = -half; x < half; x += 0.16) palings.push(linePath([at(x, 0), at(x, height)]));
  canvas.draw(
    path(
      polygonPath([at(-half, 0), at(half, 0), at(half, height), at(-half, height)]),
      `fill="${hazed(light, outdoors(light, colour, 0.55), 0.12)}"`,
    ),
  );
  canvas.draw(
    path(
      palings.join(''),
      `stroke="${outdoors(light, darker(colour, 0.35), 0.2)}" stroke-width=".9" opacity=".4" fill="none"`,
    ),
  );
  for (let x = -half; x < half; x += garden.random.between(1.4, 3.8)) {
    if (camera.project([x, 0, z])[0] < -80 || camera.project([x, 0, z])[0] > canvas.width + 80) continue;
    const width = garden.random.between(1.4, 3);
    shrub(
      garden,
      spotAt(stage, x, z - 0.6),
      width,
      garden.random.between(1, 2.4),
      garden.random.pick(['plain', 'plain', 'plain', 'grevillea', 'camellia', 'bougainvillea']),
    );
  }
}
