import { linear, n, path } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import type { Screen } from '../kit/space.ts';
import type { Stage } from '../kit/stage.ts';
import { block, contact, rounded, shape } from './block.ts';

/** Facing the viewer, its back to the wall behind. `x` is its middle. */
export function sofa(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  colour: string,
  cushions: readonly string[],
): void {
  const [x0, x1] = [x - width / 2, x + width / 2];
  contact(stage, x, z + 0.42, width * 1.08, 1.1);
  block(stage, { x: [x0 + 0.08, x1 - 0.08], y: [0.14, 0.82], z: [z + 0.62, z + 0.9] }, colour, { soft: 0.1 });
  for (const side of [x0, x1 - 0.22])
    block(stage, { x: [side, side + 0.22], y: [0.1, 0.62], z: [z, z + 0.9] }, darker(colour, 0.03), { soft: 0.08 });
  const seats = width > 1.8 ? 3 : 2;
  const each = (width - 0.44) / seats;
  for (let k = 0; k < seats; k += 1) {
    const left = x0 + 0.22 + k * each;
    block(
      stage,
      { x: [left + 0.02, left + each - 0.02], y: [0.46, 0.86], z: [z + 0.5, z + 0.66] },
      lighter(colour, 0.03),
      { soft: 0.1 },
    );
    block(
      stage,
      { x: [left + 0.01, left + each - 0.01], y: [0.28, 0.47], z: [z + 0.02, z + 0.62] },
      lighter(colour, 0.05),
      { soft: 0.06 },
    );
  }
  block(stage, { x: [x0 + 0.2, x1 - 0.2], y: [0.12, 0.28], z: [z + 0.03, z + 0.5] }, darker(colour, 0.08), {
    soft: 0.03,
  });
  for (const [k, cushion] of cushions.entries())
    pillow(
      stage,
      x0 + 0.48 + k * ((width - 0.96) / Math.max(1, cushions.length - 1)),
      0.68,
      z + 0.42,
      0.42,
      cushion,
      k % 2 ? 9 : -9,
    );
}

export function pillow(stage: Stage, x: number, y: number, z: number, size: number, colour: string, turn = 0): void {
  shape(stage, ({ canvas, screen, scale, inLight }) => {
    const [sx, sy] = screen([x, y, z]);
    const r = (size / 2) * scale([x, y, z]);
    const tone = inLight(colour, [0, 0.3, -0.9]);
    const outline: Screen[] = [
      [-1, -0.9],
      [0, -0.82],
      [1, -0.9],
      [0.92, 0],
      [1, 0.86],
      [0, 0.8],
      [-1, 0.86],
      [-0.92, 0],
    ].map(([px, py]): Screen => [sx + (px ?? 0) * r, sy + (py ?? 0) * r]);
    canvas.draw(
      path(
        rounded(outline, r * 0.3),
        `fill="${linear(
          canvas,
          [sx, sy - r],
          [sx, sy + r],
          [
            [0, lighter(tone, 0.1)],
            [1, darker(tone, 0.16)],
          ],
        )}" transform="rotate(${turn} ${n(sx)} ${n(sy)})"`,
      ),
    );
    canvas.draw(
      path(
        `M${n(sx - r * 0.5)} ${n(sy - r * 0.1)}q${n(r * 0.4)} ${n(r * 0.3)} ${n(r * 0.9)} ${n(-r * 0.16)}`,
        `stroke="${darker(tone, 0.2)}" stroke-width="1.4" opacity=".3" fill="none" transform="rotate(${turn} ${n(sx)} ${n(sy)})"`,
      ),
    );
  });
}

export function armchair(stage: Stage, x: number, z: number, colour: string): void {
  contact(stage, x, z + 0.4, 1, 0.9);
  for (const dx of [-0.3, 0.3])
    block(stage, { x: [x + dx - 0.025, x + dx + 0.025], y: [0, 0.2], z: [z + 0.05, z + 0.1] }, '#6d5138');
  block(stage, { x: [x - 0.34, x + 0.34], y: [0.3, 0.92], z: [z + 0.58, z + 0.74] }, colour, { soft: 0.12 });
  for (const side of [-1, 1])
    block(
      stage,
      { x: [x + side * 0.36 - 0.07, x + side * 0.36 + 0.07], y: [0.2, 0.6], z: [z, z + 0.7] },
      darker(colour, 0.04),
      { soft: 0.06 },
    );
  block(stage, { x: [x - 0.3, x + 0.3], y: [0.2, 0.46], z: [z, z + 0.58] }, lighter(colour, 0.06), { soft: 0.06 });
}

export function chair(stage: Stage, x: number, z: number, colour: string, away: boolean): void {
  const back = away ? z + 0.4 : z;
  if (!away) {
    for (const dx of [-0.18, 0.18])
      block(stage, { x: [x + dx - 0.02, x + dx + 0.02], y: [0, 0.44], z: [z + 0.38, z + 0.42] }, darker(colour, 0.2));
    block(stage, { x: [x - 0.21, x + 0.21], y: [0.43, 0.48], z: [z, z + 0.42] }, colour, { soft: 0.02 });
  }
  for (const dx of [-0.18, 0.18])
    block(
      stage,
      { x: [x + dx - 0.02, x + dx + 0.02], y: [0, away ? 0.86 : 0.44], z: [back, back + 0.04] },
      darker(colour, 0.12),
    );
  if (away) block(stage, { x: [x - 0.21, x + 0.21], y: [0.43, 0.48], z: [z, z + 0.42] }, colour, { soft: 0.02 });
  block(stage, { x: [x - 0.21, x + 0.21], y: [0.62, 0.88], z: [back, back + 0.04] }, colour, { soft: 0.05 });
  for (const dx of [-0.18, 0.18])
    if (away) block(stage, { x: [x + dx - 0.02, x + dx + 0.02], y: [0, 0.44], z: [z, z + 0.04] }, darker(colour, 0.2));
}

export function stool(stage: Stage, x: number, z: number, colour: string): void {
  for (const dx of [-0.14, 0.14])
    block(stage, { x: [x + dx - 0.018, x + dx + 0.018], y: [0, 0.66], z: [z, z + 0.03] }, '#3a3d40');
  block(stage, { x: [x - 0.16, x + 0.16], y: [0.22, 0.245], z: [z, z + 0.03] }, '#3a3d40');
  block(stage, { x: [x - 0.19, x + 0.19], y: [0.64, 0.7], z: [z - 0.02, z + 0.34] }, colour, { soft: 0.03 });
}
