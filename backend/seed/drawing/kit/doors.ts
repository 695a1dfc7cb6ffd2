import { linePath, n, path, radial } from './canvas.ts';
import { darker } from './colour.ts';
import type { Face } from './stage.ts';
import { type Opening, patch, quad, windowOn } from './windows.ts';

export type DoorStyle = {
  colour: string;
  frame?: string;
  panels?: boolean;
  glazed?: boolean;
  fanlight?: boolean;
  side?: boolean;
};

export const doorOn =
  (
    opening: Opening,
    { colour, frame = '#f4f1ea', panels = true, glazed = false, fanlight = false, side = false }: DoorStyle,
  ): Face['details'][number] =>
  (brush, face) => {
    const { u, v, w, h } = opening;
    patch(brush, face, { u: u - 0.1, v, w: w + 0.2, h: h + 0.1 + (fanlight ? 0.4 : 0) }, frame);
    if (fanlight)
      windowOn({ u, v: v + h + 0.04, w, h: 0.36 }, { frame, curtain: 0, sill: null, leadlight: false })(brush, face);
    if (side) {
      for (const at of [u - 0.5, u + w + 0.1])
        windowOn({ u: at, v, w: 0.4, h }, { frame, curtain: 0, sill: null, panes: [1, 3] })(brush, face);
    }
    patch(brush, face, opening, colour);
    const edge = brush.inLight(darker(colour, 0.3), face.normal);
    if (panels) {
      for (const [pu, pv, pw, ph] of [
        [0.14, 0.08, 0.3, 0.36],
        [0.56, 0.08, 0.3, 0.36],
        [0.14, 0.52, 0.3, 0.4],
        [0.56, 0.52, 0.3, 0.4],
      ] as const) {
        const shape = quad(brush, face, { u: u + w * pu, v: v + h * pv, w: w * pw, h: h * ph });
        brush.canvas.draw(
          path(
            shape,
            `fill="${glazed && pv > 0.5 ? '#4b5f6c' : 'none'}" stroke="${edge}" stroke-width="1.2" opacity=".75"`,
          ),
        );
      }
    }
    const [x, y] = brush.screen(face.at(u + w * 0.9, v + h * 0.48));
    brush.canvas.draw(
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(1.3, brush.scale(face.at(u, v)) * 0.035))}" fill="#d8b46a"/>`,
    );
    brush.canvas.draw(path(quad(brush, face, { u, v: v + h - 0.1, w, h: 0.1 }), 'fill="#0d1626" opacity=".3"'));
    if (brush.light.lampsOn) {
      const [lx, ly] = brush.screen(face.at(u - 0.35, v + h * 0.85, 0.1));
      const reach = brush.scale(face.at(u, v)) * 1.1;
      brush.canvas.draw(
        `<circle cx="${n(lx)}" cy="${n(ly)}" r="${n(reach)}" fill="${radial(brush.canvas, [lx, ly], reach, [
          [0, '#ffe0a0', 0.9],
          [0.25, '#ffc46e', 0.4],
          [1, '#ffb050', 0],
        ])}"/>`,
      );
    }
  };

/** A panelled lift-up door. */
export const garageOn =
  (opening: Opening, colour: string, rows = 4): Face['details'][number] =>
  (brush, face) => {
    const { u, v, w, h } = opening;
    patch(brush, face, { u: u - 0.08, v, w: w + 0.16, h: h + 0.08 }, darker(colour, 0.3));
    patch(brush, face, opening, colour);
    const lines = Array.from({ length: rows - 1 }, (_, index) => {
      const y = v + (h * (index + 1)) / rows;
      return linePath([brush.screen(face.at(u, y)), brush.screen(face.at(u + w, y))]);
    });
    brush.canvas.draw(
      path(
        lines.join(''),
        `stroke="${brush.inShade(darker(colour, 0.3), face.normal)}" stroke-width="1.4" opacity=".6" fill="none"`,
      ),
    );
    brush.canvas.draw(path(quad(brush, face, { u, v: v + h - 0.16, w, h: 0.16 }), 'fill="#0d1626" opacity=".32"'));
  };
