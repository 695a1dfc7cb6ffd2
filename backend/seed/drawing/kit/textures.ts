import type { Random } from '../../random.ts';
import { linePath, path, polygonPath } from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Brush, Face } from './stage.ts';

type Detail = Face['details'][number];

const widthAt = (brush: Brush, face: Face, metres: number) =>
  Math.max(0.5, brush.scale(face.at(face.length / 2, face.height / 2)) * metres);

/** Horizontal lines with a light edge above: weatherboards, chamferboards. */
export const boards =
  (each = 0.17, strength = 0.22): Detail =>
  (brush, face) => {
    const colour = brush.inShade(darker(face.colour, 0.3), face.normal);
    const bright = lighter(brush.inLight(face.colour, face.normal), 0.3);
    const dark: string[] = [];
    const light: string[] = [];
    const total = Math.max(...face.points.map((point) => localOf(face, point)[1]));
    for (let v = each; v < total; v += each) {
      const span = spanAt(face, v);
      if (!span) continue;
      dark.push(linePath([brush.screen(face.at(span[0], v)), brush.screen(face.at(span[1], v))]));
      light.push(linePath([brush.screen(face.at(span[0], v - 0.03)), brush.screen(face.at(span[1], v - 0.03))]));
    }
    const width = widthAt(brush, face, 0.022);
    brush.canvas.draw(
      path(light.join(''), `stroke="${bright}" stroke-width="${width.toFixed(2)}" opacity="${strength}" fill="none"`),
    );
    brush.canvas.draw(
      path(
        dark.join(''),
        `stroke="${colour}" stroke-width="${width.toFixed(2)}" opacity="${strength + 0.16}" fill="none"`,
      ),
    );
  };

/** Lines along the other way: battens, sheets of iron, planks. */
export const ribs =
  (each = 0.2, strength = 0.3, metres = 0.03): Detail =>
  (brush, face) => {
    const dark = brush.inShade(darker(face.colour, 0.25), face.normal);
    const bright = lighter(brush.inLight(face.colour, face.normal), 0.35);
    const lines: [string[], string[]] = [[], []];
    const count = Math.round(face.length / each);
    for (let index = 1; index < count; index += 1) {
      const u = index * each;
      const top = topAt(face, u);
      lines[0].push(linePath([brush.screen(face.at(u, 0)), brush.screen(face.at(u, top))]));
      lines[1].push(
        linePath([
          brush.screen(face.at(u + each * 0.35, 0)),
          brush.screen(face.at(u + each * 0.35, topAt(face, u + each * 0.35))),
        ]),
      );
    }
    const width = widthAt(brush, face, metres);
    brush.canvas.draw(
      path(
        lines[1].join(''),
        `stroke="${bright}" stroke-width="${width.toFixed(2)}" opacity="${strength}" fill="none"`,
      ),
    );
    brush.canvas.draw(
      path(lines[0].join(''), `stroke="${dark}" stroke-width="${width.toFixed(2)}" opacity="${strength}" fill="none"`),
    );
  };

/** How high the surface is at u: roofs are trapezoids and triangles. */
function topAt(face: Face, u: number): number {
  const local = face.points.map((point) => localOf(face, point));
  let top = 0;
  for (const [index, [u0, v0]] of local.entries()) {
    const [u1, v1] = local[(index + 1) % local.length] ?? [u0, v0];
    if (u0 === u1 || u < Math.min(u0, u1) || u > Math.max(u0, u1)) continue;
    top = Math.max(top, v0 + ((v1 - v0) * (u - u0)) / (u1 - u0));
  }
  return top;
}

function localOf(face: Face, point: readonly [number, number, number]): [number, number] {
  const origin = face.at(0, 0);
  const [u, v] = [face.at(1, 0), face.at(0, 1)];
  const rel = [point[0] - origin[0], point[1] - origin[1], point[2] - origin[2]];
  const along = (axis: readonly [number, number, number]) =>
    rel.reduce((sum, part, index) => sum + part * ((axis[index] ?? 0) - (origin[index] ?? 0)), 0);
  return [along(u), along(v)];
}

/** Courses of tiles with a broken shadow line. */
export const tiles =
  (each = 0.32, strength = 0.35): Detail =>
  (brush, face) => {
    const dark = brush.inShade(darker(face.colour, 0.25), face.normal);
    const bright = lighter(brush.inLight(face.colour, face.normal), 0.18);
    const rows: string[] = [];
    const joints: string[] = [];
    const total = Math.max(...face.points.map((point) => localOf(face, point)[1]));
    for (let v = each, row = 0; v < total; v += each, row += 1) {
      const span = spanAt(face, v);
      if (!span) continue;
      rows.push(linePath([brush.screen(face.at(span[0], v)), brush.screen(face.at(span[1], v))]));
      for (let u = span[0] + (row % 2 ? 0.14 : 0.28); u < span[1]; u += 0.28) {
        joints.push(linePath([brush.screen(face.at(u, v)), brush.screen(face.at(u, Math.min(total, v + each * 0.9)))]));
      }
    }
    const width = widthAt(brush, face, 0.035);
    brush.canvas.draw(
      path(
        joints.join(''),
        `stroke="${dark}" stroke-width="${(width * 0.5).toFixed(2)}" opacity="${strength * 0.55}" fill="none"`,
      ),
    );
    brush.canvas.draw(
      path(
        rows.join(''),
        `stroke="${bright}" stroke-width="${(width * 1.6).toFixed(2)}" opacity="${strength * 0.7}" fill="none"`,
      ),
    );
    brush.canvas.draw(
      path(rows.join(''), `stroke="${dark}" stroke-width="${width.toFixed(2)}" opacity="${strength}" fill="none"`),
    );
  };

