import type { Random } from '../../random.ts';
import { blur, clip, linear, linePath, n, path, polygonPath, radial, smoothPath } from '../kit/canvas.ts';
import { darker, lighter, mix } from '../kit/colour.ts';
import type { Light } from '../kit/light.ts';
import { outdoors } from '../kit/light.ts';
import type { Point, Screen } from '../kit/space.ts';
import { type Box, type Brush, type Face, type Options, type Stage, surface, wall } from '../kit/stage.ts';
import { crown } from '../plants/foliage.ts';
import type { Scene, View } from '../scene.ts';

export type Opening = { u: number; v: number; w: number; h: number };
export type Outlook = 'garden' | 'sea' | 'city' | 'hills';

/** A look into a room from where its fourth wall would be. */
export const roomView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['indoors', 'indoors evening', 'indoors', 'indoors'],
  eye: [random.between(-0.45, 0.45), 1.4, -2.15],
  at: [random.between(-0.24, 0.24), 4],
  angle: 62,
  horizon: 0.5,
  mirror: random.chance(0.5),
});

export type Shell = { x0: number; x1: number; depth: number; height: number; near: number };

export type Finish = {
  walls: string;
  feature?: string;
  floor: string;
  boards?: boolean;
  tiles?: number;
  ceiling?: string;
  trim: string;
  cornice?: boolean;
};

const still: Options = { casts: false, receives: false };

/** Floor, ceiling and three walls; what hangs on the walls is passed in as details. */
export function roomShell(
  scene: Scene,
  shell: Shell,
  finish: Finish,
  details: { left?: Face['details']; right?: Face['details']; back?: Face['details'] } = {},
): void {
  const { stage } = scene;
  const { x0, x1, depth, height, near } = shell;
  const { walls, feature = walls, trim, ceiling = '#fbfaf6' } = finish;
  stage.add(
    surface(
      [
        [x0, height, depth],
        [x1, height, depth],
        [x1, height, near],
        [x0, height, near],
      ],
      ceiling,
      still,
    ),
    'always',
  );
  stage.add(
    surface(
      [
        [x0, 0, near],
        [x1, 0, near],
        [x1, 0, depth],
        [x0, 0, depth],
      ],
      finish.floor,
      { ...still, details: [floorMarks(scene, finish), sheen] },
    ),
    'always',
  );
  stage.add(
    wall([x0, 0, near], [x0, 0, depth], height, walls, {
      ...still,
      details: [...(details.left ?? []), skirting(trim)],
    }),
    'always',
  );
  stage.add(
    wall([x1, 0, depth], [x1, 0, near], height, darker(walls, 0.03), {
      ...still,
      details: [...(details.right ?? []), skirting(trim)],
    }),
    'always',
  );
  stage.add(
    wall([x0, 0, depth], [x1, 0, depth], height, feature, {
      ...still,
      details: [...(details.back ?? []), skirting(trim)],
    }),
    'always',
  );
  if (finish.cornice !== false) cornice(stage, shell, trim);
  corners(stage, shell);
}

const skirting =
  (colour: string): Face['details'][number] =>
  (brush, face) => {
    const quad = [face.at(0, 0), face.at(face.length, 0), face.at(face.length, 0.13), face.at(0, 0.13)].map(
      brush.screen,
    );
    brush.canvas.draw(path(polygonPath(quad), `fill="${brush.inLight(colour, face.normal)}"`));
    brush.canvas.draw(
      path(
        linePath([face.at(0, 0.13), face.at(face.length, 0.13)].map(brush.screen)),
        'stroke="#3a3a3a" stroke-width="1" opacity=".22"',
      ),
    );
  };

