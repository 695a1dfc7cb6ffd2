import { linear, n, path } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import { hazed, outdoors } from '../kit/light.ts';
import type { Screen } from '../kit/space.ts';
import { blossom, crown, type Garden, groundedBy, type Spot } from './foliage.ts';

export type Growth = { height: number; distance?: number; shadow?: string | null };

/** A limb that grows thinner from one place to another. */
export function limb(
  garden: Garden,
  from: Screen,
  to: Screen,
  thick: number,
  thin: number,
  colour: string,
  bend = 0,
): void {
  const { canvas, light } = garden;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const middle: Screen = [(from[0] + to[0]) / 2 + nx * bend * length, (from[1] + to[1]) / 2 + ny * bend * length];
  const side = (at: Screen, width: number, sign: number): Screen => [
    at[0] + nx * width * sign * 0.5,
    at[1] + ny * width * sign * 0.5,
  ];
  const half = (thick + thin) / 2;
  const [a, b, c] = [side(from, thick, 1), side(middle, half, 1), side(to, thin, 1)];
  const [d, e, f] = [side(to, thin, -1), side(middle, half, -1), side(from, thick, -1)];
  const xs = [a[0], f[0], c[0], d[0]];
  const fill = linear(
    canvas,
    [Math.min(...xs), 0],
    [Math.max(...xs), 0],
    [
      [0, outdoors(light, lighter(colour, 0.12), 1)],
      [0.55, outdoors(light, colour, 0.5)],
      [1, outdoors(light, darker(colour, 0.35), 0.15)],
    ],
  );
  canvas.draw(
    path(
      `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}L${n(d[0])} ${n(d[1])}Q${n(e[0])} ${n(e[1])} ${n(f[0])} ${n(f[1])}Z`,
      `fill="${fill}"`,
    ),
  );
}

const gumLeaves = [
  ['#45543a', '#66764c', '#8d9a66'],
  ['#42533f', '#627555', '#8a9a76'],
  ['#4a5436', '#6f7a48', '#979c62'],
] as const;

/** A eucalypt: pale trunk that divides low, leaves in separate clouds with sky between them. */
export function gum(garden: Garden, spot: Spot, { height, distance = 0, shadow = '#4c5a34' }: Growth): void {
  const { random } = garden;
  const h = height * spot.scale;
  const leaves = random.pick(gumLeaves);
  const bark = hazed(garden.light, random.pick(['#d8cdbd', '#c9b9a6', '#e0d9cd', '#b9a695']), distance);
  if (shadow) groundedBy(garden, spot, height * 0.42, shadow);
  const lean = random.between(-0.07, 0.07) * h;
  const fork: Screen = [spot.x + lean, spot.y - h * random.between(0.3, 0.42)];
  const ends: Screen[] = [];
  const clouds: { x: number; y: number; r: number }[] = [];
  const count = random.whole(4, 6);
  for (let k = 0; k < count; k += 1) {
    const spread = (k / (count - 1) - 0.5) * 1.5;
    const end: Screen = [
      fork[0] + spread * h * random.between(0.3, 0.42),
      spot.y - h * (0.64 + 0.3 * (1 - Math.abs(spread))) + random.between(-0.05, 0.05) * h,
    ];
    ends.push(end);
    clouds.push({ x: end[0], y: end[1] - h * 0.02, r: h * random.between(0.14, 0.22) });
    if (random.chance(0.7))
      clouds.push({
        x: (end[0] + fork[0]) / 2 + random.between(-0.12, 0.12) * h,
        y: (end[1] + fork[1]) / 2 - h * 0.05,
        r: h * random.between(0.09, 0.14),
      });
  }
  clouds.push({ x: fork[0] + random.between(-0.05, 0.05) * h, y: spot.y - h * 0.93, r: h * random.between(0.15, 0.2) });
  clouds.sort((a, b) => a.y - b.y);
  const behind = clouds.filter((_, index) => index % 3 === 0);
  const inFront = clouds.filter((_, index) => index % 3 !== 0);
  const leaf = (cloud: { x: number; y: number; r: number }) =>
    crown(garden, {
      x: cloud.x,
      y: cloud.y,
      rx: cloud.r * 1.25,
      ry: cloud.r * 0.8,
      colours: leaves,
      density: 17,
      grain: 0.2,
      distance,
    });
  for (const cloud of behind) leaf(cloud);
  limb(garden, [spot.x, spot.y + 2], fork, h * 0.055, h * 0.034, bark, random.between(-0.05, 0.05));
  for (const end of ends)
    limb(garden, [fork[0], fork[1] + h * 0.015], end, h * 0.026, h * 0.008, bark, random.between(-0.14, 0.14));
  for (const cloud of inFront) leaf(cloud);
}

