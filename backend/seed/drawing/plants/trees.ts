import { linear, n, path } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import { hazed, outdoors } from '../kit/light.ts';
import type { Screen } from '../kit/space.ts';
import { blossom, crown, type Garden, groundedBy, type Spot } from './foliage.ts';

type Growth = { height: number; distance?: number; shadow?: string | null };

/** A limb that grows thinner from one place to another. */
function limb(garden: Garden, from: Screen, to: Screen, thick: number, thin: number, colour: string, bend = 0): void {
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

/** The pine of every Australian seaside promenade. */
export function norfolkPine(garden: Garden, spot: Spot, { height, distance = 0, shadow = null }: Growth): void {
  const { canvas, light, random } = garden;
  const h = height * spot.scale;
  if (shadow) groundedBy(garden, spot, height * 0.25, shadow);
  limb(garden, [spot.x, spot.y], [spot.x, spot.y - h], h * 0.026, h * 0.004, '#6d5a48');
  const tiers = 17;
  for (let k = 0; k < tiers; k += 1) {
    const y = spot.y - h * (0.14 + (k / tiers) * 0.83);
    const reach = h * 0.2 * (1 - k / (tiers + 1)) ** 0.72 * random.between(0.82, 1.1);
    for (const side of [-1, 1]) {
      const tone = hazed(light, outdoors(light, side < 0 ? '#47704a' : '#2c4a34', side < 0 ? 0.75 : 0.25), distance);
      const [ex, ey] = [spot.x + side * reach, y - reach * random.between(0.1, 0.26)];
      canvas.draw(
        path(
          `M${n(spot.x)} ${n(y - reach * 0.1)}Q${n(spot.x + side * reach * 0.5)} ${n(y + reach * 0.16)} ${n(ex)} ${n(ey)}Q${n(spot.x + side * reach * 0.6)} ${n(y + reach * 0.36)} ${n(spot.x)} ${n(y + reach * 0.22)}Z`,
          `fill="${tone}"`,
        ),
      );
    }
  }
}

/** A palm of feathers. */
export function palm(
  garden: Garden,
  spot: Spot,
  { height, distance = 0, shadow = '#4c6a35' }: Growth,
  kind: 'coconut' | 'alexander' = 'coconut',
): void {
  const { random, light } = garden;
  const h = height * spot.scale;
  if (shadow) groundedBy(garden, spot, height * 0.3, shadow);
  const lean = (kind === 'coconut' ? random.between(-0.16, 0.16) : random.between(-0.02, 0.02)) * h;
  const head: Screen = [spot.x + lean, spot.y - h * 0.8];
  limb(garden, [spot.x, spot.y + 2], head, h * 0.042, h * 0.026, '#a3927c', lean > 0 ? 0.05 : -0.05);
  if (kind === 'alexander')
    limb(garden, [head[0], head[1] + h * 0.12], [head[0], head[1] - h * 0.01], h * 0.032, h * 0.02, '#7f9a5c');
  const fronds = 15;
  const reach = h * (kind === 'coconut' ? 0.36 : 0.3);
  const order = Array.from({ length: fronds }, (_, k) => k).sort(
    (a, b) => Math.abs(b - fronds / 2) - Math.abs(a - fronds / 2),
  );
  for (const k of order) {
    const angle = Math.PI * (1.06 - (k / (fronds - 1)) * 1.12) + random.between(-0.1, 0.1);
    const length = reach * random.between(0.85, 1.1);
    const droop = length * random.between(0.32, 0.62);
    const tip: Screen = [head[0] + Math.cos(angle) * length, head[1] - Math.sin(angle) * length * 0.8 + droop];
    const bend: Screen = [
      head[0] + Math.cos(angle) * length * 0.55,
      head[1] - Math.sin(angle) * length * 0.95 - length * 0.06,
    ];
    frond(
      garden,
      head,
      bend,
      tip,
      hazed(
        light,
        outdoors(
          light,
          random.pick(['#4b7a35', '#5f8d3d', '#3c6a34', '#7fa049']),
          0.55 + (Math.cos(angle) < 0 ? 0.35 : 0),
        ),
        distance,
      ),
    );
  }
}

function frond({ canvas, random }: Garden, from: Screen, bend: Screen, to: Screen, colour: string): void {
  const at = (t: number): Screen => {
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return [from[0] * a + bend[0] * b + to[0] * c, from[1] * a + bend[1] * b + to[1] * c];
  };
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const leaves: string[] = [];
  const count = 19;
  for (let k = 2; k < count; k += 1) {
    const t = k / count;
    const [x, y] = at(t);
    const [nx, ny] = at(Math.min(1, t + 0.02));
    const angle = Math.atan2(ny - y, nx - x);
    const long = length * 0.3 * Math.sin(Math.PI * (0.16 + t * 0.8)) * random.between(0.85, 1.1);
    for (const side of [-1, 1]) {
      const turn = angle + side * 0.85;
      leaves.push(
        `M${n(x)} ${n(y)}q${n(Math.cos(turn) * long * 0.5)} ${n(Math.sin(turn) * long * 0.5)} ${n(Math.cos(turn) * long)} ${n(Math.sin(turn) * long + long * 0.3)}`,
      );
    }
  }
  const width = Math.max(1.1, length * 0.016);
  canvas.draw(
    path(leaves.join(''), `stroke="${colour}" stroke-width="${n(width * 1.5)}" stroke-linecap="round" fill="none"`),
  );
  canvas.draw(
    path(
      `M${n(from[0])} ${n(from[1])}Q${n(bend[0])} ${n(bend[1])} ${n(to[0])} ${n(to[1])}`,
      `stroke="${lighter(colour, 0.22)}" stroke-width="${n(width)}" fill="none"`,
    ),
  );
}
