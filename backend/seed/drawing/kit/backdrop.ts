import type { Random } from '../../random.ts';
import { crown, type Garden } from '../plants/foliage.ts';
import { blur, type Canvas, linear, n, path, radial, smoothPath } from './canvas.ts';
import { darker, lighter, mix } from './colour.ts';
import { hazed, type Light, outdoors } from './light.ts';
import type { Screen } from './space.ts';

export function sky(canvas: Canvas, random: Random, light: Light, horizon: number, clouds = 1): void {
  const { width } = canvas;
  const [a = '#5a9', b = '#8bc', c = '#bde', d = '#eee'] = light.sky;
  const fill = linear(
    canvas,
    [0, 0],
    [0, horizon],
    [
      [0, a],
      [0.38, b],
      [0.74, c],
      [1, d],
    ],
  );
  canvas.draw(`<rect width="${width}" height="${n(horizon + 4)}" fill="${fill}"/>`);
  // The sky is brighter towards the sun.
  const glow = radial(canvas, [width * 0.08, horizon * (light.name === 'noon' ? 0.1 : 0.72)], width * 0.75, [
    [0, light.sun, light.name === 'dusk' ? 0.5 : 0.55],
    [0.35, light.sun, 0.2],
    [1, light.sun, 0],
  ]);
  canvas.draw(`<rect width="${width}" height="${n(horizon + 4)}" fill="${glow}"/>`);
  cloudsOn(canvas, random, light, horizon, clouds);
}

function cloudsOn(canvas: Canvas, random: Random, light: Light, horizon: number, amount: number): void {
  const soft = blur(canvas, 10);
  const crisp = blur(canvas, 3.2);
  const wispy = blur(canvas, 8);
  const banks = Math.round(random.between(1.6, 4.2) * amount);
  for (let bank = 0; bank < banks; bank += 1) {
    const x = ((bank + random.between(0.1, 0.9)) / banks) * canvas.width;
    const y = random.between(0.14, 0.72) * horizon;
    const size = random.between(34, 84) * (0.55 + (0.6 * (horizon - y)) / horizon);
    const puffs = (spread: number, count: number) =>
      Array.from({ length: count }, (_, index) => {
        const along = (index / (count - 1) - 0.5) * 2;
        const lift = (1 - along * along) * size * random.between(0.25, 0.95);
        const r = size * random.between(0.3, 0.6) * (1.15 - Math.abs(along) * 0.7) * spread;
        return `<ellipse cx="${n(x + along * size * 2.6 + random.between(-14, 14))}" cy="${n(y - lift * 0.55)}" rx="${n(r * 1.35)}" ry="${n(r * 0.85)}"/>`;
      }).join('');
    const under = mix(light.cloud, light.sky[1] ?? '#99aabb', 0.42);
    canvas.draw(
      `<g filter="${soft}" fill="${under}" opacity=".55" transform="translate(0 ${n(size * 0.2)})">${puffs(1.1, 14)}</g>`,
    );
    canvas.draw(`<g filter="${crisp}" fill="${mix(light.cloud, under, 0.25)}" opacity=".5">${puffs(1, 18)}</g>`);
    canvas.draw(
      `<g filter="${crisp}" fill="${light.cloud}" opacity=".66" transform="translate(${n(-size * 0.1)} ${n(-size * 0.1)})">${puffs(0.72, 18)}</g>`,
    );
  }
  for (let wisp = 0; wisp < 3 * amount; wisp += 1) {
    const x = random.between(0, 1) * canvas.width;
    const y = random.between(0.05, 0.45) * horizon;
    const length = random.between(260, 620);
    const shape: Screen[] = [];
    for (let k = 0; k <= 6; k += 1) shape.push([x + (k / 6 - 0.5) * length, y + Math.sin(k * 1.3 + wisp) * 7 - 5]);
    for (let k = 6; k >= 0; k -= 1)
      shape.push([x + (k / 6 - 0.5) * length, y + Math.sin(k * 1.1 + wisp) * 7 + 9 * Math.sin((k / 6) * Math.PI)]);
    canvas.draw(
      path(
        smoothPath(shape),
        `fill="${light.cloud}" opacity=".16" filter="${wispy}" transform="rotate(${n(random.between(-8, 4))} ${n(x)} ${n(y)})"`,
      ),
    );
  }
}

/** One ridge after another, paler the further. */
export function hills(
  canvas: Canvas,
  random: Random,
  light: Light,
  horizon: number,
  colour: string,
  height = 70,
  layers = 3,
): void {
  for (let layer = 0; layer < layers; layer += 1) {
    const distance = 0.86 - layer * (0.5 / layers);
    const level = horizon + 6;
    const tall = height * (1 - layer * 0.24);
    const points: Screen[] = [[-40, level + 40]];
    const phase = random.between(0, 9);
    for (let x = -40; x <= canvas.width + 40; x += 64) {
      const wave = Math.sin(x / 210 + phase) * 0.5 + Math.sin(x / 93 + phase * 2.3) * 0.24 + 0.55;
      points.push([x, level - tall * Math.max(0.06, wave) + random.between(-3, 3)]);
    }
    points.push([canvas.width + 40, level + 40]);
    const tone = hazed(light, outdoors(light, colour), distance);
    const fill = linear(
      canvas,
      [0, level - tall],
      [0, level + 20],
      [
        [0, darker(tone, 0.05)],
        [1, lighter(mix(tone, light.haze, 0.5), 0.08)],
      ],
    );
    canvas.draw(path(smoothPath(points), `fill="${fill}"`));
  }
}

