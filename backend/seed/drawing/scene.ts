import { type Random, randomOf } from '../random.ts';
import { grade } from './kit/backdrop.ts';
import { type Canvas, canvasOf } from './kit/canvas.ts';
import { type Light, lightOf } from './kit/light.ts';
import { cameraOf } from './kit/space.ts';
import { type Stage, stageOf } from './kit/stage.ts';
import type { Garden } from './plants/foliage.ts';

export type Scene = { stage: Stage; garden: Garden; random: Random; canvas: Canvas; light: Light; inTurn: InTurn };

/** One choice after the other over the drawings of a kind, so that no colour comes up three times in a row. */
type InTurn = <T>(choices: readonly T[]) => T;

export type View = {
  width: number;
  height: number;
  lights: readonly Light['name'][];
  /** Where the camera stands and looks; houses are seen from the front and a little from the right. */
  eye: readonly [x: number, y: number, z: number];
  at: readonly [x: number, z: number];
  angle?: number;
  horizon?: number;
  shift?: number;
  mirror?: boolean;
};

/** One picture: the same name is the same picture, to the last blade of grass. */
export function draw(
  name: string,
  view: (random: Random, variant: number) => View,
  variant: number,
  paint: (scene: Scene) => void,
): string {
  const random = randomOf(`picture/${name}`);
  const {
    width,
    height,
    lights,
    eye,
    at,
    angle = 58,
    horizon = 0.6,
    shift = 0,
    mirror = [false, true, true, false, true][variant % 5] ?? false,
  } = view(random, variant);
  const canvas = canvasOf(width, height);
  // In turn, so that a row of cards shows different hours.
  const light = lightOf(lights[variant % lights.length] ?? 'noon');
  const camera = cameraOf({ width, height, eye, at, angle, horizon, shift });
  const stage = stageOf(canvas, camera, light);
  const garden = { canvas, random, light };
  // Steps of the golden ratio: neighbours differ, whichever of them are picked out.
  const inTurn: InTurn = (choices) =>
    choices[Math.floor(((variant * 0.618_034 + 0.1) % 1) * choices.length)] ?? random.pick(choices);
  if (mirror) canvas.draw(`<g transform="translate(${width} 0) scale(-1 1)">`);
  paint({ stage, garden, random, canvas, light, inTurn });
  stage.paint();
  grade(canvas, light);
  if (mirror) canvas.draw('</g>');
  return canvas.finish();
}
