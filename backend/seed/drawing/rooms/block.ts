import { blur, linear, n, path, polygonPath, radial } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import type { Point, Screen } from '../kit/space.ts';
import type { Box, Brush, Stage } from '../kit/stage.ts';

/** Sunlight through a window, lying on the floor. */
export function sunPatch(stage: Stage, corners: readonly (readonly [x: number, z: number])[], strength = 0.5): void {
  if (stage.light.lampsOn) return;
  stage.later(() => {
    const { canvas, screen } = stage.brush;
    const shape = polygonPath(corners.map(([x, z]) => screen([x, 0.005, z])));
    canvas.draw(
      path(
        shape,
        `fill="#fff4d6" opacity="${strength}" filter="${blur(canvas, 2.5)}" style="mix-blend-mode:soft-light"`,
      ),
    );
    canvas.draw(path(shape, `fill="#fff0cc" opacity="${strength * 0.34}" filter="${blur(canvas, 2.5)}"`));
  });
}

/** The dark under a thing that stands on the floor. */
export function contact(stage: Stage, x: number, z: number, wide: number, deep: number, y = 0, strength = 0.4): void {
  stage.later(() => {
    const { canvas, screen } = stage.brush;
    const points: Point[] = [
      [x - wide / 2, y, z - deep / 2],
      [x + wide / 2, y, z - deep / 2],
      [x + wide / 2, y, z + deep / 2],
      [x - wide / 2, y, z + deep / 2],
    ];
    canvas.draw(
      path(rounded(points.map(screen), 20), `fill="#17202b" opacity="${strength}" filter="${blur(canvas, 7)}"`),
    );
  });
}

/** A polygon without sharp corners. */
export function rounded(points: readonly Screen[], radius: number): string {
  const count = points.length;
  const parts = points.map((point, index) => {
    const before = points[(index + count - 1) % count] ?? point;
    const after = points[(index + 1) % count] ?? point;
    const towards = (to: Screen): Screen => {
      const length = Math.hypot(to[0] - point[0], to[1] - point[1]) || 1;
      const share = Math.min(0.5, radius / length);
      return [point[0] + (to[0] - point[0]) * share, point[1] + (to[1] - point[1]) * share];
    };
    const [a, b] = [towards(before), towards(after)];
    return `${index === 0 ? 'M' : 'L'}${n(a[0])} ${n(a[1])}Q${n(point[0])} ${n(point[1])} ${n(b[0])} ${n(b[1])}`;
  });
  return `${parts.join('')}Z`;
}

/** A box; `soft` rounds its edges, as upholstery does. */
export function block(
  stage: Stage,
  box: Box,
  colour: string,
  { soft = 0, top }: { soft?: number; top?: string } = {},
): void {
  const {
    x: [x0, x1],
    y: [y0, y1],
    z: [z0, z1],
  } = box;
  stage.later(() => {
    const { canvas, camera, inLight, screen, scale } = stage.brush;
    const radius = Math.max(0.5, soft * scale([x0, y0, z0]));
    const faces: { points: Point[]; normal: Point; colour: string }[] = [];
    if (camera.eye[0] < x0)
      faces.push({
        points: [
          [x0, y0, z1],
          [x0, y0, z0],
          [x0, y1, z0],
          [x0, y1, z1],
        ],
        normal: [-1, 0, 0],
        colour: darker(colour, 0.08),
      });
    if (camera.eye[0] > x1)
      faces.push({
        points: [
          [x1, y0, z0],
          [x1, y0, z1],
          [x1, y1, z1],
          [x1, y1, z0],
        ],
        normal: [1, 0, 0],
        colour: darker(colour, 0.08),
      });
    if (camera.eye[1] > y1)
      faces.push({
        points: [
          [x0, y1, z0],
          [x1, y1, z0],
          [x1, y1, z1],
          [x0, y1, z1],
        ],
        normal: [0, 1, 0],
        colour: top ?? lighter(colour, 0.08),
      });
    if (camera.eye[1] < y0)
      faces.push({
        points: [
          [x0, y0, z1],
          [x1, y0, z1],
          [x1, y0, z0],
          [x0, y0, z0],
        ],
        normal: [0, -1, 0],
        colour: darker(colour, 0.3),
      });
    faces.push({
      points: [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      normal: [0, 0, -1],
      colour,
    });
    for (const face of faces) {
      const points = face.points.map(screen);
      const tone = inLight(face.colour, face.normal);
      const ys = points.map(([, y]) => y);
      const fill = linear(
        canvas,
        [0, Math.min(...ys)],
        [0, Math.max(...ys)],
        [
          [0, lighter(tone, 0.06)],
          [1, darker(tone, 0.1)],
        ],
      );
      canvas.draw(path(soft > 0 ? rounded(points, radius) : polygonPath(points), `fill="${fill}"`));
    }
  });
}

/** A glow where a lamp hangs or stands. */
export function glow(stage: Stage, at: Point, metres: number, strength = 0.75): void {
  stage.later(() => {
    const { canvas, screen, scale, light } = stage.brush;
    const [x, y] = screen(at);
    const r = metres * scale(at);
    const power = light.lampsOn ? strength : strength * 0.4;
    canvas.draw(
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${radial(canvas, [x, y], r, [
        [0, '#ffe6b0', power],
        [0.3, '#ffd48a', power * 0.4],
        [1, '#ffc870', 0],
      ])}"/>`,
    );
  });
}

export function shape(stage: Stage, paint: (brush: Brush) => void): void {
  stage.later(() => paint(stage.brush));
}
