/** Metres: x to the right, y up, z away from the viewer. A house's front wall stands at z = 0 and looks towards −z. */
export type Point = readonly [x: number, y: number, z: number];
export type Screen = readonly [x: number, y: number];

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const less = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Point, k: number): Point => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const between = (a: Point, b: Point, k: number): Point => add(a, times(less(b, a), k));
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function unit(a: Point): Point {
  const length = Math.hypot(...a) || 1;
  return times(a, 1 / length);
}

export type Camera = {
  width: number;
  height: number;
  eye: Point;
  /** Where verticals stay vertical and the horizon stays level: two-point perspective, as architects photograph. */
  horizon: number;
  project: (point: Point) => Screen;
  depthOf: (point: Point) => number;
  /** Pixels a metre at that place. */
  scaleAt: (point: Point) => number;
};

type CameraWish = {
  width: number;
  height: number;
  eye: Point;
  /** Looked at; only its direction counts. */
  at: readonly [x: number, z: number];
  /** Horizontal angle of view in degrees. */
  angle: number;
  /** 0 top, 1 bottom. */
  horizon: number;
  /** Sideways shift of the picture, as a share of its width. */
  shift?: number;
};

export function cameraOf({ width, height, eye, at, angle, horizon, shift = 0 }: CameraWish): Camera {
  const yaw = Math.atan2(at[0] - eye[0], at[1] - eye[2]);
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const focal = width / 2 / Math.tan((angle * Math.PI) / 360);
  const level = height * horizon;
  const depthOf = ([x, , z]: Point) => Math.max(0.05, (x - eye[0]) * sin + (z - eye[2]) * cos);
  return {
    width,
    height,
    eye,
    horizon: level,
    depthOf,
    scaleAt: (point) => focal / depthOf(point),
    project: (point) => {
      const scale = focal / depthOf(point);
      const aside = (point[0] - eye[0]) * cos - (point[2] - eye[2]) * sin;
      return [width * (0.5 + shift) + aside * scale, level - (point[1] - eye[1]) * scale];
    },
  };
}

/** The part of a flat polygon at or beyond `limit` along `measure`. */
export function keep(polygon: readonly Point[], measure: (point: Point) => number, limit: number): Point[] {
  const kept: Point[] = [];
  for (const [index, point] of polygon.entries()) {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    const [here, there] = [measure(point) - limit, measure(next) - limit];
    if (here >= 0) kept.push(point);
    if (here >= 0 !== there >= 0) kept.push(between(point, next, here / (here - there)));
  }
  return kept;
}
