import type { Random } from '../../random.ts';
import { n, path, polygonPath } from '../kit/canvas.ts';
import { darker, lighter, mix } from '../kit/colour.ts';
import type { Point } from '../kit/space.ts';
import { type Stage, surface } from '../kit/stage.ts';
import { block, contact, shape } from './block.ts';
import { pillow } from './seats.ts';

export function table(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  deep: number,
  height: number,
  colour: string,
  legs = darker(colour, 0.12),
): void {
  contact(stage, x, z + deep / 2, width * 1.05, deep * 1.1, 0, 0.3);
  for (const dz of [deep - 0.08, 0.06])
    for (const dx of [-1, 1])
      block(
        stage,
        {
          x: [x + dx * (width / 2 - 0.07) - 0.03, x + dx * (width / 2 - 0.07) + 0.03],
          y: [0, height - 0.04],
          z: [z + dz - 0.03, z + dz + 0.03],
        },
        legs,
      );
  block(stage, { x: [x - width / 2, x + width / 2], y: [height - 0.05, height], z: [z, z + deep] }, colour);
}

export function rug(
  stage: Stage,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  colour: string,
  random: Random,
): void {
  stage.add(
    surface(
      [
        [x0, 0.006, z0],
        [x1, 0.006, z0],
        [x1, 0.006, z1],
        [x0, 0.006, z1],
      ],
      colour,
      {
        casts: false,
        receives: false,
        details: [
          (brush, face) => {
            const style = random.whole(0, 2);
            const edge = brush.inLight(style === 0 ? darker(colour, 0.25) : lighter(colour, 0.35), face.normal);
            for (const inset of style === 2 ? [0.12, 0.2] : [0.14]) {
              const quad = [
                face.at(inset, inset),
                face.at(face.length - inset, inset),
                face.at(face.length - inset, face.height - inset),
                face.at(inset, face.height - inset),
              ].map(brush.screen);
              brush.canvas.draw(
                path(polygonPath(quad), `fill="none" stroke="${edge}" stroke-width="2.4" opacity=".6"`),
              );
            }
            if (style === 1)
              for (let v = 0.3; v < face.height - 0.2; v += 0.24)
                brush.canvas.draw(
                  path(
                    polygonPath(
                      [
                        face.at(0.2, v),
                        face.at(face.length - 0.2, v),
                        face.at(face.length - 0.2, v + 0.08),
                        face.at(0.2, v + 0.08),
                      ].map(brush.screen),
                    ),
                    `fill="${edge}" opacity=".4"`,
                  ),
                );
          },
        ],
      },
    ),
    'always',
  );
}

export function bed(
  stage: Stage,
  x: number,
  z: number,
  width: number,
  linen: string,
  throwColour: string,
  head: string,
  cushions: readonly string[],
): void {
  const [x0, x1] = [x - width / 2, x + width / 2];
  const foot = z - 2;
  contact(stage, x, z - 1, width * 1.12, 2.3, 0, 0.45);
  block(stage, { x: [x0 - 0.1, x1 + 0.1], y: [0.2, 1.18], z: [z, z + 0.1] }, head, { soft: 0.06 });
  block(stage, { x: [x0, x1], y: [0.1, 0.3], z: [foot, z] }, darker(head, 0.1));
  for (const [k, side] of [-0.25, 0.25].entries())
    pillow(stage, x + side * width, 0.78, z - 0.16, 0.62, mix(linen, '#ffffff', 0.35), k ? 3 : -3);
  block(stage, { x: [x0 - 0.03, x1 + 0.03], y: [0.26, 0.56], z: [foot - 0.04, z - 0.36] }, linen, {
    soft: 0.07,
    top: lighter(linen, 0.14),
  });
  shape(stage, ({ canvas, screen }) => {
    const fold: Point[] = [
      [x0 - 0.03, 0.565, z - 0.72],
      [x1 + 0.03, 0.565, z - 0.72],
      [x1 + 0.03, 0.565, z - 0.36],
      [x0 - 0.03, 0.565, z - 0.36],
    ];
    canvas.draw(path(polygonPath(fold.map(screen)), 'fill="#ffffff" opacity=".75"'));
  });
  for (const [k, cushion] of cushions.entries())
    pillow(stage, x + (k - (cushions.length - 1) / 2) * 0.44, 0.76, z - 0.5, 0.42, cushion, k % 2 ? 6 : -6);
  block(stage, { x: [x0 - 0.05, x1 + 0.05], y: [0.3, 0.6], z: [foot - 0.06, foot + 0.62] }, throwColour, {
    soft: 0.05,
    top: lighter(throwColour, 0.1),
  });
}

export function cupboards(
  stage: Stage,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  colour: string,
  doors: number,
  { drawers = false, handle = '#b8a888' } = {},
): void {
  block(stage, { x: [x0, x1], y: [y0, y1], z: [z0, z1] }, colour);
  shape(stage, ({ canvas, screen, inLight, scale }) => {
    const line = inLight(darker(colour, 0.4), [0, 0, -1]);
    const wide = (x1 - x0) / doors;
    const marks: string[] = [];
    const grips: string[] = [];
    const at = (x: number, y: number) => screen([x, y, z0]);
    for (let k = 0; k < doors; k += 1) {
      const left = x0 + k * wide;
      const rows = drawers && k % 3 === 1 ? 3 : 1;
      for (let row = 0; row < rows; row += 1) {
        const [a, b] = [y0 + ((y1 - y0) * row) / rows, y0 + ((y1 - y0) * (row + 1)) / rows];
        marks.push(
          polygonPath([
            at(left + 0.015, a + 0.015),
            at(left + wide - 0.015, a + 0.015),
            at(left + wide - 0.015, b - 0.015),
            at(left + 0.015, b - 0.015),
          ]),
        );
        const [gx, gy] =
          rows > 1
            ? at(left + wide / 2, b - 0.07)
            : at(left + (k % 2 ? 0.07 : wide - 0.07), y0 < 1 ? y1 - 0.1 : y0 + 0.1);
        const s = scale([left, y0, z0]);
        grips.push(
          rows > 1 ? `M${n(gx - 0.07 * s)} ${n(gy)}h${n(0.14 * s)}` : `M${n(gx)} ${n(gy - 0.06 * s)}v${n(0.12 * s)}`,
        );
      }
    }
    canvas.draw(path(marks.join(''), `fill="none" stroke="${line}" stroke-width="1.1" opacity=".55"`));
    canvas.draw(path(grips.join(''), `stroke="${handle}" stroke-width="3" stroke-linecap="round" fill="none"`));
  });
}

/** Bottles, bowls and books on a shelf or a bench. */
export function clutter(
  stage: Stage,
  random: Random,
  x0: number,
  x1: number,
  y: number,
  z: number,
  colours: readonly string[],
  count = 4,
): void {
  for (let k = 0; k < count; k += 1) {
    const x = x0 + ((x1 - x0) * (k + random.between(0.2, 0.8))) / count;
    const [w, h] = [random.between(0.035, 0.09), random.between(0.1, 0.3)];
    block(stage, { x: [x - w, x + w], y: [y, y + h], z: [z, z + 0.12] }, random.pick(colours), { soft: 0.025 });
  }
}
