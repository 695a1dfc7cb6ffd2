import { blur, linear, linePath, n, path, polygonPath, smoothPath } from '../kit/canvas.ts';
import { darker, lighter, mix } from '../kit/colour.ts';
import { hazed, outdoors } from '../kit/light.ts';
import { keep, type Point, type Screen } from '../kit/space.ts';
import { groundShadow, type Stage } from '../kit/stage.ts';
import type { Garden } from '../plants/foliage.ts';

export type Lawn = { near: string; far: string; stripes?: boolean; dry?: boolean };

export const lawns = {
  green: { near: '#5e8a3a', far: '#8db15a', stripes: true },
  lush: { near: '#47803a', far: '#7bb055', stripes: false },
  coastal: { near: '#7d8f4a', far: '#b3b478', stripes: false },
  dry: { near: '#a2954f', far: '#cfc07e', stripes: false, dry: true },
  red: { near: '#b0633c', far: '#c98a58', stripes: false, dry: true },
} satisfies Record<string, Lawn>;

/** Grass from the horizon to the viewer's feet. */
export function lawn(stage: Stage, garden: Garden, { near, far, stripes, dry }: Lawn): void {
  const { canvas, camera, light } = stage;
  const { width, height } = canvas;
  const top = camera.horizon;
  const fill = linear(
    canvas,
    [0, top],
    [0, height],
    [
      [0, hazed(light, outdoors(light, far, 0.8), 0.25)],
      [0.16, outdoors(light, far, 0.72)],
      [0.5, outdoors(light, mix(far, near, 0.7), 0.62)],
      [1, outdoors(light, darker(near, 0.12), 0.45)],
    ],
  );
  canvas.draw(`<rect y="${n(top - 1)}" width="${width}" height="${n(height - top + 1)}" fill="${fill}"/>`);
  if (stripes) mownStripes(stage, near);
  const streaks = canvas.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".014 .2" numOctaves="1" seed="${garden.random.whole(1, 99)}"/><feColorMatrix values="0 0 0 0 ${dry ? '.95' : '.9'} 0 0 0 0 ${dry ? '.85' : '.95'} 0 0 0 0 .5 0 0 0 1.9 -.82"/></filter>`,
  );
  canvas.draw(`<rect y="${n(top)}" width="${width}" height="${n(height - top)}" filter="${streaks}" opacity=".2"/>`);
  const hollows = canvas.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".004 .03" numOctaves="1" seed="${garden.random.whole(1, 99)}"/><feColorMatrix values="0 0 0 0 .05 0 0 0 0 .12 0 0 0 0 .06 0 0 0 2 -.85"/></filter>`,
  );
  canvas.draw(`<rect y="${n(top)}" width="${width}" height="${n(height - top)}" filter="${hollows}" opacity=".22"/>`);
}

function mownStripes(stage: Stage, colour: string): void {
  const { canvas, camera, light } = stage;
  const bands: string[] = [];
  for (let x = -40; x < 40; x += 2.4) {
    const strip = keep(
      [
        [x, 0, -30],
        [x + 1.2, 0, -30],
        [x + 1.2, 0, 30],
        [x, 0, 30],
      ],
      camera.depthOf,
      1.2,
    );
    bands.push(polygonPath(strip.map(camera.project)));
  }
  canvas.draw(path(bands.join(''), `fill="${outdoors(light, lighter(colour, 0.2), 0.9)}" opacity=".13"`));
}

/** Blades at the viewer's feet, shorter the further. */
export function foreground({ canvas, random, light }: Garden, colours: readonly string[], amount = 1): void {
  const { width, height } = canvas;
  for (const [index, colour] of colours.entries()) {
    const blades = Array.from({ length: Math.round(230 * amount) }, () => {
      const x = random.between(-10, width + 10);
      const depth = random.next() ** 0.8;
      const y = height - 170 * (1 - depth) + 8;
      const long = (3 + 15 * depth * depth) * random.between(0.6, 1.3);
      return `M${n(x)} ${n(y)}q${n(random.between(-1, 1))} ${n(-long * 0.7)} ${n(random.between(-5, 5))} ${n(-long)}`;
    });
    canvas.draw(
      path(
        blades.join(''),
        `stroke="${outdoors(light, colour, 0.35 + index * 0.2)}" stroke-width="1.5" fill="none" stroke-linecap="round" opacity=".55"`,
      ),
    );
  }
}

