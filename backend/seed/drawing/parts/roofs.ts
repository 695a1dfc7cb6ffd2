import { darker } from '../kit/colour.ts';
import type { Point } from '../kit/space.ts';
import { type Face, type Stage, surface, wall } from '../kit/stage.ts';

export type Plan = { x0: number; x1: number; z0: number; z1: number };

export type RoofStyle = {
  colour: string;
  fascia?: string;
  /** Drawn on every slope: ribs or tiles. */
  details?: Face['details'];
  soffit?: string;
  fasciaHeight?: number;
};

export const grown = ({ x0, x1, z0, z1 }: Plan, by: number): Plan => ({
  x0: x0 - by,
  x1: x1 + by,
  z0: z0 - by,
  z1: z1 + by,
});

/** Seen from below, between wall and gutter. Add it before the walls. */
export function soffit(stage: Stage, plan: Plan, y: number, overhang: number, colour = '#efece4'): void {
  const { x0, x1, z0, z1 } = grown(plan, overhang);
  stage.add(
    surface(
      [
        [x0, y, z1],
        [x1, y, z1],
        [x1, y, z0],
        [x0, y, z0],
      ],
      darker(colour, 0.18),
      { casts: false, receives: false },
    ),
  );
}

function fascias(stage: Stage, { x0, x1, z0, z1 }: Plan, y: number, height: number, colour: string): void {
  const options = { receives: false };
  stage.add(wall([x1, y - height, z0], [x1, y - height, z1], height, colour, options));
  stage.add(wall([x0, y - height, z1], [x0, y - height, z0], height, colour, options));
  stage.add(wall([x0, y - height, z0], [x1, y - height, z0], height, colour, options));
}

/** Four slopes. */
export function hipRoof(stage: Stage, plan: Plan, y: number, rise: number, overhang: number, style: RoofStyle): void {
  const { x0, x1, z0, z1 } = grown(plan, overhang);
  const { colour, details, fascia = '#f2efe8', fasciaHeight = 0.2 } = style;
  const [wide, deep] = [x1 - x0, z1 - z0];
  const [mx, mz] = [(x0 + x1) / 2, (z0 + z1) / 2];
  const inset = Math.min(wide, deep) / 2;
  const a: Point = wide >= deep ? [x0 + inset, y + rise, mz] : [mx, y + rise, z0 + inset];
  const b: Point = wide >= deep ? [x1 - inset, y + rise, mz] : [mx, y + rise, z1 - inset];
  const along = wide >= deep;
  const slopes: Point[][] = along
    ? [
        [[x0, y, z1], [x0, y, z0], a],
        [[x1, y, z0], [x1, y, z1], b],
        [[x0, y, z0], [x1, y, z0], b, a],
      ]
    : [
        [[x0, y, z1], [x0, y, z0], a, b],
        [[x1, y, z0], [x1, y, z1], b, a],
        [[x0, y, z0], [x1, y, z0], a],
      ];
  fascias(stage, { x0, x1, z0, z1 }, y, fasciaHeight, fascia);
  for (const slope of slopes) stage.add(surface(slope, colour, details ? { details } : {}));
  const back: Point[] = along ? [[x1, y, z1], [x0, y, z1], a, b] : [[x1, y, z1], [x0, y, z1], b];
  stage.cast(back);
}
