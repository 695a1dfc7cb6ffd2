import { clip, linear, linePath, n, path, polygonPath, radial } from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Brush, Face } from './stage.ts';

export type Opening = { u: number; v: number; w: number; h: number };

export type WindowStyle = {
  frame?: string;
  /** Panes across and up. */
  panes?: readonly [across: number, up: number];
  sill?: string | null;
  curtain?: number;
  /** Lamps behind it at dusk. */
  lamp?: boolean;
  /** Width of the frame in metres. */
  width?: number;
  /** Architrave around it, wider than the frame. */
  surround?: string;
  leadlight?: boolean;
  glass?: string;
};

export const quad = (brush: Brush, face: Face, { u, v, w, h }: Opening, out = 0) =>
  polygonPath(
    [face.at(u, v, out), face.at(u + w, v, out), face.at(u + w, v + h, out), face.at(u, v + h, out)].map(brush.screen),
  );

/** A plain patch on a wall. */
export function patch(brush: Brush, face: Face, opening: Opening, colour: string, out = 0): void {
  brush.canvas.draw(path(quad(brush, face, opening, out), `fill="${brush.inLight(colour, face.normal)}"`));
}

export const windowOn =
  (opening: Opening, style: WindowStyle = {}): Face['details'][number] =>
  (brush, face) => {
    const { frame = '#f4f1ea', panes = [1, 1], sill = frame, width = 0.07, surround, lamp = true } = style;
    const { u, v, w, h } = opening;
    if (surround) patch(brush, face, { u: u - 0.12, v: v - 0.06, w: w + 0.24, h: h + 0.18 }, surround);
    // The wall is cut: a shadow above and at the sun's side of the glass.
    patch(brush, face, opening, frame);
    const inner = { u: u + width, v: v + width, w: w - 2 * width, h: h - 2 * width };
    glass(brush, face, inner, style, lamp && brush.light.lampsOn);
    bars(brush, face, inner, panes, frame, width * 0.55);
    const shadow = quad(brush, face, { u: inner.u, v: inner.v + inner.h - 0.07, w: inner.w, h: 0.07 });
    brush.canvas.draw(path(shadow, 'fill="#0d1626" opacity=".35"'));
    if (sill) {
      patch(brush, face, { u: u - 0.06, v: v - 0.07, w: w + 0.12, h: 0.08 }, lighter(sill, 0.1), 0.05);
      brush.canvas.draw(
        path(quad(brush, face, { u: u - 0.04, v: v - 0.13, w: w + 0.1, h: 0.06 }), 'fill="#0d1626" opacity=".28"'),
      );
    }
  };

function bars(
  brush: Brush,
  face: Face,
  inner: Opening,
  panes: readonly [number, number],
  frame: string,
  width: number,
): void {
  const colour = brush.inLight(frame, face.normal);
  const { u, v, w, h } = inner;
  for (let column = 1; column < panes[0]; column += 1) {
    brush.canvas.draw(
      path(quad(brush, face, { u: u + (w * column) / panes[0] - width / 2, v, w: width, h }), `fill="${colour}"`),
    );
  }
  for (let row = 1; row < panes[1]; row += 1) {
    brush.canvas.draw(
      path(quad(brush, face, { u, v: v + (h * row) / panes[1] - width / 2, w, h: width }), `fill="${colour}"`),
    );
  }
}

