import { path, polygonPath } from '../kit/canvas.ts';
import type { Scene } from '../scene.ts';
import { block, shape, sunPatch } from './block.ts';
import { painting, plantPot } from './decoration.ts';
import { roomShell, type Shell } from './room.ts';
import { chair } from './seats.ts';
import { table } from './tables-and-beds.ts';
import { windowTo } from './window.ts';

export function officeRoom(scene: Scene): void {
  const { stage, random } = scene;
  const shell: Shell = { x0: -4.2, x1: 4.2, depth: 8, height: 3, near: -2.4 };
  const carpet = random.pick(['#7d858c', '#9a948a', '#5f6a6c', '#8a8f88']);
  const timber = random.pick(['#c9a274', '#e6e2da', '#a8774c']);
  const accent = random.pick(['#2f6a7c', '#c9853a', '#5f7d5a', '#b5523c', '#41607a']);
  const windows = windowTo(scene, { u: 3, v: 0.5, w: 7, h: 2.2 }, 'city', {
    frame: '#3a4046',
    panes: [6, 1],
    curtain: 0,
  });
  roomShell(
    scene,
    shell,
    {
      walls: '#f1f0ec',
      feature: random.pick(['#f1f0ec', accent, '#39424a']),
      floor: carpet,
      tiles: 0.5,
      trim: '#e6e4de',
      cornice: false,
    },
    {
      left: [windows],
      back: [painting(random, { u: 2.8, v: 1.1, w: 2.8, h: 1.3 }, [accent, '#e9e2d2', '#8a9294'], '#3a4046')],
    },
  );
  sunPatch(
    stage,
    [
      [-4, 2],
      [-4, 6],
      [-1.4, 5],
      [-1.4, 1.2],
    ],
    0.4,
  );
  for (const z of [2.4, 5])
    for (const x of [-0.2, 3]) {
      const lamp = x === 3;
      shape(stage, ({ canvas, screen, light }) => {
        const y = shell.height - 0.02;
        const quad = (
          [
            [x - 1.6, y, z - 0.12],
            [x - 0.2, y, z - 0.12],
            [x - 0.2, y, z + 0.12],
            [x - 1.6, y, z + 0.12],
          ] as const
        ).map(screen);
        canvas.draw(
          path(polygonPath(quad), `fill="${light.lampsOn ? '#fff3d0' : '#ffffff'}" opacity="${lamp ? 0.95 : 0.9}"`),
        );
      });
    }
  for (const z of [5.6, 3.6, 1.6])
    for (const x of [-1.5, 1.6]) {
      table(stage, x, z, 1.9, 0.8, 0.73, timber, '#d9dbdc');
      for (const dx of [-0.45, 0.45]) {
        block(stage, { x: [x + dx - 0.28, x + dx + 0.28], y: [0.86, 1.2], z: [z + 0.5, z + 0.53] }, '#24282c');
        block(stage, { x: [x + dx - 0.03, x + dx + 0.03], y: [0.73, 0.88], z: [z + 0.5, z + 0.54] }, '#3a3d40');
        block(stage, { x: [x + dx - 0.2, x + dx + 0.2], y: [0.735, 0.75], z: [z + 0.2, z + 0.34] }, '#d9dbdc');
        chair(stage, x + dx, z - 0.5, random.pick([accent, '#33383c', '#33383c']), false);
      }
    }
  plantPot(scene, 3.7, 6.6, 1.7, '#e6dfd2');
  plantPot(scene, -3.6, 6.8, 1.5, '#3f474c');
}
