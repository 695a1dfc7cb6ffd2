import type { Look } from '../../homes/home.ts';
import { linear, linePath, n, path, polygonPath } from '../kit/canvas.ts';
import { darker, lighter, mix } from '../kit/colour.ts';
import { type Face, wall } from '../kit/stage.ts';
import { patch } from '../kit/windows.ts';
import type { Scene } from '../scene.ts';
import { block, contact, glow, shape, sunPatch } from './block.ts';
import { plantPot } from './decoration.ts';
import { pendant } from './lamps.ts';
import { roomShell, type Shell } from './room.ts';
import { styleOf } from './room-style.ts';
import { clutter, table } from './tables-and-beds.ts';
import { windowTo } from './window.ts';

export function bathroom(scene: Scene, look: Look): void {
  const { stage, random } = scene;
  const style = styleOf(random, look);
  const shell: Shell = { x0: -1.9, x1: 1.9, depth: 3.3, height: 2.7, near: -1.6 };
  const { x0, x1, depth } = shell;
  const tile =
    look === 'character'
      ? random.pick(['#f6f4ee', '#dfe8e2', '#e6e0e6'])
      : look === 'coastal'
        ? random.pick(['#f7f9f8', '#cfe2e0', '#e6eef0'])
        : random.pick(['#e2ded6', '#c9c6c0', '#f1efea', '#8f9694', '#b9a99a']);
  const floor = random.pick(['#8d9092', '#d6d0c6', '#4a5054', '#c2bcb0', '#e6e2da']);
  const tiled =
    (size: readonly [number, number], to: number): Face['details'][number] =>
    (brush, face) => {
      patch(brush, face, { u: 0, v: 0, w: face.length, h: to }, tile);
      const lines: string[] = [];
      for (let v = 0, row = 0; v < to; v += size[1], row += 1) {
        lines.push(linePath([brush.screen(face.at(0, v)), brush.screen(face.at(face.length, v))]));
        for (let u = row % 2 ? size[0] / 2 : 0; u < face.length; u += size[0])
          lines.push(linePath([brush.screen(face.at(u, v)), brush.screen(face.at(u, Math.min(to, v + size[1])))]));
      }
      brush.canvas.draw(
        path(lines.join(''), `stroke="${darker(tile, 0.3)}" stroke-width=".8" opacity=".32" fill="none"`),
      );
    };
  const size = random.pick([
    [0.3, 0.15],
    [0.6, 0.3],
    [0.15, 0.075],
    [0.3, 0.6],
  ] as const);
  const up = look === 'character' ? 1.3 : 2.7;
  const window = windowTo(scene, { u: 0.5, v: 1.35, w: 1.5, h: 0.95 }, style.outlook, {
    frame: '#ffffff',
    panes: [2, 1],
    curtain: 0,
  });
  roomShell(
    scene,
    shell,
    { ...style.finish, floor, boards: false, tiles: random.pick([0.3, 0.6, 0.2]), cornice: false },
    { back: [tiled(size, up), window], left: [tiled(size, up)], right: [tiled(size, up)] },
  );
  sunPatch(
    stage,
    [
      [-1.4, 1.8],
      [0.1, 1.8],
      [0.5, 0.9],
      [-1.1, 0.9],
    ],
    0.4,
  );
  tub(scene, -0.72, 2.5);
  // Vanity along the right.
  const wood = random.pick([style.timber, '#f4f2ee', '#39424a', '#6d8a7a']);
  contact(stage, x1 - 0.3, 1.7, 0.8, 1.8);
  block(stage, { x: [x1 - 0.52, x1 - 0.02], y: [0.36, 0.82], z: [0.9, 2.5] }, wood);
  block(stage, { x: [x1 - 0.55, x1 - 0.01], y: [0.82, 0.87], z: [0.86, 2.54] }, '#f6f4f0', { top: '#ffffff' });
  for (const z of [1.3, 2.1])
    block(stage, { x: [x1 - 0.46, x1 - 0.12], y: [0.87, 0.98], z: [z - 0.2, z + 0.2] }, '#ffffff', { soft: 0.04 });
  mirror(scene, x1, random.chance(0.6));
  clutter(stage, random, x1 - 0.4, x1 - 0.1, 0.87, 1.65, [...style.accents, '#f4efe4'], 2);
  // Glass of the shower, towels, a stool.
  shape(stage, ({ canvas, screen }) => {
    const pane = [
      [0.62, 0, depth - 0.05],
      [0.62, 0, depth - 1.1],
      [0.62, 2.05, depth - 1.1],
      [0.62, 2.05, depth - 0.05],
    ].map((p) => screen(p as [number, number, number]));
    canvas.draw(path(polygonPath(pane), 'fill="#dff0f2" opacity=".3" stroke="#9fb3b6" stroke-width="2"'));
    const [hx, hy] = screen([1.3, 2.05, depth - 0.2]);
    canvas.draw(
      `<ellipse cx="${n(hx)}" cy="${n(hy)}" rx="26" ry="6" fill="#4a5054"/><rect x="${n(hx - 2)}" y="${n(hy - 30)}" width="4" height="30" fill="#4a5054"/>`,
    );
  });
  towel(scene, x0 + 0.03, 1.3, random.pick(style.accents));
  table(stage, -1.55, 1.5, 0.34, 0.3, 0.44, style.timber);
  clutter(stage, random, -1.66, -1.44, 0.44, 1.6, ['#f4efe4', ...style.accents], 2);
  plantPot(scene, 0.25, 2.75, 0.62, '#e6dfd2', 'broad');
  if (random.chance(0.5)) pendant(stage, -0.7, 2.4, 2.05, 2.7, '#f4efe4', 'globe');
}

