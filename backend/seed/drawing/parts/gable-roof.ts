import { darker } from '../kit/colour.ts';
import type { Point } from '../kit/space.ts';
import { type Face, type Stage, surface, wall } from '../kit/stage.ts';
import { grown, type Plan, type RoofStyle } from './roofs.ts';

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
