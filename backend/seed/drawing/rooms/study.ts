import type { Random } from '../../random.ts';
import { darker } from '../kit/colour.ts';
import { wall } from '../kit/stage.ts';
import type { Scene } from '../scene.ts';
import { block, glow, sunPatch } from './block.ts';
import { plantPot } from './decoration.ts';
import { lampShade } from './lamps.ts';
import { roomShell, type Shell } from './room.ts';
import { type Style, styleOf } from './room-style.ts';
import { armchair } from './seats.ts';
import { rug, table } from './tables-and-beds.ts';
import { windowTo } from './window.ts';

export function study(scene: Scene): void {
  const { stage, random } = scene;
  const style = styleOf(random, random.pick(['modern', 'character'] as const));
  const shell: Shell = { x0: -2.1, x1: 2.1, depth: 3.3, height: 2.7, near: -1.6 };
  const { x0, x1, depth } = shell;
  const view = windowTo(scene, { u: -x0 - 0.2, v: 0.85, w: 1.7, h: 1.35 }, style.outlook, {
    frame: style.finish.trim,
    panes: [2, 1],
    curtain: 0,
  });
  roomShell(scene, shell, style.finish, { back: [view] });
  sunPatch(
    stage,
    [
      [-0.1, depth - 0.8],
      [1.4, depth - 0.8],
      [1.7, 1.5],
      [0.2, 1.5],
    ],
    0.4,
  );
  rug(stage, -1.3, 1.5, 0.7, 2.5, random.pick([...style.accents, '#e6ddcc']), random);
  shelves(scene, x0 + 0.02, x0 + 1.5, depth - 0.32, depth, style, random);
  table(stage, 0.75, 2.2, 1.7, 0.7, 0.74, style.timber);
  block(stage, { x: [0.45, 1.05], y: [0.86, 1.22], z: [2.62, 2.65] }, '#24282c');
  block(stage, { x: [0.72, 0.78], y: [0.74, 0.88], z: [2.6, 2.66] }, '#3a3d40');
  block(stage, { x: [0.5, 0.95], y: [0.745, 0.76], z: [2.3, 2.45] }, '#d9dbdc');
  lampShade(stage, 1.4, 1.12, 2.6, 0.12, '#f3ead8');
  block(stage, { x: [1.39, 1.41], y: [0.74, 1.12], z: [2.6, 2.62] }, '#3a3d40');
  glow(stage, [1.4, 1.15, 2.6], 0.8);
  armchair(stage, 0.7, 1.3, random.pick([...style.accents, style.cloth]));
  plantPot(scene, x1 - 0.35, 1.3, 1.1, '#e6dfd2');
}

function shelves({ stage }: Scene, x0: number, x1: number, z0: number, z1: number, style: Style, random: Random): void {
  block(stage, { x: [x0, x1], y: [0, 2.3], z: [z0, z1] }, style.timber);
  for (let row = 0; row < 6; row += 1) {
    const y = 0.1 + row * 0.36;
    stage.add(
      wall([x0 + 0.05, y, z0 - 0.002], [x1 - 0.05, y, z0 - 0.002], 0.31, darker(style.timber, 0.35), {
        casts: false,
        receives: false,
      }),
      'always',
    );
    let x = x0 + 0.09;
    while (x < x1 - 0.14) {
      const w = random.between(0.022, 0.05);
      if (random.chance(0.12)) x += random.between(0.06, 0.2);
      else {
        block(
          stage,
          { x: [x, x + w], y: [y, y + random.between(0.18, 0.28)], z: [z0 - 0.01, z0] },
          random.pick([...style.accents, '#7a3b32', '#3f4f63', '#d9cdb4', '#4f5f4a', '#2f2f33', '#b98a52']),
        );
        x += w + 0.004;
      }
    }
  }
}
