import { post } from '../parts/timberwork.ts';
import type { Scene } from '../scene.ts';

export function wireFence({ stage }: Scene, x0: number, x1: number, z: number): void {
  for (let x = x0; x <= x1; x += 2.6) post(stage, x, z, 0, 1.1, 0.13, '#9a8f80');
  stage.later(() => {
    const { canvas, screen } = stage.brush;
    const lines = [0.3, 0.6, 0.9].map(
      (y) =>
        `M${screen([x0, y, z])
          .map((v) => v.toFixed(1))
          .join(' ')}L${screen([x1, y, z])
          .map((v) => v.toFixed(1))
          .join(' ')}`,
    );
    canvas.draw(`<path d="${lines.join('')}" stroke="#5d5850" stroke-width="1.6" fill="none" opacity=".8"/>`);
  });
}
