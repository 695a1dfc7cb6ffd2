import { plant } from '../houses/surroundings.ts';
import { treeLine } from '../kit/backdrop.ts';
import { wall } from '../kit/stage.ts';
import { ribs } from '../kit/textures.ts';
import { boundary } from '../parts/fences.ts';
import { foreground, framingLeaves, lawns, paving, shadows, spotAt } from '../parts/grounds.ts';
import { hipRoof } from '../parts/roofs.ts';
import { grassTuft, shrub } from '../plants/shrubs.ts';
import { gum } from '../plants/trees.ts';
import type { Scene } from '../scene.ts';
import { countryFence } from './grazing.ts';
import { gumLine, open, pegs, track } from './open-land.ts';

/** A clearing among gums, a track into it. */
export function bushLot(scene: Scene): void {
  const { random, stage, garden } = scene;
  open(scene, { ground: random.chance(0.5) ? lawns.dry : lawns.green, hill: '#5d7a72', hillHeight: 110 });
  treeLine(garden, stage.camera.horizon + 18, gumLine, 110, 0.26);
  track(scene, '#b59468');
  shadows(stage);
  stage.later(() => {
    const places = [
      [-11, 12],
      [-7, 9],
      [9, 10],
      [12.5, 13],
      [-9.4, 3],
      [10.5, 3.5],
      [-6.6, 15],
      [5.4, 15],
    ] as const;
    for (const [x, z] of [...places].sort((a, b) => b[1] - a[1]))
      gum(garden, spotAt(stage, x + random.between(-1, 1), z), { height: random.between(9, 14) });
    for (let k = 0; k < 22; k += 1) {
      const x = random.between(-10, 10);
      if (Math.abs(x) < 2) continue;
      const spot = spotAt(stage, x, random.between(-8, 3));
      random.chance(0.5)
        ? grassTuft(garden, spot, random.between(0.4, 0.8), ['#9c9a5c', '#7b8f4e', '#c2b26a'])
        : shrub(garden, spot, random.between(0.6, 1.3), random.between(0.4, 0.9), random.pick(['plain', 'grevillea']));
    }
  });
  stage.later(() => {
    foreground(garden, ['#6d7a40', '#9c9a5c', '#c2b26a']);
    framingLeaves(garden, ['#5d6e4c', '#7b8858', '#48583c'], random.pick(['left', 'right']));
  });
}

/** A level block between neighbours who have already built. */
export function townLot(scene: Scene): void {
  const { random, stage, garden } = scene;
  open(scene, { ground: lawns.green, hill: '#6b8273', hillHeight: 50 });
  treeLine(garden, stage.camera.horizon + 12, gumLine, 74, 0.32);
  boundary(stage, garden, 17);
  paving(
    stage,
    [
      [-30, -20],
      [30, -20],
      [30, -8.2],
      [-30, -8.2],
    ],
    '#707379',
  );
  paving(
    stage,
    [
      [-30, -8.2],
      [30, -8.2],
      [30, -7.9],
      [-30, -7.9],
    ],
    '#b6b3aa',
  );
  paving(
    stage,
    [
      [-30, -6.6],
      [30, -6.6],
      [30, -5.6],
      [-30, -5.6],
    ],
    '#cbc6bb',
    { joints: 0 },
  );
  shadows(stage);
  neighbour(scene, -15.4, -8.6);
  neighbour(scene, 8.4, 15.2);
  for (const x of [-7.6, 7.6]) {
    stage.add(wall([x, 0, 15], [x, 0, -3], 1.7, '#9b8468', { details: [ribs(0.16, 0.4)] }), 'always');
  }
  pegs(scene);
  stage.later(() => {
    for (let k = 0; k < 36; k += 1)
      grassTuft(garden, spotAt(stage, random.between(-6.5, 6.5), random.between(-5, 8)), random.between(0.15, 0.4));
    plant(scene, random.pick(['shade', 'jacaranda', 'plum']), spotAt(stage, random.pick([-9.4, 9.2]), -4.6), 0.6);
  });
}

function neighbour(scene: Scene, x0: number, x1: number): void {
  const { stage, random } = scene;
  const body = random.pick(['#c9a584', '#efe8da', '#a9674e', '#b9c2c0']);
  stage.add(wall([x0, 0, 8], [x0, 0, 0], 2.9, body));
  stage.add(wall([x1, 0, 0], [x1, 0, 8], 2.9, body));
  stage.add(wall([x0, 0, 0], [x1, 0, 0], 2.9, body));
  hipRoof(stage, { x0, x1, z0: 0, z1: 9 }, 2.9, 2, 0.5, {
    colour: random.pick(['#6b5148', '#55585a', '#a06048']),
    details: [ribs(0.3, 0.2)],
  });
}

/** Red earth to the edge of the sky. */
export function redLot(scene: Scene): void {
  const { random, stage, garden } = scene;
  open(scene, { ground: lawns.red, hill: '#a2644a', hillHeight: 70, clouds: 0.8 });
  track(scene, '#d09a6a');
  shadows(stage, '#3a1f18', 0.4);
  stage.later(() => {
    for (const [x, z] of [
      [-8, 9],
      [9.5, 12],
      [4, 18],
      [-13, 15],
    ] as const)
      if (random.chance(0.8))
        gum(garden, spotAt(stage, x + random.between(-2, 2), z), { height: random.between(5, 9), shadow: '#6a3a28' });
    const tufts = Array.from({ length: 90 }, () => ({ x: random.between(-14, 14), z: random.between(-10, 16) })).sort(
      (a, b) => b.z - a.z,
    );
    for (const { x, z } of tufts) {
      const spot = spotAt(stage, x, z);
      random.chance(0.75)
        ? grassTuft(garden, spot, random.between(0.3, 0.55), ['#c9b777', '#a8a060', '#e0cf94'])
        : shrub(garden, spot, random.between(0.5, 1.1), random.between(0.4, 0.7));
    }
  });
  if (random.chance(0.6)) countryFence(scene, -6.5);
}