function cornice(stage: Stage, { x0, x1, depth, height, near }: Shell, colour: string): void {
  const y = height - 0.1;
  stage.add(wall([x0, y, depth - 0.01], [x1, y, depth - 0.01], 0.1, lighter(colour, 0.2), still), 'always');
  stage.add(wall([x0 + 0.01, y, near], [x0 + 0.01, y, depth], 0.1, lighter(colour, 0.2), still), 'always');
  stage.add(wall([x1 - 0.01, y, depth], [x1 - 0.01, y, near], 0.1, lighter(colour, 0.1), still), 'always');
}

/** Rooms are darker in their corners. */
function corners(stage: Stage, { x0, x1, depth, height }: Shell): void {
  stage.later(() => {
    const { canvas, screen } = stage.brush;
    const strip = (a: Point, b: Point, c: Point, d: Point, from: Screen, to: Screen) =>
      canvas.draw(
        path(
          polygonPath([a, b, c, d].map(screen)),
          `fill="${linear(canvas, from, to, [
            [0, '#1c2430', 0.26],
            [1, '#1c2430', 0],
          ])}"`,
        ),
      );
    strip(
      [x0, 0, depth],
      [x0 + 0.9, 0, depth],
      [x0 + 0.9, height, depth],
      [x0, height, depth],
      screen([x0, 1, depth]),
      screen([x0 + 0.9, 1, depth]),
    );
    strip(
      [x1, 0, depth],
      [x1 - 0.9, 0, depth],
      [x1 - 0.9, height, depth],
      [x1, height, depth],
      screen([x1, 1, depth]),
      screen([x1 - 0.9, 1, depth]),
    );
    strip(
      [x0, height, depth],
      [x1, height, depth],
      [x1, height - 0.6, depth],
      [x0, height - 0.6, depth],
      screen([0, height, depth]),
      screen([0, height - 0.6, depth]),
    );
  });
}

function floorMarks({ random }: Scene, { boards, tiles, floor }: Finish): Face['details'][number] {
  return (brush, face) => {
    const across = Math.abs(face.length);
    const deep = face.height;
    const lines: string[] = [];
    const planks: Record<string, string[]> = {};
    if (boards) {
      for (let u = 0; u < across; u += 0.14) {
        lines.push(linePath([brush.screen(face.at(u, 0)), brush.screen(face.at(u, deep))]));
        for (let v = random.between(-1.4, 0); v < deep; v += 1.8) {
          const tone = brush.inLight(
            mix(floor, random.pick(['#3a2a1c', '#e8c79a', '#a8754a']), random.between(0.03, 0.14)),
            face.normal,
          );
          const [v0, v1] = [Math.max(0, v), Math.min(deep, v + 1.78)];
          if (v1 <= v0) continue;
          const quad = [face.at(u, v0), face.at(u + 0.14, v0), face.at(u + 0.14, v1), face.at(u, v1)].map(brush.screen);
          planks[tone] = [...(planks[tone] ?? []), polygonPath(quad)];
        }
      }
    }
    if (tiles) {
      for (let u = 0; u <= across; u += tiles)
        lines.push(linePath([brush.screen(face.at(u, 0)), brush.screen(face.at(u, deep))]));
      for (let v = 0; v <= deep; v += tiles)
        lines.push(linePath([brush.screen(face.at(0, v)), brush.screen(face.at(across, v))]));
    }
    for (const [tone, shapes] of Object.entries(planks))
      brush.canvas.draw(path(shapes.join(''), `fill="${tone}" opacity=".7"`));
    brush.canvas.draw(
      path(
        lines.join(''),
        `stroke="${brush.inShade(darker(floor, 0.45), face.normal)}" stroke-width=".9" opacity=".34" fill="none"`,
      ),
    );
  };
}

/** A floor gives back some of the window's light. */
const sheen: Face['details'][number] = (brush, face) => {
  const outline = polygonPath(face.points.map(brush.screen));
  const back = brush.screen(face.at(face.length / 2, face.height));
  const front = brush.screen(face.at(face.length / 2, face.height * 0.35));
  brush.canvas.draw(
    path(
      outline,
      `fill="${linear(brush.canvas, back, front, [
        [0, '#ffffff', 0.34],
        [1, '#ffffff', 0],
      ])}"`,
    ),
  );
};

