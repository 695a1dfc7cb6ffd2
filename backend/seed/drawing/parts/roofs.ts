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

const grown = ({ x0, x1, z0, z1 }: Plan, by: number): Plan => ({ x0: x0 - by, x1: x1 + by, z0: z0 - by, z1: z1 + by });

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

export type GableStyle = RoofStyle & {
  gable: string;
  gableDetails?: Face['details'];
  barge?: string /** How far the gable wall stands back from the roof's edge. */;
  reveal?: number;
};

/** Two slopes; `axis` x: the ridge runs sideways and gables face the sides; z: a gable faces the street. */
export function gableRoof(
  stage: Stage,
  plan: Plan,
  axis: 'x' | 'z',
  y: number,
  rise: number,
  overhang: number,
  style: GableStyle,
): void {
  const {
    colour,
    details = [],
    gable,
    gableDetails = [],
    fascia = '#f2efe8',
    fasciaHeight = 0.2,
    barge = fascia,
    reveal = 0.5,
  } = style;
  const { x0, x1, z0, z1 } = grown(plan, overhang);
  const options = { details };
  if (axis === 'x') {
    const mz = (z0 + z1) / 2;
    const [a, b]: [Point, Point] = [
      [x0, y + rise, mz],
      [x1, y + rise, mz],
    ];
    const inside = x1 - reveal;
    const edge = y + (rise * overhang) / ((z1 - z0) / 2);
    const shade = darker(style.soffit ?? fascia, 0.3);
    const under = { casts: false, receives: false };
    stage.add(
      surface(
        [
          [inside, y, z0],
          [x1, y, z0],
          [x1, y + rise, mz],
          [inside, y + rise, mz],
        ],
        shade,
        under,
      ),
      'always',
    );
    stage.add(
      surface(
        [
          [inside, y, z1],
          [x1, y, z1],
          [x1, y + rise, mz],
          [inside, y + rise, mz],
        ],
        shade,
        under,
      ),
      'always',
    );
    stage.add(
      surface(
        [
          [inside, y, plan.z0],
          [inside, y, plan.z1],
          [inside, edge, plan.z1],
          [inside, y + rise, mz],
          [inside, edge, plan.z0],
        ],
        gable,
        { details: gableDetails },
      ),
    );
    stage.add(wall([x0, y - fasciaHeight, z0], [x1, y - fasciaHeight, z0], fasciaHeight, fascia, { receives: false }));
    stage.add(surface([[x0, y, z0], [x1, y, z0], b, a], colour, options));
    stage.cast([[x1, y, z1], [x0, y, z1], a, b]);
    bargeBoards(stage, [x1, y, z0], b, [x1, y, z1], fasciaHeight, barge);
    return;
  }
  const mx = (x0 + x1) / 2;
  const [a, b]: [Point, Point] = [
    [mx, y + rise, z0],
    [mx, y + rise, z1],
  ];
  const inside = z0 + reveal;
  const under = { casts: false, receives: false };
  const shade = darker(style.soffit ?? fascia, 0.24);
  stage.add(
    surface(
      [
        [x0, y, inside],
        [x0, y, z0],
        [mx, y + rise, z0],
        [mx, y + rise, inside],
      ],
      shade,
      under,
    ),
    'always',
  );
  stage.add(
    surface(
      [
        [mx, y + rise, inside],
        [mx, y + rise, z0],
        [x1, y, z0],
        [x1, y, inside],
      ],
      shade,
      under,
    ),
    'always',
  );
  const edge = y + (rise * overhang) / ((x1 - x0) / 2);
  stage.add(surface([[x0, y, z1], [x0, y, z0], a, b], colour, options));
  stage.add(surface([[x1, y, z0], [x1, y, z1], b, a], colour, options));
  stage.add(
    surface(
      [
        [plan.x0, y, inside],
        [plan.x1, y, inside],
        [plan.x1, edge, inside],
        [mx, y + rise, inside],
        [plan.x0, edge, inside],
      ],
      gable,
      { details: gableDetails },
    ),
  );
  stage.add(wall([x1, y - fasciaHeight, z0], [x1, y - fasciaHeight, z1], fasciaHeight, fascia, { receives: false }));
  bargeBoards(stage, [x0, y, z0], a, [x1, y, z0], fasciaHeight, barge);
}

