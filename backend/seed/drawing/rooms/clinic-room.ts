import { darker } from '../kit/colour.ts';
import type { Scene } from '../scene.ts';
import { block, contact, sunPatch } from './block.ts';
import { painting, plantPot } from './decoration.ts';
import { pendant } from './lamps.ts';
import { roomShell, type Shell } from './room.ts';
import { armchair } from './seats.ts';
import { clutter, table } from './tables-and-beds.ts';
import { windowTo } from './window.ts';

export function clinicRoom(scene: Scene): void {
  const { stage, random } = scene;
  const shell: Shell = { x0: -3.4, x1: 3.4, depth: 5.4, height: 2.8, near: -2.2 };
  const calm = random.pick(['#6d9a94', '#7d94b0', '#8fae8a', '#c9a06a']);
  const timber = random.pick(['#d8bd94', '#c9a274', '#f1efe9']);
  const view = windowTo(scene, { u: 2.2, v: 0.8, w: 3.2, h: 1.6 }, 'garden', {
    frame: '#ffffff',
    panes: [3, 1],
    curtain: 0,
  });
  roomShell(
    scene,
    shell,
    {
      walls: '#f6f5f1',
      feature: random.chance(0.5) ? calm : '#f6f5f1',
      floor: random.pick(['#d9cdb8', '#b8bcbc', '#c9b79c']),
      boards: random.chance(0.6),
      trim: '#ffffff',
      cornice: false,
    },
    {
      left: [view],
      back: [painting(random, { u: 4.5, v: 1.2, w: 1.3, h: 0.9 }, [calm, '#e9e2d2', '#f4efe4'], '#ffffff')],
    },
  );
  sunPatch(
    stage,
    [
      [-3.2, 1],
      [-3.2, 3.6],
      [-1.4, 3],
      [-1.4, 0.6],
    ],
    0.4,
  );
  contact(stage, -0.7, 4.3, 3, 0.9);
  block(stage, { x: [-2.2, 0.8], y: [0, 1.08], z: [4, 4.5] }, timber);
  block(stage, { x: [-2.3, 0.9], y: [1.08, 1.13], z: [3.9, 4.6] }, '#fbfaf6', { top: '#ffffff' });
  block(stage, { x: [-1.5, -0.95], y: [1.13, 1.46], z: [4.4, 4.43] }, '#24282c');
  plantPot(scene, 0.5, 4.2, 0.4, '#f4efe4', 'bushy', 1.13);
  for (const x of [-0.7]) pendant(stage, x, 4.2, 2.1, shell.height, '#f4efe4', 'drum');
  for (const x of [1.3, 2.2, 3]) armchair(stage, x, 2.6, random.pick([calm, darker(calm, 0.15), '#d6d2c8']));
  table(stage, 1.7, 1.4, 0.8, 0.5, 0.4, timber);
  clutter(stage, random, 1.5, 1.9, 0.4, 1.55, [calm, '#f4efe4', '#c9b28a'], 2);
  plantPot(scene, 3, 4.5, 1.4, '#e6dfd2');
}
