import { linePath, n, path } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import { outdoors } from '../kit/light.ts';
import type { Stage } from '../kit/stage.ts';
import { blossom, crown, type Garden, groundedBy, type Spot } from './foliage.ts';

const greens = [
  ['#2f4a2c', '#4f7540', '#86a35a'],
  ['#3a4f2f', '#5f7d45', '#98ab62'],
  ['#33523f', '#548062', '#8fb184'],
  ['#4a5236', '#74794f', '#a5a376'],
] as const;

export type ShrubKind = 'plain' | 'hydrangea' | 'rose' | 'bougainvillea' | 'lavender' | 'grevillea' | 'camellia';

const flowers: Record<ShrubKind, string | null> = {
  plain: null,
  hydrangea: '#8fa6dc',
  rose: '#e8a2ac',
  bougainvillea: '#c83a86',
  lavender: '#8a7cc0',
  grevillea: '#d4553d',
  camellia: '#e9dcdc',
};

export function shrub(garden: Garden, spot: Spot, width: number, height: number, kind: ShrubKind = 'plain'): void {
  const [rx, ry] = [(width / 2) * spot.scale, (height / 2) * spot.scale];
  const colours = garden.random.pick(greens);
  groundedBy(garden, spot, width * 0.55, '#3d5230');
  crown(garden, { x: spot.x, y: spot.y - ry * 0.92, rx, ry, colours, density: 12, grain: 0.29 });
  const colour = flowers[kind];
  if (colour)
    blossom(
      garden,
      { x: spot.x, y: spot.y - ry * 1.1, rx: rx * 0.9, ry: ry * 0.8 },
      colour,
      kind === 'bougainvillea' ? 120 : 54,
      Math.max(1.4, rx * (kind === 'hydrangea' ? 0.085 : 0.045)),
    );
}

/** Straps of green with blue globes above, the flower of every second footpath. */
export function agapanthus({ canvas, random, light }: Garden, spot: Spot, count = 5): void {
  const leaves: string[] = [];
  const bright: string[] = [];
  for (let k = 0; k < count * 7; k += 1) {
    const [x, long] = [spot.x + random.between(-0.32, 0.32) * spot.scale, random.between(0.34, 0.56) * spot.scale];
    const lean = random.between(-0.42, 0.42) * spot.scale;
    (k % 3 ? leaves : bright).push(`M${n(x)} ${n(spot.y)}q${n(lean * 0.2)} ${n(-long)} ${n(lean)} ${n(-long * 0.72)}`);
  }
  const width = Math.max(1.2, spot.scale * 0.028);
  canvas.draw(
    path(
      leaves.join(''),
      `stroke="${outdoors(light, '#3d6a3a', 0.4)}" stroke-width="${n(width)}" fill="none" stroke-linecap="round"`,
    ),
  );
  canvas.draw(
    path(
      bright.join(''),
      `stroke="${outdoors(light, '#7a9f55', 0.8)}" stroke-width="${n(width * 0.8)}" fill="none" stroke-linecap="round"`,
    ),
  );
  for (let k = 0; k < count; k += 1) {
    const [x, tall] = [spot.x + random.between(-0.34, 0.34) * spot.scale, random.between(0.68, 1.02) * spot.scale];
    const head = random.between(0.075, 0.11) * spot.scale;
    canvas.draw(
      path(
        `M${n(x)} ${n(spot.y - 0.2 * spot.scale)}L${n(x)} ${n(spot.y - tall)}`,
        `stroke="${outdoors(light, '#6d9152', 0.6)}" stroke-width="${n(width * 0.55)}"`,
      ),
    );
    blossom(
      { canvas, random, light },
      { x, y: spot.y - tall, rx: head, ry: head * 0.9 },
      random.chance(0.85) ? '#6f7fd0' : '#e8eaf6',
      17,
      head * 0.28,
    );
  }
}

export function grassTuft(
  { canvas, random, light }: Garden,
  spot: Spot,
  height: number,
  colours: readonly string[] = ['#7b8f4e', '#9aa75f', '#5c7440'],
): void {
  for (const colour of colours) {
    const blades = Array.from({ length: 9 }, () => {
      const x = spot.x + random.between(-0.12, 0.12) * spot.scale;
      const long = height * spot.scale * random.between(0.6, 1.05);
      const lean = random.between(-0.5, 0.5) * long;
      return `M${n(x)} ${n(spot.y)}q${n(lean * 0.15)} ${n(-long * 0.8)} ${n(lean)} ${n(-long)}`;
    });
    canvas.draw(
      path(
        blades.join(''),
        `stroke="${outdoors(light, colour, 0.7)}" stroke-width="${n(Math.max(0.9, spot.scale * 0.014))}" fill="none" stroke-linecap="round"`,
      ),
    );
  }
}

/** A clipped hedge between two places on the ground. */
export function hedge(
  stage: Stage,
  garden: Garden,
  from: readonly [number, number],
  to: readonly [number, number],
  height: number,
  depth = 0.5,
): void {
  const colours = garden.random.pick(greens);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.max(3, Math.round(length / (height * 0.5)));
  for (let k = 0; k <= count; k += 1) {
    const share = k / count;
    const [x, z] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    const [sx, sy] = stage.camera.project([x, 0, z]);
    const scale = stage.camera.scaleAt([x, 0, z]);
    crown(garden, {
      x: sx,
      y: sy - (height / 2) * scale,
      rx: Math.max(depth, length / count) * scale * 0.8,
      ry: height * scale * 0.54,
      colours,
      density: 9,
      grain: 0.3,
    });
  }
}

/** Broad leaves of the tropics: heliconia, bird of paradise, banana. */
export function broadLeaves({ canvas, random, light }: Garden, spot: Spot, height: number): void {
  const count = 9;
  for (let k = 0; k < count; k += 1) {
    const angle = Math.PI * (0.12 + (k / (count - 1)) * 0.76) + random.between(-0.08, 0.08);
    const long = height * spot.scale * random.between(0.72, 1.05);
    const [ex, ey] = [spot.x + Math.cos(angle) * long * 0.72, spot.y - Math.sin(angle) * long];
    const [dx, dy] = [ex - spot.x, ey - spot.y];
    const wide = 0.15;
    const colour = outdoors(light, random.pick(['#2f6a38', '#3f8044', '#5a9a4a']), 0.4 + random.next() * 0.5);
    const [mx, my] = [spot.x + dx * 0.62, spot.y + dy * 0.66];
    canvas.draw(
      path(
        `M${n(spot.x)} ${n(spot.y)}L${n(spot.x + dx * 0.34)} ${n(spot.y + dy * 0.36)}Q${n(mx - dy * wide)} ${n(my + dx * wide)} ${n(ex)} ${n(ey)}Q${n(mx + dy * wide)} ${n(my - dx * wide)} ${n(spot.x + dx * 0.34)} ${n(spot.y + dy * 0.36)}Z`,
        `fill="${colour}" stroke="${darker(colour, 0.2)}" stroke-width=".7"`,
      ),
    );
    canvas.draw(
      path(
        linePath([
          [spot.x, spot.y],
          [mx, my],
          [ex, ey],
        ]),
        `stroke="${lighter(colour, 0.28)}" stroke-width="${n(Math.max(0.8, spot.scale * 0.014))}" fill="none"`,
      ),
    );
  }
}
