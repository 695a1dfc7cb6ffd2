import type { Random } from '../../random.ts';
import { blur, clip, path, polygonPath, smoothPath } from '../kit/canvas.ts';
import type { Screen } from '../kit/space.ts';
import type { Face } from '../kit/stage.ts';
import { broadLeaves, shrub } from '../plants/shrubs.ts';
import type { Scene } from '../scene.ts';
import { block, contact } from './block.ts';
import type { Opening } from './window.ts';

/** A painting of nothing in particular, in the colours of the room. */
export const painting =
  (random: Random, { u, v, w, h }: Opening, colours: readonly string[], frame = '#3d342b'): Face['details'][number] =>
  (brush, face) => {
    const quad = (o: Opening) =>
      [face.at(o.u, o.v), face.at(o.u + o.w, o.v), face.at(o.u + o.w, o.v + o.h), face.at(o.u, o.v + o.h)].map(
        brush.screen,
      );
    const { canvas } = brush;
    canvas.draw(
      path(
        polygonPath(quad({ u: u - 0.03, v: v - 0.06, w: w + 0.08, h: h + 0.08 })),
        `fill="#10151c" opacity=".22" filter="${blur(canvas, 4)}"`,
      ),
    );
    canvas.draw(
      path(
        polygonPath(quad({ u: u - 0.035, v: v - 0.035, w: w + 0.07, h: h + 0.07 })),
        `fill="${brush.inLight(frame, face.normal)}"`,
      ),
    );
    canvas.draw(path(polygonPath(quad({ u, v, w, h })), `fill="${brush.inLight('#f3ecdf', face.normal)}"`));
    canvas.draw(`<g clip-path="${clip(canvas, polygonPath(quad({ u, v, w, h })))}">`);
    for (let k = 0; k < 6; k += 1) {
      const blob: Screen[] = [];
      const [cu, cv] = [u + random.between(0, w), v + (h * (k + 0.4)) / 6];
      for (let a = 0; a < 8; a += 1)
        blob.push(
          brush.screen(
            face.at(
              cu + Math.cos((a / 8) * 6.28) * w * random.between(0.25, 0.7),
              cv + Math.sin((a / 8) * 6.28) * h * random.between(0.08, 0.22),
            ),
          ),
        );
      canvas.draw(path(smoothPath(blob), `fill="${brush.inLight(random.pick(colours), face.normal)}" opacity=".8"`));
    }
    canvas.draw('</g>');
  };

export function plantPot(
  { stage, garden }: Scene,
  x: number,
  z: number,
  height: number,
  colour = '#d9cfc0',
  kind: 'broad' | 'bushy' = 'broad',
  from = 0,
): void {
  if (from === 0) contact(stage, x, z + 0.1, 0.6, 0.5);
  block(stage, { x: [x - 0.17, x + 0.17], y: [from, from + 0.34], z: [z, z + 0.32] }, colour, { soft: 0.05 });
  stage.later(() => {
    const [sx, sy] = stage.camera.project([x, from + 0.32, z + 0.1]);
    const spot = { x: sx, y: sy, scale: stage.camera.scaleAt([x, 0, z + 0.1]) };
    kind === 'broad' ? broadLeaves(garden, spot, height) : shrub(garden, spot, height * 0.8, height);
  });
}
