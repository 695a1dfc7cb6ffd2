import type { Look } from '../../homes/home.ts';
import { n, path } from '../kit/canvas.ts';
import type { Scene } from '../scene.ts';
import { block, shape, sunPatch } from './block.ts';
import { painting, plantPot } from './decoration.ts';
import { pendant } from './lamps.ts';
import { roomShell } from './room.ts';
import { shellOf, styleOf } from './room-style.ts';
import { chair } from './seats.ts';
import { rug, table } from './tables-and-beds.ts';
import { windowTo } from './window.ts';

export function dining(scene: Scene, look: Look): void {
  const { stage, random } = scene;
  const style = styleOf(random, look);
  const shell = shellOf(random);
  const { x0, x1, depth, height } = shell;
  const wide = windowTo(scene, { u: -x0 - 1.7, v: 0.08, w: 3.4, h: 2.2 }, style.outlook, {
    frame: style.finish.trim,
    panes: [4, 1],
    curtain: 0.12,
  });
  roomShell(scene, shell, style.finish, {
    back: [wide],
    left: [painting(random, { u: 2.4, v: 1.1, w: 1.5, h: 1 }, [...style.accents, '#e9e2d2'])],
  });
  sunPatch(
    stage,
    [
      [-1.4, depth - 0.1],
      [1.4, depth - 0.1],
      [1.7, 2.2],
      [-1.1, 2.2],
    ],
    0.5,
  );
  rug(stage, -1.9, 1.9, 0.5, 3.1, random.pick(['#e6ddcc', '#d2d5d2', style.accents[2] ?? '#e6ddcc']), random);
  const seat = random.pick([style.timber, '#33383c', style.cloth, style.accents[0] ?? style.timber]);
  for (const x of [-0.75, 0, 0.75]) chair(stage, x, 2.25, seat, true);
  table(stage, 0, 1.2, 2.3, 1, 0.75, style.timber);
  vase(scene, 0, 0.75, 1.7, random.pick(style.accents));
  for (const x of [-0.75, 0.75]) plate(scene, x, 0.755, 1.45);
  for (const x of [-0.75, 0, 0.75]) chair(stage, x, 0.72, seat, false);
  for (const x of random.chance(0.5) ? [0] : [-0.6, 0.6])
    pendant(
      stage,
      x,
      1.7,
      height - 0.95,
      height,
      random.pick(['#2b2f33', '#c9a05a', '#f4efe4', style.accents[1] ?? '#2b2f33']),
      random.pick(['dome', 'drum', 'globe']),
    );
  plantPot(scene, x1 - 0.5, 3.6, 1.4, '#e6dfd2');
}

function vase({ stage, garden }: Scene, x: number, y: number, z: number, colour: string): void {
  block(stage, { x: [x - 0.06, x + 0.06], y: [y, y + 0.22], z: [z, z + 0.1] }, colour, { soft: 0.04 });
  stage.later(() => {
    const [sx, sy] = stage.camera.project([x, y + 0.2, z]);
    const s = stage.camera.scaleAt([x, y, z]);
    for (let k = 0; k < 9; k += 1) {
      const [dx, dy] = [garden.random.between(-0.22, 0.22) * s, garden.random.between(0.16, 0.42) * s];
      stage.canvas.draw(
        path(
          `M${n(sx)} ${n(sy)}q${n(dx * 0.2)} ${n(-dy * 0.6)} ${n(dx)} ${n(-dy)}`,
          'stroke="#5f7d4a" stroke-width="2" fill="none"',
        ),
      );
      stage.canvas.draw(
        `<circle cx="${n(sx + dx)}" cy="${n(sy - dy)}" r="${n(0.04 * s)}" fill="${garden.random.pick(['#f4d9d0', '#e9b8a8', '#fbf4e8', '#d98a7a'])}"/>`,
      );
    }
  });
}

function plate({ stage }: Scene, x: number, y: number, z: number): void {
  shape(stage, ({ canvas, screen, scale }) => {
    const [sx, sy] = screen([x, y, z]);
    const s = scale([x, y, z]);
    canvas.draw(
      `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(0.15 * s)}" ry="${n(0.035 * s)}" fill="#fbfaf6"/><ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(0.1 * s)}" ry="${n(0.022 * s)}" fill="#e6e4de"/>`,
    );
  });
}