/** By day it mirrors the sky and the trees across the street; at dusk one looks in. */
function glass(
  brush: Brush,
  face: Face,
  inner: Opening,
  { curtain = 0.2, leadlight, glass: tint }: WindowStyle,
  glowing: boolean,
): void {
  const { canvas, light, screen } = brush;
  const shape = quad(brush, face, inner);
  const { u, v, w, h } = inner;
  const [top, bottom] = [screen(face.at(u + w / 2, v + h)), screen(face.at(u + w / 2, v))];
  if (glowing) {
    const fill = linear(canvas, top, bottom, [
      [0, '#ffe2a6'],
      [0.55, '#ffc873'],
      [1, '#e58f45'],
    ]);
    const halo = radial(
      canvas,
      screen(face.at(u + w / 2, v + h / 2)),
      Math.max(12, brush.scale(face.at(u, v)) * Math.max(w, h) * 0.95),
      [
        [0, '#ffc36b', 0.55],
        [1, '#ffb45a', 0],
      ],
    );
    const [cx, cy] = screen(face.at(u + w / 2, v + h / 2));
    const reach = brush.scale(face.at(u, v)) * Math.max(w, h) * 0.95;
    canvas.draw(`<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(reach)}" fill="${halo}" opacity=".5"/>`);
    canvas.draw(path(shape, `fill="${fill}"`));
    canvas.draw(
      path(quad(brush, face, { u: u + w * 0.1, v, w: w * 0.32, h: h * 0.3 }), 'fill="#a35f2c" opacity=".45"'),
    );
    canvas.draw(
      path(
        quad(brush, face, { u: u + w * 0.62, v: v + h * 0.34, w: w * 0.2, h: h * 0.28 }),
        'fill="#b56f36" opacity=".4"',
      ),
    );
  } else {
    const sky = light.sky;
    const base = tint ?? '#2c3f4d';
    const fill = linear(canvas, top, bottom, [
      [0, mix(sky[1] ?? '#88aacc', base, 0.34)],
      [0.45, mix(sky[2] ?? '#aaccee', base, 0.5)],
      [0.52, mix(base, '#51665a', 0.35)],
      [1, darker(base, 0.25)],
    ]);
    canvas.draw(path(shape, `fill="${fill}"`));
    const slant = polygonPath(
      [
        face.at(u + w * 0.12, v),
        face.at(u + w * 0.42, v),
        face.at(u + w * 0.78, v + h),
        face.at(u + w * 0.48, v + h),
      ].map(screen),
    );
    canvas.draw(`<g clip-path="${clip(canvas, shape)}">${path(slant, 'fill="#fff" opacity=".13"')}</g>`);
  }
  if (leadlight) leadlights(brush, face, inner);
  if (curtain > 0) curtains(brush, face, inner, curtain, glowing);
}

function curtains(brush: Brush, face: Face, { u, v, w, h }: Opening, share: number, glowing: boolean): void {
  const colour = glowing ? '#fff0cf' : brush.inShade('#f3eee4', face.normal);
  const opacity = glowing ? 0.75 : 0.55;
  for (const left of [u, u + w * (1 - share)]) {
    brush.canvas.draw(
      path(quad(brush, face, { u: left, v, w: w * share, h }), `fill="${colour}" opacity="${opacity}"`),
    );
    const folds = [0.25, 0.5, 0.75].map((k) =>
      linePath([face.at(left + w * share * k, v), face.at(left + w * share * k, v + h)].map(brush.screen)),
    );
    brush.canvas.draw(path(folds.join(''), 'stroke="#5b5548" stroke-width=".8" opacity=".28" fill="none"'));
  }
}

function leadlights(brush: Brush, face: Face, { u, v, w, h }: Opening): void {
  const colours = ['#b5493a', '#d9a441', '#4f7f52', '#5b7fa8'];
  for (const [index, colour] of colours.entries()) {
    brush.canvas.draw(
      path(
        quad(brush, face, { u: u + (w * index) / 4, v: v + h * 0.76, w: w / 4, h: h * 0.24 }),
        `fill="${colour}" opacity=".55"`,
      ),
    );
  }
  const lines = [0.25, 0.5, 0.75].map((k) =>
    linePath([face.at(u + w * k, v + h * 0.76), face.at(u + w * k, v + h)].map(brush.screen)),
  );
  brush.canvas.draw(
    path(
      lines.join('') + linePath([face.at(u, v + h * 0.76), face.at(u + w, v + h * 0.76)].map(brush.screen)),
      'stroke="#222a30" stroke-width="1.1" opacity=".7" fill="none"',
    ),
  );
}
