import { n, path } from '../kit/canvas.ts';
import type { Stage } from '../kit/stage.ts';

/** A car at the kerb: two shapes and a shine. */
export function car(stage: Stage, x: number, z: number, colour: string): void {
  stage.later(() => {
    const { canvas, screen, scale, inLight, light } = stage.brush;
    const s = scale([x, 0, z]);
    const [sx, sy] = screen([x, 0, z]);
    const paint = inLight(colour, [0, 0.3, -0.9]);
    canvas.draw(
      `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(2.3 * s)}" ry="${n(0.22 * s)}" fill="#0d1320" opacity=".4"/>`,
    );
    const body = `M${n(sx - 2.1 * s)} ${n(sy - 0.3 * s)}q${n(0.02 * s)} ${n(-0.5 * s)} ${n(0.5 * s)} ${n(-0.56 * s)}l${n(0.55 * s)} ${n(-0.06 * s)}q${n(0.5 * s)} ${n(-0.52 * s)} ${n(1.05 * s)} ${n(-0.52 * s)}h${n(0.62 * s)}q${n(0.5 * s)} 0 ${n(0.85 * s)} ${n(0.5 * s)}q${n(0.6 * s)} ${n(0.06 * s)} ${n(0.66 * s)} ${n(0.34 * s)}v${n(0.3 * s)}Z`;
    canvas.draw(path(body, `fill="${paint}"`));
    canvas.draw(
      path(
        `M${n(sx - 0.86 * s)} ${n(sy - 0.94 * s)}q${n(0.36 * s)} ${n(-0.38 * s)} ${n(0.8 * s)} ${n(-0.38 * s)}h${n(0.12 * s)}v${n(0.4 * s)}ZM${n(sx + 0.16 * s)} ${n(sy - 1.32 * s)}h${n(0.36 * s)}q${n(0.36 * s)} 0 ${n(0.62 * s)} ${n(0.4 * s)}h${n(-0.98 * s)}Z`,
        `fill="${light.lampsOn ? '#26303f' : '#3b4c58'}"`,
      ),
    );
    canvas.draw(
      path(
        `M${n(sx - 1.9 * s)} ${n(sy - 0.68 * s)}h${n(3.7 * s)}`,
        `stroke="#fff" stroke-width="${n(0.03 * s)}" opacity=".4"`,
      ),
    );
    for (const wheel of [-1.28, 1.3])
      canvas.draw(
        `<circle cx="${n(sx + wheel * s)}" cy="${n(sy - 0.3 * s)}" r="${n(0.33 * s)}" fill="#1c1f23"/><circle cx="${n(sx + wheel * s)}" cy="${n(sy - 0.3 * s)}" r="${n(0.18 * s)}" fill="#a9adb0"/>`,
      );
  });
}
