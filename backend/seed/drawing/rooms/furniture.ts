import type { Random } from '../../random.ts';
import { blur, clip, linear, n, path, polygonPath, smoothPath } from '../kit/canvas.ts';
import { darker, lighter, mix } from '../kit/colour.ts';
import type { Point, Screen } from '../kit/space.ts';
import { type Face, type Stage, surface } from '../kit/stage.ts';
import { broadLeaves, shrub } from '../plants/shrubs.ts';
import type { Scene } from '../scene.ts';
import { block, contact, glow, type Opening, rounded, shape } from './room.ts';

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

/** A painting of nothing in particular, in the colours of the room. */
export const painting =
  (random: Random, { u, v, w, h }: Opening, colours: readonly string[], frame = '#3d342b'): Face['details'][number] =>
  (brush, face) => {
    const quad = (o: Opening) =>
      [face.at(o.u, o.v), face.at(o.u + o.w, o.v), face.at(o.u + o.w, o.v + o.h), face.at(o.u, o.v + o.h)].map(
        brush.screen,
      );
    const { canvas } = brush;
    canvas.draw(
      path(
        polygonPath(quad({ u: u - 0.03, v: v - 0.06, w: w + 0.08, h: h + 0.08 })),
        `fill="#10151c" opacity=".22" filter="${blur(canvas, 4)}"`,
      ),
    );
    canvas.draw(
      path(
        polygonPath(quad({ u: u - 0.035, v: v - 0.035, w: w + 0.07, h: h + 0.07 })),
        `fill="${brush.inLight(frame, face.normal)}"`,
      ),
    );
    canvas.draw(path(polygonPath(quad({ u, v, w, h })), `fill="${brush.inLight('#f3ecdf', face.normal)}"`));
    canvas.draw(`<g clip-path="${clip(canvas, polygonPath(quad({ u, v, w, h })))}">`);
    for (let k = 0; k < 6; k += 1) {
      const blob: Screen[] = [];
      const [cu, cv] = [u + random.between(0, w), v + (h * (k + 0.4)) / 6];
      for (let a = 0; a < 8; a += 1)
        blob.push(
          brush.screen(
            face.at(
              cu + Math.cos((a / 8) * 6.28) * w * random.between(0.25, 0.7),
              cv + Math.sin((a / 8) * 6.28) * h * random.between(0.08, 0.22),
            ),
          ),
        );
      canvas.draw(path(smoothPath(blob), `fill="${brush.inLight(random.pick(colours), face.normal)}" opacity=".8"`));
    }
    canvas.draw('</g>');
  };

export function pendant(
  stage: Stage,
  x: number,
  z: number,
  y: number,
  ceiling: number,
  colour: string,
  kind: 'dome' | 'globe' | 'drum' = 'dome',
): void {
  shape(stage, ({ canvas, screen, scale, inLight, light }) => {
    const [sx, sy] = screen([x, y, z]);
    const [, top] = screen([x, ceiling, z]);
    const s = scale([x, y, z]);
    canvas.draw(path(`M${n(sx)} ${n(top)}V${n(sy - 0.1 * s)}`, 'stroke="#2b2f33" stroke-width="1.8"'));
    const tone = inLight(colour, [0, 0.2, -1]);
    const fill = linear(
      canvas,
      [sx - 0.2 * s, 0],
      [sx + 0.2 * s, 0],
      [
        [0, lighter(tone, 0.18)],
        [1, darker(tone, 0.2)],
      ],
    );
    if (kind === 'globe')
      canvas.draw(
        `<circle cx="${n(sx)}" cy="${n(sy)}" r="${n(0.15 * s)}" fill="${light.lampsOn ? '#fff0c8' : '#fbf8f0'}" opacity=".95"/>`,
      );
    else if (kind === 'drum')
      canvas.draw(
        `<rect x="${n(sx - 0.26 * s)}" y="${n(sy - 0.14 * s)}" width="${n(0.52 * s)}" height="${n(0.26 * s)}" rx="4" fill="${fill}"/>`,
      );
    else {
      canvas.draw(
        path(
          `M${n(sx - 0.19 * s)} ${n(sy + 0.08 * s)}Q${n(sx - 0.17 * s)} ${n(sy - 0.14 * s)} ${n(sx)} ${n(sy - 0.15 * s)}Q${n(sx + 0.17 * s)} ${n(sy - 0.14 * s)} ${n(sx + 0.19 * s)} ${n(sy + 0.08 * s)}Z`,
          `fill="${fill}"`,
        ),
      );
      canvas.draw(
        `<ellipse cx="${n(sx)}" cy="${n(sy + 0.08 * s)}" rx="${n(0.19 * s)}" ry="${n(0.03 * s)}" fill="${light.lampsOn ? '#ffe9b0' : '#fff6de'}"/>`,
      );
    }
  });
  glow(stage, [x, y, z], 0.9);
}

export function floorLamp(stage: Stage, x: number, z: number, metal = '#3a3d40', shade = '#f3ead8'): void {
  contact(stage, x, z, 0.4, 0.3);
  block(stage, { x: [x - 0.013, x + 0.013], y: [0.02, 1.4], z: [z, z + 0.02] }, metal);
  lampShade(stage, x, 1.4, z, 0.22, shade);
  glow(stage, [x, 1.5, z], 1.1);
}

export function lampShade(stage: Stage, x: number, y: number, z: number, half: number, colour: string): void {
  shape(stage, ({ canvas, screen, scale, light, inLight }) => {
    const [sx, sy] = screen([x, y, z]);
    const s = scale([x, y, z]);
    const tone = light.lampsOn ? '#ffe4b0' : inLight(colour, [0, 0, -1]);
    canvas.draw(
      path(
        `M${n(sx - half * s)} ${n(sy)}L${n(sx - half * 0.72 * s)} ${n(sy - half * 1.35 * s)}H${n(sx + half * 0.72 * s)}L${n(sx + half * s)} ${n(sy)}Z`,
        `fill="${linear(
          canvas,
          [sx - half * s, 0],
          [sx + half * s, 0],
          [
            [0, lighter(tone, 0.2)],
            [1, darker(tone, 0.12)],
          ],
        )}"`,
      ),
    );
  });
}

export function plantPot(
  { stage, garden }: Scene,
  x: number,
  z: number,
  height: number,
  colour = '#d9cfc0',
  kind: 'broad' | 'bushy' = 'broad',
  from = 0,
): void {
  if (from === 0) contact(stage, x, z + 0.1, 0.6, 0.5);
  block(stage, { x: [x - 0.17, x + 0.17], y: [from, from + 0.34], z: [z, z + 0.32] }, colour, { soft: 0.05 });
  stage.later(() => {
    const [sx, sy] = stage.camera.project([x, from + 0.32, z + 0.1]);
    const spot = { x: sx, y: sy, scale: stage.camera.scaleAt([x, 0, z + 0.1]) };
    kind === 'broad' ? broadLeaves(garden, spot, height) : shrub(garden, spot, height * 0.8, height);
  });
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
