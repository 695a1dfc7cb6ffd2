import type { Random } from '../../random.ts';
import type { View } from '../scene.ts';

export const hallView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['indoors', 'indoors', 'indoors evening'],
  eye: [random.between(-0.8, 0.8), 1.55, -3.4],
  at: [random.between(-0.3, 0.3), 4],
  angle: 64,
  horizon: 0.5,
  mirror: random.chance(0.5),
});
