import type { Random } from '../../random.ts';
import { n, path } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import { doorOn } from '../kit/doors.ts';
import type { Point } from '../kit/space.ts';
import { addBox, type Stage, surface, wall } from '../kit/stage.ts';
import { bricks } from '../kit/textures.ts';
import { patch, windowOn } from '../kit/windows.ts';
import { edging, ironFence, lowWall } from '../parts/fences.ts';
import { paving, shadows, spotAt } from '../parts/grounds.ts';
import { post } from '../parts/timberwork.ts';
import { bullnose } from '../parts/verandah-roofs.ts';
import { agapanthus, shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { plant, surroundings } from './surroundings.ts';

export const terraceView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['morning', 'golden', 'noon', 'dusk', 'overcast'],
  eye: [random.between(4.6, 6.6), random.between(1.9, 2.3), -17],
  at: [0.1, 1],
  angle: 52,
  horizon: 0.74,
});

const colours = ['#dcb68c', '#b8573c', '#f4ead6', '#a9c4c8', '#f0d79c', '#a0705c', '#dccabc', '#7a98a4', '#f0c8bc', '#b4c8a4'];

/** Three in a row; the one in the middle is for sale. */
export function terrace(scene: Scene): void {
  const { stage, garden, random } = scene;
  surroundings(scene, 'temperate', { back: 16, trees: 4 });
  paving(
    stage,
    [
      [-16, -14],
      [16, -14],
      [16, -4.3],
      [-16, -4.3],
    ],
    '#b9b4aa',
    { joints: 0 },
  );
  paving(
    stage,
    [
      [-16, -14],
      [16, -14],
      [16, -7.6],
      [-16, -7.6],
    ],
    '#6d7076',
  );
  paving(
    stage,
    [
      [-16, -7.7],
      [16, -7.7],
      [16, -7.3],
      [-16, -7.3],
    ],
    '#a9a8a2',
  );
  paving(
    stage,
    [
      [-8.4, -4.1],
      [8.4, -4.1],
      [8.4, -1.6],
      [-8.4, -1.6],
    ],
    '#a19686',
  );
  shadows(stage);
  const chosen = random.some(colours, 3);
  for (const [index, x] of [-5.6, 0, 5.6].entries()) house(stage, random, x, chosen[index] ?? '#c9a98a', index === 1);
  stage.later(() => {
    for (const x of [-7.2, -4.2, -2.1, 1.9, 4, 6.4]) {
      const spot = spotAt(stage, x, -3.3);
      random.chance(0.5)
        ? agapanthus(garden, spot, 6)
        : shrub(garden, spot, 1, random.between(0.6, 1.1), random.pick(['rose', 'lavender', 'hydrangea', 'plain']));
    }
  });
  for (const x of [-5.6, 0, 5.6]) {
    lowWall(stage, x - 2.8, x + 0.75, -4.2, 0.34, '#8f8679', { cap: '#b8b0a2' });
    ironFence(stage, x - 2.7, x + 0.7, -4.1, 0.42, 0.72);
    ironFence(stage, x + 0.78, x + 1.75, -4.1, 0.02, 1.14);
    lowWall(stage, x + 1.85, x + 2.8, -4.2, 0.34, '#8f8679', { cap: '#b8b0a2' });
    ironFence(stage, x + 1.9, x + 2.75, -4.1, 0.42, 0.72);
  }
  edging(stage, garden, [-8, -4.35], [8, -4.35], 0.07, ['#7c8a52', '#5c7440']);
  stage.later(() => {
    if (random.chance(0.6)) plant(scene, random.pick(['shade', 'plum', 'jacaranda']), spotAt(stage, -7.8, -6.4), 0.85);
  });
}

