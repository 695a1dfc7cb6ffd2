import { path, polygonPath } from '../kit/canvas.ts';
import { garageOn } from '../kit/doors.ts';
import type { Face } from '../kit/stage.ts';
import { patch } from '../kit/windows.ts';
import type { Scene } from '../scene.ts';
import { block, contact, glow, shape } from './block.ts';
import { roomShell, type Shell } from './room.ts';

export function warehouseHall(scene: Scene): void {
  const { stage, random } = scene;
  const shell: Shell = { x0: -7, x1: 7, depth: 16, height: 6.4, near: -2.6 };
  const door: Face['details'][number] = garageOn(
    { u: 4.4, v: 0, w: 5.2, h: 4.6 },
    random.pick(['#c9d2d6', '#8fa6b4', '#d9cdb4']),
    14,
  );
  const steel = random.pick(['#8a949a', '#5f7a8c', '#a85c3c']);
  roomShell(
    scene,
    shell,
    {
      walls: '#d9dbda',
      floor: random.pick(['#a5a6a4', '#b3b0aa', '#989ba0']),
      tiles: 4,
      trim: '#c2c4c2',
      ceiling: '#c9ccce',
      cornice: false,
    },
    { back: [door, (brush, face) => patch(brush, face, { u: 0, v: 4.9, w: 14, h: 0.5 }, '#e9eef0')] },
  );
  for (const z of [13.6, 10.4, 7.2, 4, 0.8]) {
    block(stage, { x: [-6.95, -6.7], y: [0, 6.4], z: [z, z + 0.25] }, steel);
    block(stage, { x: [6.7, 6.95], y: [0, 6.4], z: [z, z + 0.25] }, steel);
    shape(stage, ({ canvas, screen, inLight, scale }) => {
      const tone = inLight(steel, [0, 0, -1]);
      const [a, b, c] = (
        [
          [-6.8, 5.9, z],
          [0, 6.3, z],
          [6.8, 5.9, z],
        ] as const
      ).map(screen);
      if (!a || !b || !c) return;
      canvas.draw(
        path(
          `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}`,
          `stroke="${tone}" stroke-width="${(0.18 * scale([0, 6, z])).toFixed(1)}" fill="none"`,
        ),
      );
    });
    for (const x of [-3.4, 3.4]) glow(stage, [x, 5.6, z], 1.3, 0.6);
  }
  for (const side of [-1, 1])
    for (const z of [10, 6.5, 3]) {
      const [a, b] = side < 0 ? [-6.4, -5.1] : [5.1, 6.4];
      contact(stage, (a + b) / 2, z + 1.2, 1.6, 2.6);
      for (const y of [0.1, 1.7, 3.3]) {
        block(stage, { x: [a, b], y: [y, y + 0.1], z: [z, z + 2.5] }, '#d0762e');
        for (let k = 0; k < 3; k += 1)
          if (random.chance(0.8))
            block(
              stage,
              {
                x: [a + 0.1, b - 0.1],
                y: [y + 0.1, y + random.between(0.7, 1.35)],
                z: [z + 0.1 + k * 0.8, z + 0.8 + k * 0.8],
              },
              random.pick(['#c9a06a', '#b5905c', '#d9b783', '#9fb0b8']),
            );
      }
      for (const dz of [0, 2.42])
        block(
          stage,
          { x: [side < 0 ? b - 0.08 : a, side < 0 ? b : a + 0.08], y: [0, 4.8], z: [z + dz, z + dz + 0.08] },
          '#2f5d8a',
        );
    }
  if (random.chance(0.7)) {
    contact(stage, -2.4, 6.4, 1.6, 1.6);
    block(stage, { x: [-3, -1.8], y: [0, 0.16], z: [5.8, 7] }, '#b5905c');
    block(stage, { x: [-2.95, -1.85], y: [0.16, 1.2], z: [5.85, 6.95] }, '#c9a06a');
  }
  shape(stage, ({ canvas, screen }) => {
    for (const x of [-4, 4])
      canvas.draw(
        path(
          polygonPath(
            (
              [
                [x - 0.06, 0.01, -2],
                [x + 0.06, 0.01, -2],
                [x + 0.06, 0.01, 15.5],
                [x - 0.06, 0.01, 15.5],
              ] as const
            ).map(screen),
          ),
          'fill="#e0b23a" opacity=".8"',
        ),
      );
  });
}
