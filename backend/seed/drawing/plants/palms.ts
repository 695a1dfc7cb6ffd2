import { n, path } from '../kit/canvas.ts';
import { lighter } from '../kit/colour.ts';
import { hazed, outdoors } from '../kit/light.ts';
import type { Screen } from '../kit/space.ts';
import { type Garden, groundedBy, type Spot } from './foliage.ts';
import { type Growth, limb } from './trees.ts';

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
