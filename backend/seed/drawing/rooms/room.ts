import type { Random } from '../../random.ts';
import { linear, linePath, path, polygonPath } from '../kit/canvas.ts';
import { darker, lighter, mix } from '../kit/colour.ts';
import type { Point, Screen } from '../kit/space.ts';
import { type Face, type Options, type Stage, surface, wall } from '../kit/stage.ts';
import type { Scene, View } from '../scene.ts';

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
export function corners(stage: Stage, { x0, x1, depth, height }: Shell): void {
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