function tub({ stage }: Scene, x: number, z: number): void {
  contact(stage, x, z + 0.1, 2, 0.9, 0, 0.5);
  shape(stage, ({ canvas, screen, scale, inLight }) => {
    const s = scale([x, 0, z]);
    const [cx, floor] = screen([x, 0, z]);
    const rim = floor - 0.58 * s;
    const white = inLight('#ffffff', [0, 0.3, -0.9]);
    canvas.draw(
      path(
        `M${n(cx - 0.86 * s)} ${n(rim)}C${n(cx - 0.84 * s)} ${n(floor - 0.1 * s)} ${n(cx - 0.62 * s)} ${n(floor)} ${n(cx - 0.5 * s)} ${n(floor)}H${n(cx + 0.5 * s)}C${n(cx + 0.62 * s)} ${n(floor)} ${n(cx + 0.84 * s)} ${n(floor - 0.1 * s)} ${n(cx + 0.86 * s)} ${n(rim)}Z`,
        `fill="${linear(
          canvas,
          [cx - 0.86 * s, 0],
          [cx + 0.86 * s, 0],
          [
            [0, lighter(white, 0.4)],
            [0.6, white],
            [1, darker(white, 0.18)],
          ],
        )}"`,
      ),
    );
    canvas.draw(
      `<ellipse cx="${n(cx)}" cy="${n(rim)}" rx="${n(0.88 * s)}" ry="${n(0.15 * s)}" fill="${lighter(white, 0.5)}"/><ellipse cx="${n(cx)}" cy="${n(rim + 0.012 * s)}" rx="${n(0.8 * s)}" ry="${n(0.115 * s)}" fill="${darker(white, 0.16)}"/><ellipse cx="${n(cx)}" cy="${n(rim + 0.035 * s)}" rx="${n(0.74 * s)}" ry="${n(0.08 * s)}" fill="#cfe3e8"/>`,
    );
    canvas.draw(
      path(
        `M${n(cx + 0.62 * s)} ${n(rim - 0.06 * s)}v${n(-0.3 * s)}q0 ${n(-0.07 * s)} ${n(-0.08 * s)} ${n(-0.07 * s)}h${n(-0.08 * s)}v${n(0.06 * s)}`,
        `stroke="#8a8578" stroke-width="${n(0.03 * s)}" fill="none"`,
      ),
    );
  });
}

function mirror({ stage }: Scene, x1: number, round: boolean): void {
  shape(stage, ({ canvas, screen, light }) => {
    const glassy = (points: readonly (readonly [number, number])[]) =>
      polygonPath(points.map(([z, y]) => screen([x1 - 0.02, y, z])));
    for (const z of round ? [1.3, 2.1] : [1.7]) {
      const points = round
        ? Array.from(
            { length: 28 },
            (_, k) => [z + Math.cos((k / 28) * 6.283) * 0.32, 1.55 + Math.sin((k / 28) * 6.283) * 0.36] as const,
          )
        : ([
            [0.95, 1.15],
            [2.45, 1.15],
            [2.45, 2.05],
            [0.95, 2.05],
          ] as const);
      const [top, bottom] = [screen([x1, 2, z]), screen([x1, 1.1, z])];
      canvas.draw(
        path(
          glassy(points),
          `fill="${linear(canvas, top, bottom, [
            [0, mix('#dfeaee', light.sky[2] ?? '#cce', 0.4)],
            [1, '#a9bcc2'],
          ])}" stroke="#b89a6a" stroke-width="4"`,
        ),
      );
    }
  });
  glow(stage, [x1 - 0.1, 2.15, 1.7], 0.8, 0.5);
}

function towel({ stage }: Scene, x: number, z: number, colour: string): void {
  stage.add(wall([x, 0.7, z - 0.3], [x, 0.7, z + 0.25], 0.7, colour, { casts: false, receives: false }), 'always');
  stage.add(
    wall([x + 0.01, 1.36, z - 0.38], [x + 0.01, 1.36, z + 0.33], 0.03, '#8a8578', { casts: false, receives: false }),
    'always',
  );
}
