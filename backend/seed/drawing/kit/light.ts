import { lit, mix } from './colour.ts';
import { type Point, unit } from './space.ts';

/** One hour of one day: everything in a picture is coloured by it. */
export type Light = {
  name: 'morning' | 'noon' | 'golden' | 'dusk' | 'overcast' | 'indoors' | 'indoors evening';
  /** From the top of the sky to the horizon. */
  sky: readonly string[];
  sun: string;
  sunStrength: number;
  shade: string;
  shadeStrength: number;
  /** Towards the sun. */
  direction: Point;
  /** What far things fade into. */
  haze: string;
  lampsOn: boolean;
  cloud: string;
};

const towards = (x: number, y: number, z: number) => unit([x, y, z]);

const lights: Record<Light['name'], Light> = {
  morning: {
    name: 'morning',
    sky: ['#5f9fd6', '#8fc0e6', '#c3def0', '#f3e7d6'],
    sun: '#fff0d6',
    sunStrength: 0.62,
    shade: '#cfdbf0',
    shadeStrength: 0.86,
    direction: towards(-0.75, 0.62, -0.62),
    haze: '#d3e2ea',
    lampsOn: false,
    cloud: '#fffaf2',
  },
  noon: {
    name: 'noon',
    sky: ['#2f7fcb', '#5aa2df', '#93c6ec', '#d2e8f4'],
    sun: '#fffaf0',
    sunStrength: 0.64,
    shade: '#ccdaf0',
    shadeStrength: 0.85,
    direction: towards(-0.5, 0.95, -0.6),
    haze: '#c9dfec',
    lampsOn: false,
    cloud: '#ffffff',
  },
  golden: {
    name: 'golden',
    sky: ['#5c86b8', '#94aecb', '#e3c7a8', '#fbd9a0'],
    sun: '#ffd9a0',
    sunStrength: 0.7,
    shade: '#d3cbdc',
    shadeStrength: 0.8,
    direction: towards(-0.9, 0.42, -0.55),
    haze: '#efd6b4',
    lampsOn: false,
    cloud: '#ffe3c2',
  },
  dusk: {
    name: 'dusk',
    sky: ['#22335f', '#4a5b90', '#a98bab', '#f0ab86'],
    sun: '#ffb98c',
    sunStrength: 0.16,
    shade: '#a9b0da',
    shadeStrength: 0.84,
    direction: towards(-0.8, 0.4, -0.6),
    haze: '#9b8fae',
    lampsOn: true,
    cloud: '#d99aa0',
  },
  overcast: {
    name: 'overcast',
    sky: ['#93abbf', '#b4c6d3', '#d2dde3', '#e9ece9'],
    sun: '#fff8ec',
    sunStrength: 0.36,
    shade: '#d5deea',
    shadeStrength: 0.9,
    direction: towards(-0.55, 0.9, -0.65),
    haze: '#d5dee2',
    lampsOn: false,
    cloud: '#f4f6f6',
  },
  indoors: {
    name: 'indoors',
    sky: ['#5fa3dc', '#8fc2ea', '#c6e2f3', '#f1f5f0'],
    sun: '#fff4e0',
    sunStrength: 0.3,
    shade: '#faf8f4',
    shadeStrength: 1.0,
    direction: towards(-0.7, 0.75, -0.35),
    haze: '#d9e6ec',
    lampsOn: false,
    cloud: '#ffffff',
  },
  'indoors evening': {
    name: 'indoors evening',
    sky: ['#2b3a68', '#56609a', '#b08fae', '#f0b08c'],
    sun: '#ffdca8',
    sunStrength: 0.3,
    shade: '#f8e2c2',
    shadeStrength: 0.84,
    direction: towards(-0.5, 0.85, -0.3),
    haze: '#9b8fae',
    lampsOn: true,
    cloud: '#d99aa0',
  },
};

export const lightOf = (name: Light['name']): Light => lights[name];

/** A surface with this normal, in the sun or in shadow. */
export function shaded(light: Light, colour: string, normal: Point, inShadow = false): string {
  const facing = Math.max(
    0,
    normal[0] * light.direction[0] + normal[1] * light.direction[1] + normal[2] * light.direction[2],
  );
  // Indoors the walls light the ceiling.
  const sky = light.name.startsWith('indoors') ? 0.97 + 0.03 * normal[1] : 0.86 + 0.14 * normal[1];
  return lit(colour, [
    [light.shade, light.shadeStrength * sky],
    [light.sun, inShadow ? 0 : light.sunStrength * (0.18 + 0.82 * facing) * (facing > 0 ? 1 : 0)],
  ]);
}

/** A colour somewhere in the open, half sun, half shade: leaves and grass. */
export function outdoors(light: Light, colour: string, sunny = 0.6): string {
  return lit(colour, [
    [light.shade, light.shadeStrength],
    [light.sun, light.sunStrength * sunny],
  ]);
}

/** Far away, everything takes the colour of the air. 0 is here, 1 the horizon. */
export const hazed = (light: Light, colour: string, distance: number) => mix(colour, light.haze, distance);
