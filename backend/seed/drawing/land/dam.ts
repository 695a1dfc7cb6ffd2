import { treeLine } from '../kit/backdrop.ts';
import { linear, n, path, smoothPath } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import { outdoors } from '../kit/light.ts';
import type { Screen } from '../kit/space.ts';
import { foreground, lawns, spotAt } from '../parts/grounds.ts';
import { grassTuft } from '../plants/shrubs.ts';
import { gum } from '../plants/trees.ts';
import type { Scene } from '../scene.ts';
import { gumLine, open } from './open-land.ts';

/** Still water, trees upside down in it. */
export function dam(scene: Scene): void {
  const { canvas, random, light, stage, garden } = scene;
  const dry = random.chance(0.35);
  open(scene, { ground: dry ? lawns.dry : lawns.lush, hill: '#5f8a6a', hillHeight: 90 });
  treeLine(garden, stage.camera.horizon + 14, gumLine, 60, 0.32);
  stage.later(() => {
    for (const [x, z] of [
      [-10, 15],
      [-4, 18],
      [7, 16],
      [12.5, 14],
    ] as const)
      gum(garden, spotAt(stage, x + random.between(-1.5, 1.5), z), { height: random.between(9, 13) });
    const shape: Screen[] = [];
    for (let k = 0; k < 16; k += 1) {
      const a = (k / 16) * Math.PI * 2;
      shape.push(
        stage.camera.project([
          Math.cos(a) * 9.5 * random.between(0.9, 1.1),
          0.02,
          3 + Math.sin(a) * 7 * random.between(0.9, 1.1),
        ]),
      );
    }
    const rim = shape.map(([x, y]): Screen => [x, y + 9]);
    canvas.draw(path(smoothPath(rim), `fill="${outdoors(light, '#9a7d56', 0.6)}"`));
    const ys = shape.map(([, y]) => y);
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const water = linear(
      canvas,
      [0, top],
      [0, bottom],
      [
        [0, outdoors(light, '#33472f', 0.3)],
        [0.2, outdoors(light, '#4a5f42', 0.4)],
        [0.36, mix(light.sky[3] ?? '#ffffff', '#5d7a70', 0.3)],
        [0.62, mix(light.sky[2] ?? '#bbddee', '#3f5f66', 0.25)],
        [1, mix(light.sky[0] ?? '#4488cc', '#22404a', 0.4)],
      ],
    );
    canvas.draw(path(smoothPath(shape), `fill="${water}"`));
    const mirror: string[] = [];
    for (let k = 0; k < 40; k += 1) {
      const y = top + 6 + random.next() ** 1.4 * (bottom - top - 10);
      const wide = 30 + random.between(0, 160);
      const half = (canvas.width * 0.36 * Math.sin(((y - top) / (bottom - top)) * Math.PI)) | 0;
      mirror.push(`M${n(canvas.width / 2 + random.between(-half, half) - wide / 2)} ${n(y)}h${n(wide)}`);
    }
    canvas.draw(path(mirror.join(''), 'stroke="#ffffff" stroke-width="1.4" opacity=".28" fill="none"'));
    for (const point of shape)
      for (let r = 0; r < 3; r += 1)
        grassTuft(
          garden,
          {
            x: point[0] + random.between(-26, 26),
            y: point[1] + random.between(2, 9),
            scale: 46 + (point[1] - top) * 0.22,
          },
          random.between(0.4, 0.9),
          ['#6d8447', '#8fa35c', '#4a6236'],
        );
    foreground(garden, dry ? ['#9c8a52', '#c2a866', '#dcc78a'] : ['#4a6f33', '#78a04a', '#a8c46c']);
  });
}
