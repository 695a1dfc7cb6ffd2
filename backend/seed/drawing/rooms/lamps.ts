import { linear, n, path } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import type { Stage } from '../kit/stage.ts';
import { block, contact, glow, shape } from './block.ts';

export function pendant(
  stage: Stage,
  x: number,
  z: number,
  y: number,
  ceiling: number,
  colour: string,
  kind: 'dome' | 'globe' | 'drum' = 'dome',
): void {
  shape(stage, ({ canvas, screen, scale, inLight, light }) => {
    const [sx, sy] = screen([x, y, z]);
    const [, top] = screen([x, ceiling, z]);
    const s = scale([x, y, z]);
    canvas.draw(path(`M${n(sx)} ${n(top)}V${n(sy - 0.1 * s)}`, 'stroke="#2b2f33" stroke-width="1.8"'));
    const tone = inLight(colour, [0, 0.2, -1]);
    const fill = linear(
      canvas,
      [sx - 0.2 * s, 0],
      [sx + 0.2 * s, 0],
      [
        [0, lighter(tone, 0.18)],
        [1, darker(tone, 0.2)],
      ],
    );
    if (kind === 'globe')
      canvas.draw(
        `<circle cx="${n(sx)}" cy="${n(sy)}" r="${n(0.15 * s)}" fill="${light.lampsOn ? '#fff0c8' : '#fbf8f0'}" opacity=".95"/>`,
      );
    else if (kind === 'drum')
      canvas.draw(
        `<rect x="${n(sx - 0.26 * s)}" y="${n(sy - 0.14 * s)}" width="${n(0.52 * s)}" height="${n(0.26 * s)}" rx="4" fill="${fill}"/>`,
      );
    else {
      canvas.draw(
        path(
          `M${n(sx - 0.19 * s)} ${n(sy + 0.08 * s)}Q${n(sx - 0.17 * s)} ${n(sy - 0.14 * s)} ${n(sx)} ${n(sy - 0.15 * s)}Q${n(sx + 0.17 * s)} ${n(sy - 0.14 * s)} ${n(sx + 0.19 * s)} ${n(sy + 0.08 * s)}Z`,
          `fill="${fill}"`,
        ),
      );
      canvas.draw(
        `<ellipse cx="${n(sx)}" cy="${n(sy + 0.08 * s)}" rx="${n(0.19 * s)}" ry="${n(0.03 * s)}" fill="${light.lampsOn ? '#ffe9b0' : '#fff6de'}"/>`,
      );
    }
  });
  glow(stage, [x, y, z], 0.9);
}

export function floorLamp(stage: Stage, x: number, z: number, metal = '#3a3d40', shade = '#f3ead8'): void {
  contact(stage, x, z, 0.4, 0.3);
  block(stage, { x: [x - 0.013, x + 0.013], y: [0.02, 1.4], z: [z, z + 0.02] }, metal);
  lampShade(stage, x, 1.4, z, 0.22, shade);
  glow(stage, [x, 1.5, z], 1.1);
}

export function lampShade(stage: Stage, x: number, y: number, z: number, half: number, colour: string): void {
  shape(stage, ({ canvas, screen, scale, light, inLight }) => {
    const [sx, sy] = screen([x, y, z]);
    const s = scale([x, y, z]);
    const tone = light.lampsOn ? '#ffe4b0' : inLight(colour, [0, 0, -1]);
    canvas.draw(
      path(
        `M${n(sx - half * s)} ${n(sy)}L${n(sx - half * 0.72 * s)} ${n(sy - half * 1.35 * s)}H${n(sx + half * 0.72 * s)}L${n(sx + half * s)} ${n(sy)}Z`,
        `fill="${linear(
          canvas,
          [sx - half * s, 0],
          [sx + half * s, 0],
          [
            [0, lighter(tone, 0.2)],
            [1, darker(tone, 0.12)],
          ],
        )}"`,
      ),
    );
  });
}
