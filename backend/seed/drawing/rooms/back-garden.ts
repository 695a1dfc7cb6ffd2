import type { Random } from '../../random.ts';
import { plant, surroundings } from '../houses/surroundings.ts';
import { darker } from '../kit/colour.ts';
import { surface, wall } from '../kit/stage.ts';
import { boards, ribs } from '../kit/textures.ts';
import { windowOn } from '../kit/windows.ts';
import { foreground, shadows, spotAt } from '../parts/grounds.ts';
import { post } from '../parts/timberwork.ts';
import { leanTo } from '../parts/verandah-roofs.ts';
import { shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { outdoorSetting } from './outdoor-setting.ts';

export const gardenView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['golden', 'morning', 'noon', 'dusk'],
  eye: [random.between(4.6, 6.6), random.between(1.9, 2.4), -13],
  at: [-0.6, 2],
  angle: 58,
  horizon: 0.56,
});

export function rearOfHouse({ stage, random }: Scene): void {
  const clad = random.pick(['#efece4', '#b9c2bc', '#8a949a', '#c9a584', '#dfe3df']);
  const roof = random.pick(['#6d7780', '#8f4a38', '#4b5054', '#9aa3a8']);
  stage.add(wall([-4.6, 0.4, 2], [-4.6, 0.4, 9], 3, darker(clad, 0.04), { details: [boards(0.18)] }));
  stage.add(
    wall([-13, 0.4, 2], [-4.6, 0.4, 2], 3, clad, {
      details: [
        boards(0.18),
        windowOn({ u: 3.2, v: 0.05, w: 4.2, h: 2.35 }, { frame: '#3a4046', panes: [4, 1], sill: null, curtain: 0.1 }),
        windowOn({ u: 0.6, v: 0.9, w: 1.6, h: 1.3 }, { frame: '#ffffff' }),
      ],
    }),
  );
  leanTo(stage, { x0: -13.5, x1: -4.2, z0: -1.6, z1: 3 }, 3.05, 3.7, {
    colour: roof,
    details: [ribs(0.28, 0.3)],
    fascia: '#ffffff',
  });
  stage.add(
    surface(
      [
        [-13, 0.4, -1.4],
        [-4.4, 0.4, -1.4],
        [-4.4, 0.4, 2],
        [-13, 0.4, 2],
      ],
      '#a8845c',
      { casts: false, details: [ribs(0.14, 0.4)] },
    ),
    'always',
  );
  stage.add(wall([-4.4, 0, -1.4], [-4.4, 0, 2], 0.4, '#8a6a48', { receives: false }));
  stage.add(wall([-13, 0, -1.4], [-4.4, 0, -1.4], 0.4, '#96754f', { receives: false }));
  for (const x of [-9.4, -4.6]) post(stage, x, -1.3, 0.4, 2.95, 0.14, '#ffffff');
}

/** The lawn behind the house, the deck beside it, flowers along the fence. */
export function backGarden(scene: Scene): void {
  const { stage, garden, random } = scene;
  surroundings(scene, random.pick(['temperate', 'temperate', 'subtropical']), { back: 9, trees: 5, width: 6 });
  shadows(stage);
  rearOfHouse(scene);
  outdoorSetting(scene, -7.2, 0.4, -0.2);
  stage.later(() => {
    for (let z = 9; z > -6; z -= 1.5)
      shrub(
        garden,
        spotAt(stage, 7.4 + random.between(-0.4, 0.4), z),
        random.between(1, 1.8),
        random.between(0.7, 1.6),
        random.pick(['plain', 'hydrangea', 'rose', 'camellia', 'lavender', 'bougainvillea']),
      );
    if (random.chance(0.6)) plant(scene, random.pick(['jacaranda', 'shade', 'plum']), spotAt(stage, 4.4, 3), 0.7);
    for (const x of [-4, -5.4, -7, -8.6])
      shrub(garden, spotAt(stage, x, -2), 0.8, 0.6, random.pick(['lavender', 'plain', 'rose']));
    foreground(garden, ['#3f6a30', '#6d9c45', '#a2c468']);
  });
}