/** The boards that close the roof's edge at a gable. */
function bargeBoards(stage: Stage, left: Point, top: Point, right: Point, height: number, colour: string): void {
  const down = (point: Point): Point => [point[0], point[1] - height, point[2]];
  stage.add(surface([down(left), down(top), top, left], colour, { receives: false }), 'always');
  stage.add(surface([down(top), down(right), right, top], colour, { receives: false }), 'always');
}

/** One slope, from the low edge in front to the high edge behind: verandahs, skillions. */
export function leanTo(stage: Stage, { x0, x1, z0, z1 }: Plan, low: number, high: number, style: RoofStyle): void {
  const { colour, details = [], fascia = '#f2efe8', fasciaHeight = 0.16, soffit: ceiling = '#e8e4da' } = style;
  stage.add(
    surface(
      [
        [x0, high, z1],
        [x1, high, z1],
        [x1, low - 0.04, z0],
        [x0, low - 0.04, z0],
      ],
      darker(ceiling, 0.2),
      { casts: false, receives: false },
    ),
  );
  stage.later(() => {});
  stage.add(
    surface(
      [
        [x0, low, z0],
        [x1, low, z0],
        [x1, high, z1],
        [x0, high, z1],
      ],
      colour,
      { details },
    ),
  );
  stage.add(
    wall([x0, low - fasciaHeight, z0], [x1, low - fasciaHeight, z0], fasciaHeight, fascia, { receives: false }),
  );
  stage.add(
    surface(
      [
        [x1, low - fasciaHeight, z0],
        [x1, high - fasciaHeight, z1],
        [x1, high, z1],
        [x1, low, z0],
      ],
      fascia,
      { receives: false },
    ),
  );
}

/** A verandah roof whose edge rolls down: bullnose iron. */
export function bullnose(
  stage: Stage,
  { x0, x1, z0, z1 }: Plan,
  low: number,
  high: number,
  style: RoofStyle & { stripes?: readonly [string, string] },
): void {
  const { colour, details = [], fascia = '#f2efe8', stripes } = style;
  const depth = z1 - z0;
  const profile: [number, number][] = [
    [0, 0],
    [0.02, 0.2],
    [0.08, 0.4],
    [0.2, 0.6],
    [0.4, 0.78],
    [1, 1],
  ];
  stage.add(
    surface(
      [
        [x0, high, z1],
        [x1, high, z1],
        [x1, low + 0.05, z0],
        [x0, low + 0.05, z0],
      ],
      '#d9d4c8',
      { casts: false, receives: false },
    ),
  );
  for (let k = profile.length - 1; k > 0; k -= 1) {
    const [za, ya] = profile[k - 1] ?? [0, 0];
    const [zb, yb] = profile[k] ?? [1, 1];
    const points: Point[] = [
      [x0, low + (high - low) * ya, z0 + depth * za],
      [x1, low + (high - low) * ya, z0 + depth * za],
      [x1, low + (high - low) * yb, z0 + depth * zb],
      [x0, low + (high - low) * yb, z0 + depth * zb],
    ];
    if (!stripes) stage.add(surface(points, colour, { details }));
    else {
      const count = Math.round((x1 - x0) / 0.55);
      for (let s = 0; s < count; s += 1) {
        const [ua, ub] = [x0 + ((x1 - x0) * s) / count, x0 + ((x1 - x0) * (s + 1)) / count];
        const strip = points.map(([x, y, z]): Point => [x === x0 ? ua : ub, y, z]);
        stage.add(surface(strip, stripes[s % 2] ?? colour, { casts: !(k === 5 && s === 0) }));
      }
    }
  }
  stage.add(wall([x0, low - 0.06, z0], [x1, low - 0.06, z0], 0.08, fascia, { receives: false }));
}
