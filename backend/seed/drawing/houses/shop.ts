import { darker, lighter } from '../kit/colour.ts';
import { addBox, surface, wall } from '../kit/stage.ts';
import { bricks } from '../kit/textures.ts';
import { windowOn } from '../kit/windows.ts';
import { post } from '../parts/timberwork.ts';
import { bullnose } from '../parts/verandah-roofs.ts';
import type { Scene } from '../scene.ts';
import { car } from './car.ts';
import { fronts, pots, shopfront, street } from './street-front.ts';

export function shop(scene: Scene): void {
  const { stage, random } = scene;
  street(scene);
  const widths = [6, 5.6, 6.2];
  let x = -9.4;
  const painted = random.some(['#d9c7a8', '#b5694e', '#efe8da', '#9fb0ac', '#c9b49a', '#e2c9b8', '#a3a89a'], 3);
  for (const [index, width] of widths.entries()) {
    const colour = random.pick(fronts);
    const body = painted[index] ?? '#d9c7a8';
    const top = 7.2 + (index % 2) * 0.7;
    if (index === widths.length - 1)
      stage.add(wall([x + width, 0, 0], [x + width, 0, 12], top, darker(body, 0.05), { details: [bricks(random)] }));
    shopfront(stage, random, x, width, 3.6, colour, body);
    const sash = {
      frame: '#f4efe2',
      panes: [1, 2] as const,
      sill: '#f4efe2',
      curtain: 0.2,
      surround: lighter(body, 0.25),
      lamp: random.chance(0.5),
    };
    stage.add(
      wall([x, 3.6, 0], [x + width, 3.6, 0], top - 3.6, body, {
        details: [
          ...(random.chance(0.5) ? [bricks(random, { spread: 0.08 })] : []),
          ...[0.9, width / 2 - 0.5, width - 1.9].map((u) => windowOn({ u, v: 0.9, w: 1, h: 1.75 }, sash)),
        ],
      }),
    );
    addBox(stage, { x: [x, x + width], y: [top, top + 0.22], z: [-0.3, 0.3] }, '#efe8d8');
    stage.add(wall([x, top + 0.2, -0.05], [x + width, top + 0.2, -0.05], 0.7, lighter(body, 0.08)));
    if (index === 1)
      stage.add(
        surface(
          [
            [x + 1.4, top + 0.9, -0.05],
            [x + width - 1.4, top + 0.9, -0.05],
            [x + width / 2, top + 1.9, -0.05],
          ],
          lighter(body, 0.08),
        ),
        'always',
      );
    addBox(stage, { x: [x - 0.04, x + width + 0.04], y: [top + 0.86, top + 1], z: [-0.2, 0.1] }, '#efe8d8');
    bullnose(stage, { x0: x + 0.05, x1: x + width - 0.05, z0: -3.2, z1: 0 }, 2.95, 3.75, {
      colour,
      stripes: [random.pick(fronts), '#f3ecdc'],
      fascia: '#efe8d8',
    });
    for (const px of [x + 0.3, x + width - 0.3]) post(stage, px, -3, 0, 3, 0.12, '#3a4046');
    x += width;
  }
  pots(scene, [-8.2, -3, 2.6, 7.4], -0.7);
  car(stage, random.between(-9, -5), -6.6, random.pick(['#dfe2e4', '#8c2f2f', '#2f4a63', '#5a6b52']));
}
