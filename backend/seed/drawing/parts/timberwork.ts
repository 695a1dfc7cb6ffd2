import { linePath, n, path, polygonPath } from '../kit/canvas.ts';
import { darker } from '../kit/colour.ts';
import type { Point } from '../kit/space.ts';
import { addBox, type Stage, surface } from '../kit/stage.ts';

/** A square post. */
export function post(stage: Stage, x: number, z: number, from: number, to: number, size: number, colour: string): void {
  addBox(stage, { x: [x - size / 2, x + size / 2], y: [from, to], z: [z - size / 2, z + size / 2] }, colour, {
    receives: false,
  });
}

const frontNormal: Point = [0, 0, -1];
const sideNormal: Point = [1, 0, 0];

/** Rails with slim balusters, from one place to another at the same height. */
export function balustrade(
  stage: Stage,
  from: Point,
  to: Point,
  height: number,
  colour: string,
  { each = 0.14, cross = false } = {},
): void {
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const normal = Math.abs(to[0] - from[0]) > Math.abs(to[2] - from[2]) ? frontNormal : sideNormal;
  const at = (share: number, up: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + up,
    from[2] + (to[2] - from[2]) * share,
  ];
  stage.cast([at(0, height - 0.06), at(1, height - 0.06), at(1, height), at(0, height)]);
  stage.later(() => {
    const { canvas, screen, inLight, inShade, scale } = stage.brush;
    const lines: string[] = [];
    const count = Math.max(1, Math.round(length / each));
    if (cross) {
      const bays = Math.max(1, Math.round(length / 1.4));
      for (let k = 0; k < bays; k += 1) {
        lines.push(linePath([at(k / bays, 0.1), at((k + 1) / bays, height - 0.06)].map(screen)));
        lines.push(linePath([at((k + 1) / bays, 0.1), at(k / bays, height - 0.06)].map(screen)));
      }
    } else
      for (let k = 1; k < count; k += 1)
        lines.push(linePath([at(k / count, 0.1), at(k / count, height - 0.04)].map(screen)));
    const size = Math.max(0.8, scale(at(0.5, 0)) * 0.03);
    canvas.draw(
      path(lines.join(''), `stroke="${inShade(colour, normal)}" stroke-width="${n(size * 1.25)}" fill="none"`),
    );
    canvas.draw(
      path(lines.join(''), `stroke="${inLight(colour, normal)}" stroke-width="${n(size * 0.8)}" fill="none"`),
    );
    for (const [low, high] of [
      [0.06, 0.13],
      [height - 0.09, height],
    ] as const) {
      canvas.draw(
        path(
          polygonPath([at(0, low), at(1, low), at(1, high), at(0, high)].map(screen)),
          `fill="${inLight(colour, normal)}"`,
        ),
      );
      canvas.draw(
        path(linePath([at(0, low), at(1, low)].map(screen)), `stroke="#0d1626" stroke-width="1" opacity=".3"`),
      );
    }
  });
}

/** Glass in a slim frame. */
export function glassRail(stage: Stage, from: Point, to: Point, height: number, metal = '#e6e8ea'): void {
  const at = (share: number, up: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + up,
    from[2] + (to[2] - from[2]) * share,
  ];
  stage.later(() => {
    const { canvas, screen, scale, light } = stage.brush;
    canvas.draw(
      path(
        polygonPath([at(0, 0.05), at(1, 0.05), at(1, height), at(0, height)].map(screen)),
        `fill="${light.sky[2]}" opacity=".34"`,
      ),
    );
    canvas.draw(
      path(
        polygonPath([at(0.1, 0.05), at(0.25, 0.05), at(0.42, height), at(0.27, height)].map(screen)),
        'fill="#fff" opacity=".18"',
      ),
    );
    canvas.draw(
      path(
        linePath([at(0, height), at(1, height)].map(screen)),
        `stroke="${metal}" stroke-width="${n(Math.max(1.2, scale(at(0.5, 0)) * 0.05))}" fill="none"`,
      ),
    );
  });
}

/** A flight that rises away from the viewer. */
export function steps(
  stage: Stage,
  x0: number,
  x1: number,
  zFront: number,
  zBack: number,
  height: number,
  colour: string,
): void {
  const count = Math.max(2, Math.round(height / 0.19));
  for (let k = count - 1; k >= 0; k -= 1) {
    const z = zFront + ((zBack - zFront) * k) / count;
    const next = zFront + ((zBack - zFront) * (k + 1)) / count;
    const top = (height * (k + 1)) / count;
    const low = (height * k) / count;
    stage.add(
      surface(
        [
          [x1, 0, z],
          [x1, 0, next],
          [x1, top, next],
          [x1, top, z],
        ],
        darker(colour, 0.06),
        { receives: false },
      ),
    );
    stage.add(
      surface(
        [
          [x0, top, z],
          [x1, top, z],
          [x1, top, next],
          [x0, top, next],
        ],
        colour,
        { receives: false },
      ),
    );
    stage.add(
      surface(
        [
          [x0, low, z],
          [x1, low, z],
          [x1, top, z],
          [x0, top, z],
        ],
        darker(colour, 0.2),
        { receives: false },
      ),
    );
  }
}

/** Fretwork in the corner between a post and the beam it carries. */
export function bracket(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  size: number,
  colour: string,
  side: -1 | 1,
): void {
  stage.later(() => {
    const { canvas, screen, inLight } = stage.brush;
    const corner = screen([x, y, z]);
    const along = screen([x + size * side, y, z]);
    const down = screen([x, y - size, z]);
    canvas.draw(
      path(
        `M${n(corner[0])} ${n(corner[1])}L${n(along[0])} ${n(along[1])}Q${n((corner[0] * 2 + along[0]) / 3)} ${n((corner[1] * 2 + down[1]) / 3)} ${n(down[0])} ${n(down[1])}Z`,
        `fill="${inLight(colour, [0, 0, -1])}"`,
      ),
    );
    canvas.draw(
      `<circle cx="${n(corner[0] + (along[0] - corner[0]) * 0.28)}" cy="${n(corner[1] + (down[1] - corner[1]) * 0.28)}" r="${n(Math.abs(along[0] - corner[0]) * 0.12)}" fill="#2a2f3a" opacity=".35"/>`,
    );
  });
}
