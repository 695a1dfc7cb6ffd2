import { stones } from '../kit/textures.ts';
import { edging, lowWall, picketFence } from '../parts/fences.ts';
import { bed, foreground, framingLeaves, spotAt } from '../parts/grounds.ts';
import { agapanthus, grassTuft, shrub } from '../plants/shrubs.ts';
import type { Scene } from '../scene.ts';
import type { Cottage } from './cottage-look.ts';
import { frontGarden, plant } from './surroundings.ts';

export function cottageGarden(scene: Scene, look: Cottage, half: number, vz: number): void {
  const { stage, garden, random } = scene;
  if (look.region === 'outback') {
    stage.later(() => {
      for (let k = 0; k < 26; k += 1) {
        const z = random.between(-8.5, -2.6);
        const x = random.between(-half - 5, half + 5);
        if (Math.abs(x) < 1.2) continue;
        random.chance(0.5)
          ? grassTuft(garden, spotAt(stage, x, z), 0.45, ['#c2a866', '#9c8a52', '#d4bd84'])
          : shrub(garden, spotAt(stage, x, z), random.between(0.4, 0.8), 0.42);
      }
    });
    return;
  }
  bed(stage, -half - 0.2, -1.1, vz - 1.3, vz - 0.1);
  bed(stage, 1.1, half + 0.2, vz - 1.3, vz - 0.1);
  const xs = [-half + 0.4, -half + 1.6, -half + 2.8, 1.8, 2.9, half - 0.6].filter((x) => Math.abs(x) > 1.3);
  frontGarden(scene, xs, vz - 0.7, ['rose', 'lavender', 'hydrangea', 'camellia', 'plain'], 0.85);
  stage.later(() => {
    for (const x of xs) if (random.chance(0.6)) agapanthus(garden, spotAt(stage, x + 0.6, vz - 1.1), 4);
  });
  if (look.fence === 'picket')
    picketFence(stage, [-half - 5, -6.2], [half + 5, -6.2], 1.02, random.pick(['#ffffff', look.trim, '#f4efe2']), [
      half + 5 - 0.85,
      half + 5 + 0.85,
    ]);
  if (look.fence === 'stone') {
    lowWall(stage, -half - 5, -0.9, -6.4, 0.72, look.walls, {
      cap: look.quoins ?? '#d8ceba',
      details: [stones(random, 0.24)],
    });
    lowWall(stage, 0.9, half + 5, -6.4, 0.72, look.walls, {
      cap: look.quoins ?? '#d8ceba',
      details: [stones(random, 0.24)],
    });
  }
  if (look.fence !== 'none') {
    edging(stage, garden, [-half - 5, -6.5], [-1, -6.5], 0.2);
    edging(stage, garden, [1, -6.5], [half + 5, -6.5], 0.2);
  }
  stage.later(() => {
    if (random.chance(0.5))
      plant(scene, random.pick(['plum', 'shade', 'jacaranda', 'autumn']), spotAt(stage, -half - 2.2, -3.4), 0.62);
    foreground(garden, ['#4a6f33', '#78a04a', '#a8c46c']);
    if (random.chance(0.5)) framingLeaves(garden, ['#4f7040', '#6d8b4c', '#3c5a34'], random.pick(['left', 'right']));
  });
}
