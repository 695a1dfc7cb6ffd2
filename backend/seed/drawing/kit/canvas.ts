import type { Screen } from './space.ts';

/** Collects SVG: `defs` for gradients and clips, `draw` for what is seen, in the order it is painted. */
export type Canvas = {
  width: number;
  height: number;
  draw: (svg: string) => void;
  /** Stores a definition and returns the `url(#…)` to use it by. `svg` gets the id. */
  define: (svg: (id: string) => string) => string;
  finish: () => string;
};

export function canvasOf(width: number, height: number): Canvas {
  const definitions: string[] = [];
  const known = new Map<string, string>();
  const body: string[] = [];
  return {
    width,
    height,
    draw: (svg) => body.push(svg),
    define: (svg) => {
      const same = svg('');
      const found = known.get(same);
      if (found) return found;
      const id = `d${definitions.length}`;
      definitions.push(svg(id));
      known.set(same, `url(#${id})`);
      return `url(#${id})`;
    },
    finish: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${body.join('')}</svg>`,
  };
}

/** One decimal is finer than a pixel and keeps the drawing small. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

export const polygonPath = (points: readonly Screen[]) =>
  points.length < 3 ? '' : `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

export const linePath = (points: readonly Screen[]) => `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

/** A closed line through the points without corners. */
export function smoothPath(points: readonly Screen[]): string {
  const count = points.length;
  const at = (index: number) => points[((index % count) + count) % count] ?? [0, 0];
  const half = (index: number): Screen => {
    const [a, b] = [at(index), at(index + 1)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const start = half(-1);
  const curves = points.map((point, index) => {
    const end = half(index);
    return `Q${n(point[0])} ${n(point[1])} ${n(end[0])} ${n(end[1])}`;
  });
  return `M${n(start[0])} ${n(start[1])}${curves.join('')}Z`;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A gradient between two places of the picture. */
export function linear(canvas: Canvas, from: Screen, to: Screen, stops: readonly Stop[]): string {
  return canvas.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}">${stopsOf(stops)}</linearGradient>`,
  );
}

export function radial(canvas: Canvas, at: Screen, radius: number, stops: readonly Stop[]): string {
  return canvas.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(at[0])}" cy="${n(at[1])}" r="${n(radius)}">${stopsOf(stops)}</radialGradient>`,
  );
}

export const blur = (canvas: Canvas, deviation: number) =>
  canvas.define(
    (id) =>
      `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  );

export const clip = (canvas: Canvas, path: string) =>
  canvas.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);

export const path = (d: string, attributes: string) => (d === '' ? '' : `<path d="${d}" ${attributes}/>`);