const quadOf = (brush: Brush, face: Face, { u, v, w, h }: Opening) =>
  [face.at(u, v), face.at(u + w, v), face.at(u + w, v + h), face.at(u, v + h)].map(brush.screen);

/** A window with what is outside of it. */
export const windowTo =
  (
    scene: Scene,
    opening: Opening,
    outlook: Outlook,
    {
      frame = '#ffffff',
      panes = [2, 1] as readonly [number, number],
      curtain = 0.18,
      sheer = true,
      cloth = '#f6f2ea',
    } = {},
  ): Face['details'][number] =>
  (brush, face) => {
    const { canvas } = brush;
    const rim = quadOf(brush, face, {
      u: opening.u - 0.07,
      v: opening.v - 0.07,
      w: opening.w + 0.14,
      h: opening.h + 0.14,
    });
    canvas.draw(path(polygonPath(rim), `fill="${brush.inLight(frame, face.normal)}"`));
    const pane = quadOf(brush, face, opening);
    canvas.draw(`<g clip-path="${clip(canvas, polygonPath(pane))}">`);
    outside(scene, pane, outlook);
    canvas.draw('</g>');
    const bar = 0.05;
    const colour = brush.inLight(frame, face.normal);
    for (let k = 1; k < panes[0]; k += 1)
      canvas.draw(
        path(
          polygonPath(quadOf(brush, face, { ...opening, u: opening.u + (opening.w * k) / panes[0] - bar / 2, w: bar })),
          `fill="${colour}"`,
        ),
      );
    for (let k = 1; k < panes[1]; k += 1)
      canvas.draw(
        path(
          polygonPath(quadOf(brush, face, { ...opening, v: opening.v + (opening.h * k) / panes[1] - bar / 2, h: bar })),
          `fill="${colour}"`,
        ),
      );
    if (curtain > 0) drapes(brush, face, opening, curtain, cloth, sheer);
  };

function drapes(brush: Brush, face: Face, { u, v, w, h }: Opening, share: number, cloth: string, sheer: boolean): void {
  const [bottom, tall] = [Math.min(v - 0.1, 0.06), v + h + 0.16];
  for (const left of [u - 0.18, u + w - w * share + 0.18]) {
    const wide = w * share;
    const quad = quadOf(brush, face, { u: left, v: bottom, w: wide, h: tall - bottom });
    brush.canvas.draw(
      path(polygonPath(quad), `fill="${brush.inLight(cloth, face.normal)}" opacity="${sheer ? 0.86 : 1}"`),
    );
    const folds: string[] = [];
    for (let k = 0.08; k < 1; k += 0.14)
      folds.push(
        linePath([brush.screen(face.at(left + wide * k, bottom)), brush.screen(face.at(left + wide * k, tall))]),
      );
    brush.canvas.draw(path(folds.join(''), 'stroke="#5a554c" stroke-width="2.2" opacity=".16" fill="none"'));
    brush.canvas.draw(
      path(folds.join(''), 'stroke="#ffffff" stroke-width="1.4" opacity=".4" fill="none" transform="translate(3 0)"'),
    );
  }
  const rod = [brush.screen(face.at(u - 0.3, tall)), brush.screen(face.at(u + w + 0.3, tall))];
  brush.canvas.draw(path(linePath(rod), 'stroke="#4a443c" stroke-width="4" stroke-linecap="round"'));
}

