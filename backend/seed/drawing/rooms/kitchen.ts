import type { Look } from '../../homes/home.ts';
import type { Random } from '../../random.ts';
import { linePath, n, path } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import type { Face } from '../kit/stage.ts';
import { patch } from '../kit/windows.ts';
import type { Scene } from '../scene.ts';
import { block, contact, shape, sunPatch } from './block.ts';
import { plantPot } from './decoration.ts';
import { pendant } from './lamps.ts';
import { roomShell } from './room.ts';
import { shellOf, styleOf } from './room-style.ts';
import { stool } from './seats.ts';
import { clutter, cupboards } from './tables-and-beds.ts';
import { windowTo } from './window.ts';

export function kitchen(scene: Scene, look: Look): void {
  const { stage, random } = scene;
  const style = styleOf(random, look);
  const shell = shellOf(random);
  const { x0, x1, depth, height } = shell;
  const fronts =
    look === 'character'
      ? random.pick(['#4f6a5f', '#e9e4d6', '#3f4f63', '#b9c2b4'])
      : look === 'coastal'
        ? random.pick(['#ffffff', '#cfdcdf', '#e9e2d2'])
        : random.pick(['#f4f3f0', '#39424a', '#c9c2b6', '#6d7a70', '#a8774c']);
  const stone = random.pick(['#f4f2ee', '#e2ddd4', '#3a3d40', '#d9d6d0']);
  const splash = random.pick(['#f1eee8', '#cfdad6', '#e6d8c8', '#b9c4c6', '#f7f5f0']);
  const openWindow = windowTo(scene, { u: -x0 - 0.9, v: 1.05, w: 1.8, h: 1 }, style.outlook, {
    frame: style.finish.trim,
    panes: [2, 1],
    curtain: 0,
  });
  const tilesOn: Face['details'][number] = (brush, face) => {
    patch(brush, face, { u: 0, v: 0.9, w: face.length, h: 0.75 }, splash);
    const lines: string[] = [];
    for (let v = 0.9, row = 0; v < 1.66; v += 0.1, row += 1) {
      lines.push(linePath([brush.screen(face.at(0, v)), brush.screen(face.at(face.length, v))]));
      for (let u = row % 2 ? 0.1 : 0; u < face.length; u += 0.2)
        lines.push(linePath([brush.screen(face.at(u, v)), brush.screen(face.at(u, v + 0.1))]));
    }
    brush.canvas.draw(
      path(lines.join(''), `stroke="${darker(splash, 0.25)}" stroke-width=".8" opacity=".4" fill="none"`),
    );
  };
  const side = windowTo(scene, { u: 1.7, v: 0.06, w: 2.4, h: 2.2 }, style.outlook, {
    frame: style.finish.trim,
    panes: [2, 1],
    curtain: 0,
  });
  roomShell(scene, shell, style.finish, { back: [tilesOn, openWindow], left: [side] });
  sunPatch(
    stage,
    [
      [x0 + 0.1, 0.6],
      [x0 + 0.1, 2.4],
      [x0 + 2, 1.9],
      [x0 + 1.8, 0.1],
    ],
    0.5,
  );
  // Along the back: cupboards, a bench, an oven, a fridge at the end.
  const back = depth - 0.62;
  cupboards(stage, x0 + 0.02, x1 - 0.95, 0.1, 0.87, back, depth, fronts, 7, { drawers: true });
  block(stage, { x: [x0 + 0.02, x1 - 0.95], y: [0.87, 0.915], z: [back - 0.03, depth] }, stone, {
    top: lighter(stone, 0.1),
  });
  const upper = look === 'coastal' ? lighter(fronts, 0.2) : fronts;
  cupboards(stage, x0 + 0.02, -1, 1.62, height - 0.25, depth - 0.36, depth, upper, 2);
  cupboards(stage, 1, x1 - 0.95, 1.62, height - 0.25, depth - 0.36, depth, upper, 2);
  block(
    stage,
    { x: [x1 - 0.93, x1 - 0.02], y: [0, 1.95], z: [depth - 0.7, depth] },
    random.pick(['#c9ccce', '#b9bdc0', fronts]),
    { soft: 0.01 },
  );
  shape(stage, ({ canvas, screen }) => {
    canvas.draw(
      path(
        linePath(
          [
            [x1 - 0.48, 0.05, depth - 0.7],
            [x1 - 0.48, 1.9, depth - 0.7],
          ].map((p) => screen(p as [number, number, number])),
        ),
        'stroke="#6d7276" stroke-width="1.4" opacity=".6"',
      ),
    );
    canvas.draw(
      path(
        linePath(
          [
            [x1 - 0.54, 0.8, depth - 0.71],
            [x1 - 0.54, 1.4, depth - 0.71],
          ].map((p) => screen(p as [number, number, number])),
        ),
        'stroke="#8a8f93" stroke-width="4" stroke-linecap="round"',
      ),
    );
  });
  block(stage, { x: [1.1, 1.72], y: [0.18, 0.78], z: [back - 0.01, back] }, '#24282c');
  block(stage, { x: [1.16, 1.66], y: [0.26, 0.6], z: [back - 0.015, back] }, '#3d464c');
  block(stage, { x: [1.12, 1.7], y: [0.917, 0.925], z: [back + 0.06, back + 0.54] }, '#24282c');
  tap(scene, 0, back + 0.34);
  clutter(stage, random, x0 + 0.2, -1.2, 0.915, back + 0.28, [...style.accents, '#f4efe4', '#8a5a44'], 5);
  plantPot(scene, 0.62, back + 0.24, 0.34, '#f4efe4', 'bushy', 0.915);
  // The island.
  const island = random.pick([fronts, style.timber, darker(fronts, 0.12)]);
  contact(stage, 0, 1.35, 2.9, 1.1);
  cupboards(stage, -1.2, 1.2, 0.06, 0.88, 1.1, 1.8, island, 4);
  block(stage, { x: [-1.36, 1.36], y: [0.88, 0.94], z: [0.84, 1.9] }, stone, { top: lighter(stone, 0.12) });
  clutter(stage, random, 0.2, 1.1, 0.94, 1.4, [...style.accents, '#f4efe4'], 3);
  bowl(scene, -0.55, 0.94, 1.35, random);
  for (const x of [-0.85, 0, 0.85]) stool(stage, x, 0.72, random.pick([style.timber, '#33383c']));
  for (const x of [-0.62, 0.62])
    pendant(
      stage,
      x,
      1.35,
      height - 0.85,
      height,
      random.pick(['#2b2f33', '#c9a05a', '#f4efe4', style.accents[0] ?? '#c9853a']),
      'dome',
    );
}

