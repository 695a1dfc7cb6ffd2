import { lighter } from '../kit/colour.ts';
import type { Face } from '../kit/stage.ts';
import { bricks } from '../kit/textures.ts';
import { patch } from '../kit/windows.ts';
import type { Scene } from '../scene.ts';
import { block, contact, sunPatch } from './block.ts';
import { plantPot } from './decoration.ts';
import { pendant } from './lamps.ts';
import { roomShell, type Shell } from './room.ts';
import { chair, stool } from './seats.ts';
import { clutter, cupboards, table } from './tables-and-beds.ts';
import { windowTo } from './window.ts';

export function cafeRoom(scene: Scene): void {
  const { stage, random } = scene;
  const shell: Shell = { x0: -3.6, x1: 3.6, depth: 6.4, height: 3.3, near: -2.4 };
  const timber = random.pick(['#8a5c3a', '#a8774c', '#c9a274']);
  const green = random.pick(['#2f4a46', '#3f5f57', '#6d3b34', '#27405c', '#e6e0d4']);
  const brick = bricks(random, { spread: 0.08 });
  const street = windowTo(scene, { u: 2.2, v: 0.7, w: 5, h: 2.1 }, 'garden', {
    frame: '#2b2f33',
    panes: [5, 1],
    curtain: 0,
  });
  const shelvesOn: Face['details'][number] = (brush, face) => {
    for (const v of [1.55, 2.05]) patch(brush, face, { u: 1.2, v, w: 4.8, h: 0.06 }, timber);
  };
  roomShell(
    scene,
    shell,
    {
      walls: '#efe9dd',
      feature: random.pick(['#a8614a', '#efe9dd', '#c9b49a']),
      floor: random.pick(['#8d8a84', '#a9825a', '#c2a077']),
      boards: random.chance(0.5),
      tiles: 0.4,
      trim: '#3a3d40',
      cornice: false,
    },
    { left: [street], back: [brick, shelvesOn] },
  );
  sunPatch(
    stage,
    [
      [-3.4, 1.6],
      [-3.4, 5],
      [-1.2, 4.2],
      [-1.2, 1],
    ],
    0.5,
  );
  clutter(stage, random, -2.3, 2.3, 1.61, 6.2, ['#f4efe4', '#8a5a44', '#c9b28a', '#4f5f57', '#d98a5a'], 11);
  clutter(stage, random, -2.3, 2.3, 2.11, 6.2, ['#f4efe4', '#8a5a44', '#c9b28a', '#4f5f57', '#2b2f33'], 9);
  contact(stage, 0.2, 5, 4.8, 1);
  cupboards(stage, -2.2, 2.6, 0.06, 1.02, 4.7, 5.3, green, 6, { handle: green });
  block(stage, { x: [-2.3, 2.7], y: [1.02, 1.08], z: [4.6, 5.4] }, timber, { top: lighter(timber, 0.15) });
  block(stage, { x: [-1.7, -0.8], y: [1.08, 1.55], z: [4.9, 5.25] }, '#b9bdc0', { soft: 0.04 });
  block(stage, { x: [-1.6, -0.9], y: [1.55, 1.62], z: [4.9, 5.2] }, '#8a5a44');
  block(stage, { x: [0.7, 2], y: [1.08, 1.5], z: [4.85, 5.2] }, '#dfeaec', { soft: 0.03 });
  clutter(stage, random, 0.8, 1.9, 1.12, 4.84, ['#d9a05a', '#b5793c', '#e9c98a'], 6);
  for (const x of [-1.4, -0.2, 1]) stool(stage, x, 4.1, timber);
  for (const x of [-1.6, 0.2, 2])
    pendant(stage, x, 4.9, 2.2, shell.height, random.pick(['#2b2f33', '#c9a05a', '#f4efe4']), 'dome');
  for (const [x, z] of [
    [-2.4, 2.7],
    [2.4, 2.5],
    [-2, 0.8],
    [2.2, 0.7],
  ] as const) {
    chair(stage, x - 0.62, z + 0.1, timber, true);
    table(stage, x, z, 0.7, 0.7, 0.74, lighter(timber, 0.15), '#2b2f33');
    block(stage, { x: [x - 0.05, x + 0.05], y: [0.74, 0.81], z: [z + 0.3, z + 0.4] }, '#ffffff', { soft: 0.02 });
    chair(stage, x + 0.62, z + 0.1, timber, true);
  }
  plantPot(scene, 3.1, 4.4, 1.4, '#8a5a44');
}