/** A paved area on the ground: path, drive, terrace, road. */
export function paving(
  stage: Stage,
  corners: readonly (readonly [x: number, z: number])[],
  colour: string,
  { joints = 0, edge = true, lift = 0.01 } = {},
): void {
  stage.later(() => {
    const { canvas, camera, light } = stage;
    const points = keep(
      corners.map(([x, z]): Point => [x, lift, z]),
      camera.depthOf,
      1,
    ).map(camera.project);
    const outline = polygonPath(points);
    if (outline === '') return;
    const ys = points.map(([, y]) => y);
    const fill = linear(
      canvas,
      [0, Math.min(...ys)],
      [0, Math.max(...ys)],
      [
        [0, hazed(light, outdoors(light, lighter(colour, 0.1), 0.85), 0.1)],
        [1, outdoors(light, darker(colour, 0.06), 0.7)],
      ],
    );
    canvas.draw(
      path(
        outline,
        `fill="${fill}"${edge ? ` stroke="${outdoors(light, darker(colour, 0.35), 0.2)}" stroke-opacity=".35" stroke-width="1.4"` : ''}`,
      ),
    );
    if (joints > 0) {
      const [a, b, c, d] = corners;
      if (!a || !b || !c || !d) return;
      const lines: string[] = [];
      for (let k = 1; k < joints; k += 1) {
        const share = k / joints;
        const side = (from: readonly [number, number], to: readonly [number, number]): Point => [
          from[0] + (to[0] - from[0]) * share,
          lift,
          from[1] + (to[1] - from[1]) * share,
        ];
        const line = [side(a, d), side(b, c)].filter((point) => camera.depthOf(point) > 1);
        if (line.length === 2) lines.push(linePath(line.map(camera.project)));
      }
      canvas.draw(
        path(
          lines.join(''),
          `stroke="${outdoors(light, darker(colour, 0.4), 0.2)}" stroke-width="1.3" opacity=".4" fill="none"`,
        ),
      );
    }
  });
}

/** What every thing above the ground throws on it. Add after the paving, before what stands. */
export function shadows(stage: Stage, colour = '#1d2a30', opacity = 0.46): void {
  stage.later(() =>
    groundShadow(
      stage,
      stage.light.sunStrength < 0.3 ? '#141a33' : colour,
      stage.light.sunStrength < 0.3 ? 0.3 : opacity,
    ),
  );
}

/** A bed of dark mulch along a wall, with its edge. */
export function bed(stage: Stage, x0: number, x1: number, z0: number, z1: number, colour = '#5a4636'): void {
  stage.later(() => {
    const { canvas, camera, light } = stage;
    const points: Screen[] = [];
    for (let k = 0; k <= 8; k += 1)
      points.push(camera.project([x0 + ((x1 - x0) * k) / 8, 0.02, z0 + Math.sin(k * 2.2) * 0.12]));
    for (let k = 8; k >= 0; k -= 1) points.push(camera.project([x0 + ((x1 - x0) * k) / 8, 0.02, z1]));
    canvas.draw(path(smoothPath(points), `fill="${outdoors(light, colour, 0.4)}"`));
  });
}

export const spotAt = (stage: Stage, x: number, z: number) => {
  const [sx, sy] = stage.camera.project([x, 0, z]);
  return { x: sx, y: sy, scale: stage.camera.scaleAt([x, 0, z]) };
};

/** Leaves at the edge of the picture, out of focus, as if one looked past a tree. */
export function framingLeaves(
  { canvas, random, light }: Garden,
  colours: readonly string[],
  side: 'left' | 'right' = 'left',
): void {
  const soft = blur(canvas, 4);
  const base = side === 'left' ? -30 : canvas.width + 30;
  const sign = side === 'left' ? 1 : -1;
  const shapes = Array.from({ length: 42 }, () => {
    const x = base + sign * random.next() ** 1.5 * 330;
    const y = random.next() ** 1.5 * 210 - 20;
    const [long, wide] = [random.between(46, 96), random.between(9, 17)];
    return `<path d="M0 0Q${n(long / 2)} ${n(-wide)} ${n(long)} 0Q${n(long / 2)} ${n(wide)} 0 0Z" fill="${outdoors(light, random.pick(colours), random.between(0.1, 0.7))}" transform="translate(${n(x)} ${n(y)}) rotate(${n(random.between(25, 150))})"/>`;
  });
  canvas.draw(`<g filter="${soft}" opacity=".92">${shapes.join('')}</g>`);
}
