import { plant } from '../houses/surroundings.ts';
import { sea, sky } from '../kit/backdrop.ts';
import { linear, n, path, smoothPath } from '../kit/canvas.ts';
import { hazed, outdoors } from '../kit/light.ts';
import type { Screen } from '../kit/space.ts';
import { foreground, shadows, spotAt } from '../parts/grounds.ts';
import { norfolkPine } from '../plants/palms.ts';
import { grassTuft } from '../plants/shrubs.ts';
import type { Scene } from '../scene.ts';
import { pegs } from './open-land.ts';

/** Grass to the edge of the land, then sand, then the sea. */
export function coastalLot(scene: Scene): void {
  const { canvas, random, light, stage, garden } = scene;
  const { horizon } = stage.camera;
  sky(canvas, random, light, horizon, 1.2);
  if (random.chance(0.6)) headland(scene);
  sea(canvas, random, light, horizon, horizon + 120);
  const sand = horizon + 112;
  canvas.draw(
    `<rect y="${n(sand)}" width="${canvas.width}" height="60" fill="${linear(
      canvas,
      [0, sand],
      [0, sand + 60],
      [
        [0, outdoors(light, '#f0e2c0', 0.9)],
        [1, outdoors(light, '#dccb9c', 0.8)],
      ],
    )}"/>`,
  );
  const edge: Screen[] = [[-300, canvas.height + 500]];
  for (let x = -300; x <= canvas.width + 300; x += 70) edge.push([x, sand + 40 + random.between(-9, 9)]);
  edge.push([canvas.width + 300, canvas.height + 500]);
  const grass = linear(
    canvas,
    [0, sand + 30],
    [0, canvas.height],
    [
      [0, outdoors(light, '#b3b478', 0.8)],
      [0.35, outdoors(light, '#8ba25a', 0.7)],
      [1, outdoors(light, '#55743a', 0.48)],
    ],
  );
  canvas.draw(path(smoothPath(edge), `fill="${grass}"`));
  shadows(stage);
  pegs(scene);
  stage.later(() => {
    if (random.chance(0.7)) norfolkPine(garden, spotAt(stage, random.pick([-9, 9]), 6), { height: 13 });
    if (random.chance(0.5)) plant(scene, 'coconut', spotAt(stage, random.pick([-8, 8.6]), 2), 0.8);
    for (let k = 0; k < 46; k += 1) {
      const spot = spotAt(stage, random.between(-10, 10), random.between(-7, 3.2));
      grassTuft(garden, spot, random.between(0.25, 0.6), ['#b9b079', '#8c9a5c', '#d2c692']);
    }
    foreground(garden, ['#5f7d3c', '#8ba25a', '#c2c17c']);
  });
}

function headland({ canvas, random, light, stage }: Scene): void {
  const { horizon } = stage.camera;
  const right = random.chance(0.5);
  const shape: Screen[] = [];
  for (let k = 0; k <= 8; k += 1)
    shape.push([k * 70, horizon + 4 - Math.sin((k / 8) * Math.PI * 0.5 + 1.57) * 60 * random.between(0.8, 1.1)]);
  shape.push([600, horizon + 8], [-40, horizon + 8]);
  const tone = hazed(light, outdoors(light, '#5f7a5c', 0.5), 0.5);
  canvas.draw(
    `<g${right ? ` transform="translate(${canvas.width} 0) scale(-1 1)"` : ''}>${path(smoothPath(shape), `fill="${tone}"`)}</g>`,
  );
}