/** Left and right end of the surface at the height v. */
function spanAt(face: Face, v: number): [number, number] | null {
  const local = face.points.map((point) => localOf(face, point));
  const ends: number[] = [];
  for (const [index, [u0, v0]] of local.entries()) {
    const [u1, v1] = local[(index + 1) % local.length] ?? [u0, v0];
    if (v0 === v1 || v < Math.min(v0, v1) || v > Math.max(v0, v1)) continue;
    ends.push(u0 + ((u1 - u0) * (v - v0)) / (v1 - v0));
  }
  return ends.length < 2 ? null : [Math.min(...ends), Math.max(...ends)];
}

/** Brickwork: mortar lines, and single bricks burnt darker or paler than the rest. */
export const bricks =
  (random: Random, { mortar = '#d8cfc2', spread = 0.16, each = 0.1 } = {}): Detail =>
  (brush, face) => {
    const shade = brush.inShade(mortar, face.normal);
    const rows: string[] = [];
    for (let v = each; v < face.height; v += each) {
      const span = spanAt(face, v);
      if (span) rows.push(linePath([brush.screen(face.at(span[0], v)), brush.screen(face.at(span[1], v))]));
    }
    const single: Record<string, string[]> = {};
    const count = Math.min(300, Math.round(face.length * face.height * 7));
    for (let index = 0; index < count; index += 1) {
      const row = random.whole(0, Math.max(0, Math.floor(face.height / each) - 1));
      const span = spanAt(face, row * each + each / 2);
      if (!span || span[1] - span[0] < 0.3) continue;
      const column = random.whole(0, Math.max(0, Math.floor((span[1] - span[0]) / 0.24) - 1));
      const u = span[0] + column * 0.24 + (row % 2 ? 0.12 : 0);
      if (u + 0.23 > span[1]) continue;
      const toneName = random.pick(['dark', 'pale', 'warm']);
      const colour =
        toneName === 'dark'
          ? darker(face.colour, spread)
          : toneName === 'pale'
            ? lighter(face.colour, spread * 0.8)
            : mix(face.colour, '#a0522d', spread);
      const tone = brush.inLight(colour, face.normal);
      const [v0, v1] = [row * each + 0.01, (row + 1) * each - 0.01];
      const shape = polygonPath(
        [face.at(u, v0), face.at(u + 0.23, v0), face.at(u + 0.23, v1), face.at(u, v1)].map(brush.screen),
      );
      single[tone] = [...(single[tone] ?? []), shape];
    }
    for (const [tone, shapes] of Object.entries(single))
      brush.canvas.draw(path(shapes.join(''), `fill="${tone}" opacity=".5"`));
    brush.canvas.draw(
      path(
        rows.join(''),
        `stroke="${shade}" stroke-width="${widthAt(brush, face, 0.016).toFixed(2)}" opacity=".34" fill="none"`,
      ),
    );
  };

/** Squared stones in courses, each a little different. */
export const stones =
  (random: Random, each = 0.34): Detail =>
  (brush, face) => {
    const groups: Record<string, string[]> = {};
    for (let v = 0; v < face.height - 0.05; v += each) {
      const span = spanAt(face, v + each / 2);
      if (!span) continue;
      for (let u = span[0]; u < span[1] - 0.05; ) {
        const length = Math.min(random.between(0.35, 0.85), span[1] - u);
        const shift = random.between(-0.12, 0.12);
        const base = shift < 0 ? darker(face.colour, -shift) : mix(face.colour, '#fff3d8', shift);
        const tone = brush.inLight(mix(base, '#a4886a', random.pick([0, 0.1, 0.22])), face.normal);
        const [u1, v1] = [u + length - 0.025, Math.min(face.height, v + each) - 0.025];
        const shape = polygonPath([face.at(u, v), face.at(u1, v), face.at(u1, v1), face.at(u, v1)].map(brush.screen));
        groups[tone] = [...(groups[tone] ?? []), shape];
        u += length;
      }
    }
    for (const [tone, shapes] of Object.entries(groups))
      brush.canvas.draw(path(shapes.join(''), `fill="${tone}" opacity=".55"`));
  };