function house(stage: Stage, random: Random, x: number, colour: string, centre: boolean): void {
  const [x0, x1] = [x - 2.8, x + 2.8];
  const trim = random.pick(['#f5f0e4', '#ffffff', '#ece2cd']);
  const iron = random.pick(['#f3efe6', '#2d3b3a', '#23303f', '#f6f3ec']);
  const door = random.pick(['#1f3a36', '#6d1f26', '#20304a', '#2b2b2b', '#5c7a62', '#b98a2e']);
  const brick = random.chance(0.35);
  const details = brick ? [bricks(random, { each: 0.12, spread: 0.07 })] : [];
  const sash = { frame: trim, panes: [1, 2] as const, sill: trim, curtain: 0.2, surround: lighter(colour, 0.25) };
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], 7.1, colour, {
      details: [
        ...details,
        windowOn({ u: 0.75, v: 0.75, w: 1.25, h: 2 }, sash),
        doorOn({ u: 3.7, v: 0.32, w: 1, h: 2.2 }, { colour: door, frame: trim, fanlight: true }),
        windowOn({ u: 0.9, v: 3.95, w: 1, h: 2.35 }, { ...sash, sill: null }),
        windowOn({ u: 3.6, v: 3.95, w: 1, h: 2.35 }, { ...sash, sill: null }),
      ],
    }),
  );
  stage.add(wall([x1, 0, 0], [x1, 0, 12], 7.1, darker(colour, 0.05), { details: [bricks(random, { each: 0.14 })] }));
  parapet(stage, x0, x1, colour, trim, centre);
  // Verandah floor, balcony floor, party walls.
  stage.add(
    surface(
      [
        [x0, 0.3, -1.6],
        [x1, 0.3, -1.6],
        [x1, 0.3, 0],
        [x0, 0.3, 0],
      ],
      '#8a7263',
      { casts: false },
    ),
    'always',
  );
  stage.add(wall([x0, 0, -1.6], [x1, 0, -1.6], 0.3, '#9b9082', { receives: false }));
  stage.add(
    surface(
      [
        [x0, 3.5, 0],
        [x1, 3.5, 0],
        [x1, 3.5, -1.6],
        [x0, 3.5, -1.6],
      ],
      darker(trim, 0.2),
      { receives: false },
    ),
  );
  stage.add(wall([x0, 3.44, -1.62], [x1, 3.44, -1.62], 0.28, trim, { receives: false }));
  addBox(stage, { x: [x0, x0 + 0.24], y: [0, 7.2], z: [-1.75, 0] }, darker(colour, 0.04), { details });
  bullnose(stage, { x0: x0 + 0.2, x1: x1 - 0.05, z0: -1.7, z1: 0 }, 6.25, 6.95, {
    colour: '#a5aeb2',
    details: [],
    fascia: trim,
    stripes: ['#b4bcc0', '#e7e8e4'],
  });
  for (const px of [x0 + 0.42, x1 - 0.32]) {
    post(stage, px, -1.58, 0.3, 3.46, 0.09, iron);
    post(stage, px, -1.58, 3.72, 6.3, 0.09, iron);
  }
  lace(stage, [x0 + 0.26, 3.0, -1.6], [x1 - 0.24, 3.0, -1.6], 0.42, iron);
  lace(stage, [x0 + 0.26, 5.82, -1.6], [x1 - 0.24, 5.82, -1.6], 0.42, iron);
  lace(stage, [x0 + 0.26, 3.72, -1.6], [x1 - 0.24, 3.72, -1.6], 0.95, iron, true);
  addBox(stage, { x: [x1 - 0.24, x1], y: [0, 7.2], z: [-1.75, 0] }, darker(colour, 0.04), { details });
}

