import { wireFence } from '../houses/wire-fence.ts';
import { n } from '../kit/canvas.ts';
import { darker } from '../kit/colour.ts';
import { outdoors } from '../kit/light.ts';
import { foreground, framingLeaves, lawns, shadows, spotAt } from '../parts/grounds.ts';
import { grassTuft } from '../plants/shrubs.ts';
import { gum } from '../plants/trees.ts';
import type { Scene } from '../scene.ts';
import { folds, lawnOver, open } from './open-land.ts';

export function countryFence(scene: Scene, z: number): void {
  wireFence(scene, -24, 24, z);
}

/** Paddocks with a fence line, gums and, often, sheep. */
export function grazing(scene: Scene): void {
  const { random, stage, garden } = scene;
  const dry = random.chance(0.4);
  open(scene, { ground: dry ? lawns.dry : lawns.lush, hill: dry ? '#8a8a5c' : '#5f8a6a' });
  folds(scene, dry ? ['#b5a868', '#c2b16a', '#bfa95e'] : ['#7fa85a', '#8fb35c', '#7ba34c']);
  lawnOver(scene, dry ? lawns.dry : lawns.lush, 0.36);
  shadows(stage);
  stage.later(() => {
    for (const [x, z, h] of [
      [-9, 6, 11],
      [8.5, 9, 13],
      [13, 16, 12],
      [-15, 14, 13],
    ] as const)
      if (random.chance(0.8)) gum(garden, spotAt(stage, x + random.between(-2, 2), z), { height: h });
    flock(scene, random.whole(7, 14));
  });
  countryFence(scene, -4.5);
  stage.later(() => {
    for (let k = 0; k < 30; k += 1)
      grassTuft(
        garden,
        spotAt(stage, random.between(-9, 9), random.between(-9, -4.6)),
        random.between(0.2, 0.5),
        dry ? ['#c2a866', '#d4bd84', '#9c8a52'] : undefined,
      );
    foreground(garden, dry ? ['#9c8a52', '#c2a866', '#dcc78a'] : ['#4a6f33', '#78a04a', '#a8c46c']);
    if (random.chance(0.5)) framingLeaves(garden, ['#5d6e4c', '#7b8858', '#48583c'], random.pick(['left', 'right']));
  });
}

function flock({ canvas, random, light, stage }: Scene, count: number): void {
  for (let k = 0; k < count; k += 1) {
    const [x, z] = [random.between(-7, 9), random.between(1, 11)];
    const { x: sx, y: sy, scale: s } = spotAt(stage, x, z);
    const wool = outdoors(light, '#e6dcc6', 0.7);
    const flip = random.chance(0.5) ? 1 : -1;
    canvas.draw(
      `<g transform="translate(${n(sx)} ${n(sy)}) scale(${(flip * s).toFixed(2)} ${s.toFixed(2)})"><ellipse cx=".1" cy=".02" rx=".7" ry=".07" fill="#1c2818" opacity=".35"/><path d="M-.38 -.02v-.3M-.22 0v-.3M.22 0v-.3M.36 -.02v-.3" stroke="#4a4036" stroke-width=".07"/><path d="M-.52 -.5q0 -.26 .3 -.3q.2 -.08 .44 0q.32 .04 .32 .3q0 .3 -.5 .3q-.56 0 -.56 -.3Z" fill="${wool}"/><path d="M-.5 -.36q.3 .16 .98 .02q-.1 .16 -.46 .16q-.46 0 -.52 -.18Z" fill="${darker(wool, 0.25)}"/><path d="M-.46 -.58q-.2 -.1 -.3 .06q-.06 .16 .1 .2q.14 .02 .22 -.08Z" fill="${darker(wool, 0.35)}"/></g>`,
    );
  }
}