const greens = [
  ['#2c4a2b', '#47703a', '#76994e'],
  ['#2a4632', '#416a46', '#6e945c'],
  ['#394f27', '#5c7735', '#8b9d4c'],
] as const;

/** A broad garden tree: elm, fig, plane. */
export function shadeTree(
  garden: Garden,
  spot: Spot,
  { height, distance = 0, shadow = '#3d5a2a' }: Growth,
  leaves: readonly [string, string, string] = garden.random.pick(greens),
): void {
  const { random } = garden;
  const h = height * spot.scale;
  if (shadow) groundedBy(garden, spot, height * 0.6, shadow);
  limb(garden, [spot.x, spot.y + 2], [spot.x + h * 0.02, spot.y - h * 0.45], h * 0.06, h * 0.035, '#6b5644');
  limb(garden, [spot.x, spot.y - h * 0.3], [spot.x - h * 0.16, spot.y - h * 0.55], h * 0.028, h * 0.014, '#6b5644');
  limb(garden, [spot.x, spot.y - h * 0.32], [spot.x + h * 0.18, spot.y - h * 0.58], h * 0.028, h * 0.014, '#66523f');
  const r = h * 0.34;
  for (const [dx, dy, k] of [
    [-0.55, 0.16, 0.62],
    [0.55, 0.12, 0.62],
    [0, -0.22, 0.86],
    [-0.24, 0.2, 0.66],
    [0.3, 0.28, 0.6],
  ] as const) {
    crown(garden, {
      x: spot.x + dx * r + random.between(-6, 6),
      y: spot.y - h * 0.66 + dy * r,
      rx: r * k * 1.15,
      ry: r * k * 0.86,
      colours: leaves,
      density: 21,
      grain: 0.175,
      distance,
    });
  }
}

/** November in eastern Australia. */
export function jacaranda(garden: Garden, spot: Spot, { height, distance = 0, shadow = '#4f5a3a' }: Growth): void {
  shadeTree(garden, spot, { height, distance, shadow }, ['#5b4a96', '#8673c4', '#ab9ce0']);
  const h = height * spot.scale;
  blossom(garden, { x: spot.x, y: spot.y - h * 0.64, rx: h * 0.42, ry: h * 0.26 }, '#b9abea', 90, h * 0.008);
  // Petals lie where the tree stands.
  blossom(
    garden,
    { x: spot.x - garden.light.direction[0] * h * 0.06, y: spot.y + h * 0.012, rx: h * 0.4, ry: h * 0.035 },
    '#9683cf',
    150,
    h * 0.0055,
  );
}

/** Tall and narrow: cypress, poplar. */
export function spire(
  garden: Garden,
  spot: Spot,
  { height, distance = 0, shadow = '#3d5a2a' }: Growth,
  leaves: readonly [string, string, string] = ['#24402c', '#38603a', '#5f8550'],
): void {
  const h = height * spot.scale;
  if (shadow) groundedBy(garden, spot, height * 0.2, shadow);
  for (let k = 0; k < 5; k += 1) {
    const share = k / 4;
    crown(garden, {
      x: spot.x,
      y: spot.y - h * (0.16 + share * 0.7),
      rx: h * 0.12 * (1 - share * 0.66),
      ry: h * 0.16,
      colours: leaves,
      density: 9,
      grain: 0.42,
      distance,
    });
  }
}
