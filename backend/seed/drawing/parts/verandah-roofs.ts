import { darker } from '../kit/colour.ts';
import type { Point } from '../kit/space.ts';
import { type Stage, surface, wall } from '../kit/stage.ts';
import type { Plan, RoofStyle } from './roofs.ts';

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