function tap({ stage }: Scene, x: number, z: number): void {
  shape(stage, ({ canvas, screen, scale }) => {
    const [sx, sy] = screen([x, 0.915, z]);
    const s = scale([x, 0.9, z]);
    canvas.draw(
      path(
        `M${n(sx)} ${n(sy)}v${n(-0.26 * s)}q0 ${n(-0.08 * s)} ${n(0.08 * s)} ${n(-0.08 * s)}t${n(0.07 * s)} ${n(0.1 * s)}`,
        `stroke="#8a8f93" stroke-width="${n(0.026 * s)}" fill="none" stroke-linecap="round"`,
      ),
    );
  });
}

function bowl({ stage }: Scene, x: number, y: number, z: number, random: Random): void {
  const fruit = random.pick(['#e0a52c', '#c8442f', '#8fae3a']);
  shape(stage, ({ canvas, screen, scale, inLight }) => {
    const [sx, sy] = screen([x, y, z]);
    const s = scale([x, y, z]);
    for (const [dx, dy] of [
      [-0.08, -0.11],
      [0.05, -0.13],
      [0.12, -0.09],
      [-0.02, -0.16],
    ] as const)
      canvas.draw(
        `<circle cx="${n(sx + dx * s)}" cy="${n(sy + dy * s)}" r="${n(0.055 * s)}" fill="${inLight(fruit, [-0.4, 0.6, -0.6])}"/>`,
      );
    canvas.draw(
      path(
        `M${n(sx - 0.2 * s)} ${n(sy - 0.1 * s)}q${n(0.02 * s)} ${n(0.1 * s)} ${n(0.14 * s)} ${n(0.1 * s)}h${n(0.12 * s)}q${n(0.12 * s)} 0 ${n(0.14 * s)} ${n(-0.1 * s)}Z`,
        `fill="${inLight('#f1ece2', [0, 0.2, -1])}"`,
      ),
    );
  });
}
