import { treeLine } from '../kit/backdrop.ts';
import { linear, n, path } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import { outdoors } from '../kit/light.ts';
import { shadows } from '../parts/grounds.ts';
import type { Scene } from '../scene.ts';
import { gumLine, open } from './open-land.ts';

/** Ripe wheat or barley, silos beyond. */
export function grain(scene: Scene): void {
  const { canvas, random, light, stage, garden } = scene;
  open(scene, {
    ground: { near: '#c99a44', far: '#e6c77c', dry: true, stripes: false },
    hill: '#8a8a6a',
    hillHeight: 44,
    clouds: 1.8,
  });
  treeLine(garden, stage.camera.horizon + 8, gumLine, 36, 0.36);
  shadows(stage);
  for (const x of [9.5, 12.6]) silo(scene, x, 24);
  stage.later(() => {
    for (let k = 0; k < 26; k += 1) {
      const y = stage.camera.horizon + 26 + (k / 26) ** 1.7 * (canvas.height - stage.camera.horizon - 10);
      const size = 4 + (k / 26) ** 1.6 * 62;
      for (const tone of ['#a87a2e', '#d0a04a', '#efcf86']) {
        const stalks: string[] = [];
        for (let x = -20; x < canvas.width + 20; x += size * 0.3) {
          const at = x + random.between(-size, size) * 0.2;
          const lean = random.between(-0.18, 0.3) * size;
          stalks.push(
            `M${n(at)} ${n(y)}q${n(lean * 0.2)} ${n(-size * 0.6)} ${n(lean)} ${n(-size * random.between(0.8, 1.1))}`,
          );
        }
        canvas.draw(
          path(
            stalks.join(''),
            `stroke="${outdoors(light, tone, 0.7)}" stroke-width="${n(Math.max(0.7, size * 0.055))}" fill="none" stroke-linecap="round" opacity=".8"`,
          ),
        );
      }
    }
  });
}

function silo({ stage }: Scene, x: number, z: number): void {
  stage.later(() => {
    const { canvas, light, camera } = stage;
    const s = camera.scaleAt([x, 0, z]);
    const [sx, sy] = camera.project([x, 0, z]);
    const metal = outdoors(light, '#c9cfd2', 0.6);
    const fill = linear(
      canvas,
      [sx - 1.3 * s, 0],
      [sx + 1.3 * s, 0],
      [
        [0, lighter(metal, 0.3)],
        [0.5, metal],
        [1, darker(metal, 0.35)],
      ],
    );
    canvas.draw(
      path(
        `M${n(sx - 1.3 * s)} ${n(sy)}v${n(-5 * s)}L${n(sx)} ${n(sy - 6.1 * s)}L${n(sx + 1.3 * s)} ${n(sy - 5 * s)}v${n(5 * s)}Z`,
        `fill="${fill}"`,
      ),
    );
    const rings = [0.8, 1.6, 2.4, 3.2, 4, 4.8].map((y) => `M${n(sx - 1.3 * s)} ${n(sy - y * s)}h${n(2.6 * s)}`);
    canvas.draw(path(rings.join(''), 'stroke="#4a5258" stroke-width="1" opacity=".35"'));
  });
}