/** The trees at the end of everything: crowns against crowns. */
export function treeLine(
  garden: Garden,
  base: number,
  leaves: readonly (readonly [string, string, string])[],
  height = 60,
  distance = 0.42,
): void {
  const { canvas, random } = garden;
  for (const layer of [0, 1]) {
    for (let x = -30; x < canvas.width + 50; x += random.between(0.55, 0.95) * height) {
      const tall = height * random.between(0.55, 1.1) * (layer === 0 ? 1.1 : 0.72);
      const colours = random.pick(leaves);
      crown(garden, {
        x,
        y: base - tall * 0.45,
        rx: tall * random.between(0.5, 0.8),
        ry: tall * 0.56,
        colours,
        density: 4.5,
        grain: 0.4,
        distance: distance - layer * 0.14,
      });
    }
  }
}

/** Towers in the haze. */
export function skyline(canvas: Canvas, random: Random, light: Light, horizon: number, height = 150): void {
  for (const layer of [0, 1]) {
    for (let x = -20; x < canvas.width; x += random.between(34, 78)) {
      const middle = 1 - Math.abs(x / canvas.width - 0.55) * 1.25;
      const tall = height * random.between(0.3, 1) * Math.max(0.25, middle) * (layer ? 0.7 : 1);
      const wide = random.between(26, 58);
      const tone = hazed(
        light,
        outdoors(light, random.pick(['#7d8b9a', '#93a1ad', '#6c7c8e', '#a39c95'])),
        0.62 - layer * 0.22,
      );
      canvas.draw(
        `<rect x="${n(x)}" y="${n(horizon - tall)}" width="${n(wide)}" height="${n(tall + 8)}" fill="${linear(
          canvas,
          [x, 0],
          [x + wide, 0],
          [
            [0, lighter(tone, 0.16)],
            [0.5, tone],
            [1, darker(tone, 0.14)],
          ],
        )}"/>`,
      );
      const rows: string[] = [];
      for (let y = horizon - tall + 8; y < horizon - 6; y += 9) rows.push(`M${n(x + 4)} ${n(y)}h${n(wide - 8)}`);
      canvas.draw(
        path(
          rows.join(''),
          `stroke="${light.lampsOn ? '#ffd591' : darker(tone, 0.16)}" stroke-width="${light.lampsOn ? 2.2 : 3}" ${light.lampsOn ? `stroke-dasharray="${n(random.between(3, 7))} ${n(random.between(4, 12))}" opacity=".75"` : 'opacity=".4"'} fill="none"`,
        ),
      );
    }
  }
}

/** Water from the horizon down to `to`. */
export function sea(canvas: Canvas, random: Random, light: Light, horizon: number, to: number): void {
  const deep = outdoors(light, '#1d6f93', 0.5);
  const shallow = outdoors(light, '#5fc0c0', 0.7);
  const fill = linear(
    canvas,
    [0, horizon],
    [0, to],
    [
      [0, mix(deep, light.sky[3] ?? '#ffffff', 0.3)],
      [0.3, deep],
      [0.8, mix(deep, shallow, 0.7)],
      [1, shallow],
    ],
  );
  canvas.draw(`<rect y="${n(horizon)}" width="${canvas.width}" height="${n(to - horizon)}" fill="${fill}"/>`);
  const lines: string[] = [];
  for (let k = 0; k < 90; k += 1) {
    const depth = random.next() ** 1.6;
    const y = horizon + 3 + depth * (to - horizon - 6);
    const length = 14 + depth * 90 * random.next();
    const x = random.between(0, canvas.width);
    lines.push(`M${n(x)} ${n(y)}q${n(length / 2)} ${n(-1 - depth * 2)} ${n(length)} 0`);
  }
  canvas.draw(path(lines.join(''), `stroke="#ffffff" stroke-width="1.3" opacity=".34" fill="none"`));
  for (const k of [0.62, 0.86, 0.97]) {
    const y = horizon + (to - horizon) * k;
    const foam: Screen[] = [];
    for (let x = -20; x <= canvas.width + 20; x += 46) foam.push([x, y + random.between(-3, 3)]);
    for (let x = canvas.width + 20; x >= -20; x -= 46)
      foam.push([x, y + 4 + (to - horizon) * 0.025 * random.between(0.4, 1.6)]);
    canvas.draw(path(smoothPath(foam), 'fill="#ffffff" opacity=".72"'));
  }
  if (light.name === 'golden' || light.name === 'dusk' || light.name === 'morning') {
    const glitter = linear(
      canvas,
      [0, 0],
      [canvas.width * 0.6, 0],
      [
        [0, light.sun, 0.5],
        [1, light.sun, 0],
      ],
    );
    canvas.draw(`<rect y="${n(horizon)}" width="${canvas.width}" height="${n(to - horizon)}" fill="${glitter}"/>`);
  }
}

/** The last touch: warmth from the sun's side, a little weight in the corners. */
export function grade(canvas: Canvas, light: Light): void {
  const { width, height } = canvas;
  const warm = linear(
    canvas,
    [0, 0],
    [width, height * 0.5],
    [
      [0, light.sun, light.name === 'golden' ? 0.34 : 0.2],
      [1, light.sun, 0],
    ],
  );
  canvas.draw(`<rect width="${width}" height="${height}" fill="${warm}" style="mix-blend-mode:soft-light"/>`);
  const corners = radial(canvas, [width / 2, height * 0.48], width * 0.68, [
    [0.62, '#0a1020', 0],
    [1, '#0a1020', light.name === 'dusk' ? 0.2 : light.name.startsWith('indoors') ? 0.06 : 0.12],
  ]);
  canvas.draw(`<rect width="${width}" height="${height}" fill="${corners}"/>`);
}