function parapet(stage: Stage, x0: number, x1: number, colour: string, trim: string, pediment: boolean): void {
  const middle = (x0 + x1) / 2;
  addBox(stage, { x: [x0, x1], y: [7, 7.25], z: [-0.3, 0.3] }, trim);
  stage.add(
    wall([x0, 7.25, -0.05], [x1, 7.25, -0.05], 0.75, lighter(colour, 0.06), {
      details: [0, 1, 2, 3, 4, 5, 6].map(
        (k) => (brush, face) =>
          patch(brush, face, { u: 0.4 + k * 0.72, v: 0.14, w: 0.42, h: 0.44 }, darker(colour, 0.18)),
      ),
    }),
  );
  addBox(stage, { x: [x0 - 0.05, x1 + 0.05], y: [8, 8.16], z: [-0.28, 0.2] }, trim);
  if (pediment) {
    const points: Point[] = [
      [middle - 1.25, 8.16, -0.2],
      [middle + 1.25, 8.16, -0.2],
      [middle, 9.15, -0.2],
    ];
    stage.add(surface(points, lighter(colour, 0.06)), 'always');
    stage.later(() => {
      const { canvas, screen, inLight } = stage.brush;
      const [a, b, c] = points.map(screen);
      if (!a || !b || !c) return;
      canvas.draw(
        path(
          `M${n(a[0])} ${n(a[1])}L${n(c[0])} ${n(c[1])}L${n(b[0])} ${n(b[1])}`,
          `stroke="${inLight(trim, [0, 0, -1])}" stroke-width="${n(stage.brush.scale(points[0] ?? [0, 0, 0]) * 0.16)}" fill="none" stroke-linejoin="round"`,
        ),
      );
    });
  }
  for (const x of [x0 + 0.12, x1 - 0.12]) {
    addBox(stage, { x: [x - 0.2, x + 0.2], y: [8.16, 8.42], z: [-0.3, 0.1] }, trim);
    stage.later(() => {
      const { canvas, screen, scale, inLight } = stage.brush;
      const [sx, sy] = screen([x, 8.72, -0.1]);
      canvas.draw(
        `<circle cx="${n(sx)}" cy="${n(sy)}" r="${n(scale([x, 8.7, 0]) * 0.24)}" fill="${inLight(trim, [-0.4, 0.6, -0.7])}"/>`,
      );
    });
  }
}

/** Cast-iron lace: a band of scrolls between two rails. */
function lace(stage: Stage, from: Point, to: Point, height: number, colour: string, tall = false): void {
  stage.cast(
    [from, to, [to[0], to[1] + height, to[2]], [from[0], from[1] + height, from[2]]].map((point, index) =>
      index < 2 ? [point[0] ?? 0, (point[1] ?? 0) + height * 0.55, point[2] ?? 0] : point,
    ) as Point[],
  );
  stage.later(() => {
    const { canvas, screen, scale, inLight } = stage.brush;
    const line = inLight(colour, [0, 0, -1]);
    const each = tall ? 0.3 : 0.26;
    const parts: string[] = [];
    const at = (x: number, y: number) => screen([x, from[1] + y, from[2]]);
    for (let x = from[0]; x < to[0] - each * 0.5; x += each) {
      const [ax, ay] = at(x, 0);
      const [bx, by] = at(x + each, height);
      const [w, h] = [bx - ax, ay - by];
      const rows = tall ? 3 : 1;
      for (let row = 0; row < rows; row += 1) {
        const cy = by + (h * (row + 0.5)) / rows;
        const r = Math.min(w * 0.42, (h / rows) * 0.42);
        parts.push(
          `M${n(ax + w / 2 - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0`,
        );
        parts.push(
          `M${n(ax)} ${n(cy - r)}Q${n(ax + w / 2)} ${n(cy)} ${n(ax)} ${n(cy + r)}M${n(bx)} ${n(cy - r)}Q${n(ax + w / 2)} ${n(cy)} ${n(bx)} ${n(cy + r)}`,
        );
      }
      parts.push(`M${n(ax)} ${n(ay)}V${n(by)}`);
    }
    const [lx, ly] = at(from[0], 0);
    const [rx, ry] = at(to[0], 0);
    const [tx, ty] = at(from[0], height);
    const [ux, uy] = at(to[0], height);
    const width = Math.max(0.9, scale(from) * 0.022);
    canvas.draw(path(parts.join(''), `stroke="${line}" stroke-width="${n(width)}" fill="none"`));
    canvas.draw(
      path(
        `M${n(lx)} ${n(ly)}L${n(rx)} ${n(ry)}M${n(tx)} ${n(ty)}L${n(ux)} ${n(uy)}`,
        `stroke="${line}" stroke-width="${n(width * 2.4)}" fill="none"`,
      ),
    );
  });
}