/** Sky, and the garden, the sea, the city or the hills below it, filling the shape. */
export function outside(scene: Scene, shape: readonly Screen[], outlook: Outlook): void {
  const { canvas, random, garden } = scene;
  const day: Light = daylight(scene.light);
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [w, h] = [right - left, bottom - top];
  const level = Math.min(bottom - h * 0.1, Math.max(top + h * 0.3, scene.stage.camera.horizon + 4));
  const box = (y0: number, y1: number, fill: string, extra = '') =>
    canvas.draw(
      `<rect x="${n(left)}" y="${n(y0)}" width="${n(w)}" height="${n(Math.max(0, y1 - y0))}" fill="${fill}" ${extra}/>`,
    );
  box(
    top,
    level + 2,
    linear(
      canvas,
      [0, top],
      [0, level],
      [
        [0, day.sky[1] ?? '#7ab'],
        [0.7, day.sky[2] ?? '#bde'],
        [1, day.sky[3] ?? '#fff'],
      ],
    ),
  );
  const outdoorGarden = { ...garden, light: day };
  if (outlook === 'sea') {
    box(
      level,
      bottom,
      linear(
        canvas,
        [0, level],
        [0, bottom],
        [
          [0, outdoors(day, '#3f8fb0', 0.6)],
          [0.5, outdoors(day, '#4fb0b8', 0.7)],
          [0.8, outdoors(day, '#8fd0c4', 0.8)],
          [1, outdoors(day, '#ecdcb8', 0.9)],
        ],
      ),
    );
    for (let k = 0; k < 16; k += 1)
      canvas.draw(
        `<path d="M${n(random.between(left, right))} ${n(random.between(level + 4, bottom))}h${n(random.between(10, 46))}" stroke="#fff" stroke-width="1.4" opacity=".4"/>`,
      );
    return;
  }
  if (outlook === 'city') {
    for (let x = left - 10; x < right; x += random.between(16, 34)) {
      const tall = h * random.between(0.12, 0.5);
      const tone = mix(outdoors(day, random.pick(['#7d8b9a', '#93a1ad', '#a39c95', '#6c7c8e']), 0.6), day.haze, 0.4);
      canvas.draw(
        `<rect x="${n(x)}" y="${n(level - tall + h * 0.12)}" width="${n(random.between(14, 30))}" height="${n(tall + h)}" fill="${tone}"/>`,
      );
    }
    return;
  }
  const ridge: Screen[] = [[left - 20, bottom + 40]];
  for (let x = left - 20; x <= right + 20; x += Math.max(20, w / 9))
    ridge.push([x, level - h * random.between(0.04, outlook === 'hills' ? 0.24 : 0.1)]);
  ridge.push([right + 20, bottom + 40]);
  canvas.draw(path(smoothPath(ridge), `fill="${mix(outdoors(day, '#6f8f7a', 0.6), day.haze, 0.45)}"`));
  box(
    level + h * 0.1,
    bottom,
    linear(
      canvas,
      [0, level],
      [0, bottom],
      [
        [0, outdoors(day, '#9fc06a', 0.8)],
        [1, outdoors(day, '#5f8a3a', 0.6)],
      ],
    ),
  );
  for (let x = left - 10; x < right + 20; x += Math.max(26, w / 7)) {
    const r = Math.max(18, h * random.between(0.12, 0.24));
    crown(outdoorGarden, {
      x,
      y: level + h * 0.06 - r * 0.2,
      rx: r,
      ry: r * 0.9,
      colours: random.pick([
        ['#2c4a2b', '#47703a', '#76994e'],
        ['#45543a', '#66764c', '#8d9a66'],
        ['#55468c', '#7a68b4', '#a090d4'],
      ] as const),
      density: 9,
      grain: 0.26,
    });
  }
}

const daylight = (light: Light): Light =>
  light.lampsOn
    ? { ...light, sky: ['#2b3a68', '#56609a', '#b08fae', '#f0b08c'], shadeStrength: 0.5, sunStrength: 0.12 }
    : { ...light, sky: ['#5fa3dc', '#8fc2ea', '#c6e2f3', '#f1f5f0'], shadeStrength: 0.74, sunStrength: 0.6 };

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
