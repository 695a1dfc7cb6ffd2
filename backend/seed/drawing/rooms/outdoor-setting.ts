import { addBox } from '../kit/stage.ts';
import type { Scene } from '../scene.ts';

export function outdoorSetting({ stage, random }: Scene, x: number, y: number, z: number): void {
  const wood = random.pick(['#c9a274', '#8f6140', '#e6e2da', '#3f474c']);
  const cloth = random.pick(['#f1ece0', '#8fa6a0', '#d98a5a', '#5f7d8a']);
  // Two easy chairs that look at each other across a little table.
  for (const side of [-1, 1]) {
    const dx = side * 1.05;
    const outer = x + dx + side * 0.32;
    for (const dz of [0.26, -0.3])
      for (const leg of [-0.3, 0.3])
        addBox(
          stage,
          { x: [x + dx + leg - 0.02, x + dx + leg + 0.02], y: [y, y + 0.3], z: [z + dz, z + dz + 0.04] },
          wood,
          { receives: false },
        );
    addBox(
      stage,
      {
        x: [Math.min(outer, outer + side * 0.07), Math.max(outer, outer + side * 0.07)],
        y: [y + 0.28, y + 0.9],
        z: [z - 0.3, z + 0.3],
      },
      wood,
      { receives: false },
    );
    addBox(stage, { x: [x + dx - 0.32, x + dx + 0.32], y: [y + 0.28, y + 0.45], z: [z - 0.3, z + 0.3] }, cloth, {
      receives: false,
    });
    const inner = outer - side * 0.12;
    addBox(
      stage,
      { x: [Math.min(inner, outer), Math.max(inner, outer)], y: [y + 0.45, y + 0.86], z: [z - 0.28, z + 0.28] },
      cloth,
      { receives: false },
    );
  }
  addBox(stage, { x: [x - 0.03, x + 0.03], y: [y, y + 0.5], z: [z - 0.03, z + 0.03] }, wood, { receives: false });
  addBox(stage, { x: [x - 0.36, x + 0.36], y: [y + 0.5, y + 0.54], z: [z - 0.32, z + 0.32] }, wood, {
    receives: false,
  });
  addBox(stage, { x: [x - 0.14, x - 0.06], y: [y + 0.54, y + 0.68], z: [z - 0.1, z - 0.02] }, '#dfeaec', {
    casts: false,
  });
  addBox(stage, { x: [x + 0.06, x + 0.14], y: [y + 0.54, y + 0.68], z: [z - 0.04, z + 0.04] }, '#dfeaec', {
    casts: false,
  });
}
