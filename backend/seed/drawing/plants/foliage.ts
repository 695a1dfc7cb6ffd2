import { type Random, randomOf } from '../../random.ts';
import { type Canvas, n, smoothPath } from '../kit/canvas.ts';
import { darker, mix } from '../kit/colour.ts';
import { hazed, type Light, outdoors } from '../kit/light.ts';
import type { Screen } from '../kit/space.ts';

/** Where something grows: its foot on the picture and how many pixels a metre has there. */
export type Spot = { x: number; y: number; scale: number };

export type Garden = { canvas: Canvas; random: Random; light: Light };

/** A tuft of leaves around the origin, twenty units wide, drawn once and used a thousand times. */
function tuft(variant: number): string {
  const random = randomOf(`tuft/${variant}`);
  const size = [0.72, 1, 1.32][variant % 3] ?? 1;
  const blob: Screen[] = [];
  for (let k = 0; k < 11; k += 1) {
    const angle = (k / 11) * Math.PI * 2;
    const reach = random.between(5.4, 9.6) * size;
    blob.push([Math.cos(angle) * reach, Math.sin(angle) * reach * 0.84]);
  }
  const dabs = Array.from({ length: 9 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const [x, y] = [Math.cos(angle) * random.between(7, 11.5) * size, Math.sin(angle) * random.between(6, 10) * size];
    const turn = random.between(0, Math.PI);
    const [dx, dy] = [Math.cos(turn) * random.between(1.6, 2.8) * size, Math.sin(turn) * 2 * size];
    return `M${n(x - dx)} ${n(y - dy)}Q${n(x + dy * 0.8)} ${n(y - dx * 0.5)} ${n(x + dx)} ${n(y + dy)}Q${n(x - dy * 0.8)} ${n(y + dx * 0.5)} ${n(x - dx)} ${n(y - dy)}Z`;
  });
  return smoothPath(blob) + dabs.join('');
}

const tufts = Array.from({ length: 12 }, (_, variant) => tuft(variant));
/** Far away nobody sees single leaves, and they cost as much to draw. */
const plainTufts = tufts.map((tuft) => tuft.slice(0, tuft.indexOf('Z') + 1));

/** One tuft's id, defined in this picture when it is first used. */
function tuftId(canvas: Canvas, shapes: readonly string[], variant: number): string {
  const url = canvas.define((id) => `<path id="${id}" d="${shapes[variant % shapes.length]}"/>`);
  return url.slice(5, -1);
}

export type Crown = {
  x: number;
  y: number;
  /** Half its width and height in pixels. */
  rx: number;
  ry: number;
  colours: readonly [dark: string, middle: string, bright: string];
  /** How many tufts for each of the three tones. */
  density?: number;
  /** Size of a tuft as a share of rx. */
  grain?: number;
  distance?: number;
};

/** A mass of leaves: dark below and behind, bright where the sun comes from. */
export function crown({ canvas, random, light }: Garden, wish: Crown): void {
  const { x, y, rx, ry, colours, density = 26, grain = 0.16, distance = 0 } = wish;
  const [dark, middle, bright] = colours;
  const layers = [
    { colour: mix(dark, middle, 0.05), sunny: 0.05, shiftX: 0.08, shiftY: 0.12, spread: 1, size: 1.5, count: density },
    {
      colour: mix(dark, middle, 0.4),
      sunny: 0.28,
      shiftX: 0.05,
      shiftY: 0.05,
      spread: 1,
      size: 1.2,
      count: density * 1.2,
    },
    {
      colour: mix(dark, middle, 0.85),
      sunny: 0.48,
      shiftX: -0.02,
      shiftY: -0.05,
      spread: 0.95,
      size: 1,
      count: density * 1.3,
    },
    {
      colour: mix(middle, bright, 0.35),
      sunny: 0.62,
      shiftX: -0.09,
      shiftY: -0.15,
      spread: 0.84,
      size: 0.86,
      count: density * 1.1,
    },
    {
      colour: mix(middle, bright, 0.75),
      sunny: 0.76,
      shiftX: -0.18,
      shiftY: -0.28,
      spread: 0.64,
      size: 0.7,
      count: density * 0.7,
    },
    { colour: bright, sunny: 0.92, shiftX: -0.25, shiftY: -0.38, spread: 0.44, size: 0.55, count: density * 0.35 },
  ];
  for (const layer of layers) {
    const scale = (rx * grain * layer.size) / 10;
    const shapes = scale < 0.75 ? plainTufts : tufts;
    const uses = Array.from({ length: Math.round(layer.count) }, () => {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next()) * layer.spread;
      const px = x + (Math.cos(angle) * reach + layer.shiftX) * rx * 0.9;
      const py = y + (Math.sin(angle) * reach + layer.shiftY) * ry * 0.9;
      return `<use href="#${tuftId(canvas, shapes, random.whole(0, 11))}" x="${n(px / scale)}" y="${n(py / scale)}"/>`;
    });
    const fill = hazed(light, outdoors(light, layer.colour, layer.sunny), distance);
    canvas.draw(`<g fill="${fill}" transform="scale(${scale.toFixed(3)})">${uses.join('')}</g>`);
  }
}

/** Specks over a crown: blossom, berries. */
export function blossom(
  { canvas, random, light }: Garden,
  { x, y, rx, ry }: Pick<Crown, 'x' | 'y' | 'rx' | 'ry'>,
  colour: string,
  count: number,
  size: number,
): void {
  for (const [tone, share] of [
    [outdoors(light, darker(colour, 0.15), 0.5), 0.4],
    [outdoors(light, colour, 0.9), 0.6],
  ] as const) {
    const dots = Array.from({ length: Math.round(count * share) }, () => {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next());
      return `<circle cx="${n(x + Math.cos(angle) * reach * rx)}" cy="${n(y + Math.sin(angle) * reach * ry)}" r="${n(size * random.between(0.6, 1.3))}"/>`;
    });
    canvas.draw(`<g fill="${tone}">${dots.join('')}</g>`);
  }
}

/** The soft dark patch under a tree, away from the sun. */
export function groundedBy({ canvas, light }: Garden, spot: Spot, width: number, colour: string): void {
  const shift = -light.direction[0] * width * 0.5;
  const [cx, cy] = [spot.x + shift * spot.scale, spot.y + 0.06 * spot.scale];
  const dark = outdoors(light, darker(colour, 0.35), 0);
  const fade = canvas.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${dark}" stop-opacity=".75"/><stop offset=".6" stop-color="${dark}" stop-opacity=".5"/><stop offset="1" stop-color="${dark}" stop-opacity="0"/></radialGradient>`,
  );
  canvas.draw(
    `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(width * spot.scale * 0.75)}" ry="${n(width * spot.scale * 0.13)}" fill="${fade}" opacity="${light.sunStrength > 0.3 ? 0.95 : 0.6}"/>`,
  );
}
