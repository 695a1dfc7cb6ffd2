import type { Random } from '../../random.ts';
import { path, polygonPath } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import type { Scene } from '../scene.ts';
import { block, contact, shape } from './block.ts';
import { pendant } from './lamps.ts';
import { roomShell, type Shell } from './room.ts';

export function shopRoom(scene: Scene): void {
  const { stage, random } = scene;
  const shell: Shell = { x0: -3.4, x1: 3.4, depth: 7, height: 3.4, near: -2.4 };
  const timber = random.pick(['#c9a274', '#8a5c3a', '#e2d6c0']);
  const feature = random.pick(['#2f4a46', '#f1efe9', '#b5694e', '#41607a', '#d9c7a8']);
  const goods = random.pick([
    ['#d9a05a', '#b5523c', '#e9dfc8', '#6d8a7a'],
    ['#e9dfc8', '#c9b28a', '#8a9a8c', '#f4efe4'],
    ['#8a6a9a', '#d98a7a', '#f0e2c4', '#41607a'],
  ]);
  roomShell(
    scene,
    shell,
    {
      walls: '#f4f2ec',
      feature,
      floor: random.pick(['#c2a077', '#b8b4ae', '#a9825a']),
      boards: random.chance(0.6),
      trim: '#ffffff',
      cornice: false,
    },
    {},
  );
  for (const [x0, x1] of [
    [-3.3, -1.5],
    [-1, 1],
    [1.5, 3.3],
  ] as const)
    rack(scene, x0, x1, 6.62, timber, goods, random);
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-3.38, -2.94] : [2.94, 3.38];
    for (const z of [4.4, 2.6]) {
      contact(stage, (a + b) / 2, z + 0.7, 0.8, 1.6);
      for (const y of [1.75, 1.2, 0.62, 0.08]) {
        block(stage, { x: [a, b], y: [y, y + 0.05], z: [z, z + 1.5] }, timber);
        for (let k = 0; k < 5; k += 1)
          block(
            stage,
            {
              x: [a + 0.06, b - 0.06],
              y: [y + 0.05, y + random.between(0.2, 0.42)],
              z: [z + 0.08 + k * 0.29, z + 0.28 + k * 0.29],
            },
            random.pick(goods),
            { soft: 0.02 },
          );
      }
    }
  }
  contact(stage, 0, 3.2, 2, 1.1);
  block(stage, { x: [-0.9, 0.9], y: [0, 0.82], z: [2.8, 3.7] }, lighter(timber, 0.1));
  for (const x of [-0.6, -0.2, 0.2, 0.6])
    block(stage, { x: [x - 0.14, x + 0.14], y: [0.82, random.between(0.95, 1.2)], z: [3, 3.3] }, random.pick(goods), {
      soft: 0.03,
    });
  for (const x of [-1.6, 0, 1.6])
    pendant(stage, x, 3.2, 2.5, shell.height, random.pick(['#2b2f33', '#c9a05a', '#f4efe4']), 'dome');
}

function rack(
  { stage }: Scene,
  x0: number,
  x1: number,
  z: number,
  timber: string,
  goods: readonly string[],
  random: Random,
): void {
  block(stage, { x: [x0, x1], y: [0, 2.2], z: [z, z + 0.34] }, timber);
  for (const y of [0.12, 0.66, 1.2, 1.74]) {
    shape(stage, ({ canvas, screen, inLight }) => {
      const quad = (
        [
          [x0 + 0.05, y, z - 0.002],
          [x1 - 0.05, y, z - 0.002],
          [x1 - 0.05, y + 0.42, z - 0.002],
          [x0 + 0.05, y + 0.42, z - 0.002],
        ] as const
      ).map(screen);
      canvas.draw(path(polygonPath(quad), `fill="${inLight(darker(timber, 0.32), [0, 0, -1])}"`));
    });
    for (let x = x0 + 0.12; x < x1 - 0.2; x += 0.24)
      block(
        stage,
        { x: [x, x + random.between(0.12, 0.2)], y: [y, y + random.between(0.14, 0.36)], z: [z - 0.02, z] },
        random.pick(goods),
        { soft: 0.015 },
      );
  }
}
