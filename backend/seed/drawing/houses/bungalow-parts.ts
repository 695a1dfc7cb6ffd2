import type { Random } from '../../random.ts';
import { lighter } from '../kit/colour.ts';
import { addBox } from '../kit/stage.ts';
import { bricks } from '../kit/textures.ts';
import { edging } from '../parts/fences.ts';
import { foreground, framingLeaves, spotAt } from '../parts/grounds.ts';
import type { Scene, View } from '../scene.ts';
import { plant } from './surroundings.ts';

export const bungalowView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['golden', 'noon', 'morning', 'dusk'],
  eye: [random.between(5, 7.4), random.between(1.7, 2.2), -15],
  at: [0.2, 2],
  angle: random.between(49, 56),
  horizon: 0.645,
});

export function stack({ stage, random }: Scene, x: number, z: number, from: number, colour: string): void {
  addBox(stage, { x: [x - 0.45, x + 0.45], y: [from, from + 2.3], z: [z - 0.35, z + 0.35] }, colour, {
    details: [bricks(random)],
  });
  addBox(
    stage,
    { x: [x - 0.54, x + 0.54], y: [from + 2.1, from + 2.34], z: [z - 0.44, z + 0.44] },
    lighter(colour, 0.16),
  );
  for (const shift of [-0.22, 0.22])
    addBox(
      stage,
      { x: [x + shift - 0.11, x + shift + 0.11], y: [from + 2.34, from + 2.8], z: [z - 0.11, z + 0.11] },
      '#b5643f',
    );
}

export function finishGarden(scene: Scene, x0: number, x1: number, z: number): void {
  const { stage, garden, random } = scene;
  edging(stage, garden, [x0, z], [x1, z], 0.14);
  stage.later(() => {
    if (random.chance(0.7))
      plant(
        scene,
        random.pick(['jacaranda', 'shade', 'plum', 'gum', 'shade']),
        spotAt(stage, random.between(-9.4, -8), -3.6),
        0.66,
      );
    foreground(garden, ['#4a6f33', '#78a04a', '#a8c46c']);
    if (random.chance(0.4)) framingLeaves(garden, ['#4f7040', '#6d8b4c', '#3c5a34'], random.pick(['left', 'right']));
  });
}
