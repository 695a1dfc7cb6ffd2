import { blur, type Canvas, clip, linear, path, polygonPath } from './canvas.ts';
import { darker, lighter } from './colour.ts';
import { type Light, shaded } from './light.ts';
import { add, type Camera, cross, dot, keep, less, type Point, type Screen, times, unit } from './space.ts';

/** A flat surface. `from` and `to` are its lower corners as seen from outside, left and right. */
export type Face = {
  points: Point[];
  normal: Point;
  colour: string;
  /** Painted over the surface: boards, bricks, windows. */
  details: ((brush: Brush, face: Face) => void)[];
  casts: boolean;
  receives: boolean;
  /** Where u metres along and v metres up is; `out` towards the viewer. */
  at: (u: number, v: number, out?: number) => Point;
  length: number;
  height: number;
};

export type Brush = {
  canvas: Canvas;
  camera: Camera;
  light: Light;
  inLight: (colour: string, normal: Point) => string;
  inShade: (colour: string, normal: Point) => string;
  screen: (point: Point) => Screen;
  /** Pixels a metre there. */
  scale: (point: Point) => number;
};

export type Options = {
  details?: Face['details'];
  casts?: boolean;
  receives?: boolean;
  visible?: 'outside' | 'always';
};

export function stageOf(canvas: Canvas, camera: Camera, light: Light) {
  const steps: (() => void)[] = [];
  const casters: Point[][] = [];
  const brush: Brush = {
    canvas,
    camera,
    light,
    inLight: (colour, normal) => shaded(light, colour, normal),
    inShade: (colour, normal) => shaded(light, colour, normal, true),
    screen: camera.project,
    scale: camera.scaleAt,
  };

  const paintFace = (face: Face) => {
    const visible = keep(face.points, camera.depthOf, 0.3).map(camera.project);
    const outline = polygonPath(visible);
    if (outline === '') return;
    const colour = brush.inLight(face.colour, face.normal);
    canvas.draw(path(outline, `fill="${tinted(canvas, visible, colour)}" stroke="${colour}" stroke-width=".6"`));
    if (face.receives) {
      const dark = shadowOn(face, casters, light, camera, visible);
      if (dark !== '') {
        const shade = brush.inShade(face.colour, face.normal);
        canvas.draw(`<g clip-path="${clip(canvas, outline)}">${path(dark, `fill="${shade}"`)}</g>`);
      }
    }
    for (const detail of face.details) detail(brush, face);
  };

  return {
    brush,
    camera,
    light,
    canvas,
    /** Anything else, painted in its turn. */
    later: (step: () => void) => {
      steps.push(step);
    },
    add(face: Face, visibility: 'outside' | 'always' = 'outside') {
      if (face.casts) casters.push(face.points);
      const [first] = face.points;
      if (!first) return;
      if (visibility === 'outside' && dot(face.normal, less(camera.eye, first)) <= 0) return;
      steps.push(() => paintFace(face));
    },
    /** Throws a shadow without being seen. */
    cast: (points: Point[]) => casters.push(points),
    casters,
    paint: () => {
      for (const step of steps.splice(0)) step();
    },
  };
}

export type Stage = ReturnType<typeof stageOf>;

export function surface(points: Point[], colour: string, options: Options = {}): Face {
  const [a = [0, 0, 0], b = [1, 0, 0], , d = [0, 1, 0]] = points as Point[];
  const along = unit(less(b, a));
  const last = points.at(-1) ?? d;
  const normal = unit(cross(less(last, a), along));
  const up = unit(cross(along, normal));
  return {
    points,
    normal,
    colour,
    details: options.details ?? [],
    casts: options.casts ?? true,
    receives: options.receives ?? true,
    length: Math.hypot(...less(b, a)),
    height: Math.abs(dot(less(last, a), up)),
    at: (u, v, out = 0) => add(add(add(a, times(along, u)), times(up, v)), times(normal, out)),
  };
}

/** Upright, from the lower left corner to the lower right one as seen from outside. */
export function wall(from: Point, to: Point, height: number, colour: string, options: Options = {}): Face {
  const top = (point: Point): Point => [point[0], point[1] + height, point[2]];
  return surface([from, to, top(to), top(from)], colour, options);
}

export type Box = { x: readonly [number, number]; y: readonly [number, number]; z: readonly [number, number] };

/** Far sides first, so that a box may be painted as it comes. */
export function boxFaces(
  { x: [x0, x1], y: [y0, y1], z: [z0, z1] }: Box,
  colour: string,
  options: Options = {},
): Face[] {
  const h = y1 - y0;
  return [
    wall([x0, y0, z1], [x0, y0, z0], h, colour, options),
    wall([x1, y0, z0], [x1, y0, z1], h, colour, options),
    surface(
      [
        [x0, y1, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      colour,
      options,
    ),
    wall([x0, y0, z0], [x1, y0, z0], h, colour, options),
  ];
}

export function addBox(stage: Stage, box: Box, colour: string, options: Options = {}): void {
  for (const face of boxFaces(box, colour, options)) stage.add(face);
}

/** A little lighter above than below, as walls are. */
function tinted(canvas: Canvas, outline: readonly Screen[], colour: string): string {
  const ys = outline.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  if (bottom - top < 12) return colour;
  return linear(
    canvas,
    [0, top],
    [0, bottom],
    [
      [0, lighter(colour, 0.05)],
      [0.7, colour],
      [1, darker(colour, 0.09)],
    ],
  );
}

/** Everything that stands between this surface and the sun, as one path. */
export function shadowOn(
  face: Face,
  casters: readonly Point[][],
  light: Light,
  camera: Camera,
  visible: readonly Screen[] = [],
): string {
  const towardsSun = dot(face.normal, light.direction);
  const [origin] = face.points;
  if (!origin || towardsSun <= 0.03 || light.sunStrength < 0.1) return '';
  const height = (point: Point) => dot(less(point, origin), face.normal);
  const parts = casters.map((caster) => {
    if (caster === face.points) return '';
    const above = keep(caster, height, 0.02);
    const thrown = above.map((point) => less(point, times(light.direction, height(point) / towardsSun)));
    const shown = keep(thrown, camera.depthOf, 0.3).map(camera.project);
    return visible.length > 0 && apart(shown, visible) ? '' : polygonPath(oneWay(shown));
  });
  return parts.join('');
}

/** No part of one can lie on the other. */
function apart(a: readonly Screen[], b: readonly Screen[]): boolean {
  const ends = (points: readonly Screen[], axis: 0 | 1) =>
    [Math.min(...points.map((p) => p[axis])), Math.max(...points.map((p) => p[axis]))] as const;
  return ([0, 1] as const).some((axis) => {
    const [lowA, highA] = ends(a, axis);
    const [lowB, highB] = ends(b, axis);
    return highA < lowB || highB < lowA;
  });
}

/** All shadows wind the same way, so that overlapping ones do not cancel out. */
function oneWay(points: Screen[]): Screen[] {
  const area = points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
  return area < 0 ? points.toReversed() : points;
}

/** Shadows on the ground are long, so they are soft. */
export function groundShadow(stage: Stage, colour: string, opacity: number): void {
  const far = 60;
  const ground = surface(
    [
      [-far, 0, -far],
      [far, 0, -far],
      [far, 0, far],
      [-far, 0, far],
    ],
    colour,
  );
  const dark = shadowOn(ground, stage.casters, stage.light, stage.camera);
  const soft = blur(stage.canvas, 2.2);
  if (dark !== '') stage.canvas.draw(`<g filter="${soft}" opacity="${opacity}">${path(dark, `fill="${colour}"`)}</g>`);
}
