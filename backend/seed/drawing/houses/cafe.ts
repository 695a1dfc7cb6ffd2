import { path, polygonPath } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import { doorOn } from '../kit/doors.ts';
import { addBox, type Stage, surface, wall } from '../kit/stage.ts';
import { bricks } from '../kit/textures.ts';
import { patch, windowOn } from '../kit/windows.ts';
import { spotAt } from '../parts/grounds.ts';
import { post } from '../parts/timberwork.ts';
import type { Scene } from '../scene.ts';
import { fronts, pots, street } from './street-front.ts';
import { plant } from './surroundings.ts';

export function cafe(scene: Scene): void {
  const { stage, random } = scene;
  street(scene);
  const body = random.pick(['#efe8da', '#b5694e', '#3f4a4a', '#d9c7a8', '#a8b2a4']);
  const colour = random.pick(fronts);
  const [x0, x1] = [-7.4, 6.2];
  stage.add(
    wall([x1, 0, 0], [x1, 0, 11], 4.6, darker(body, 0.04), {
      details: [
        bricks(random, { spread: 0.07 }),
        windowOn({ u: 1, v: 0.6, w: 3.2, h: 2.3 }, { frame: colour, panes: [3, 1], curtain: 0 }),
      ],
    }),
  );
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], 4.6, body, {
      details: [
        bricks(random, { spread: 0.07 }),
        windowOn({ u: 0.7, v: 0.5, w: 4.6, h: 2.5 }, { frame: colour, panes: [5, 2], curtain: 0, sill: colour }),
        doorOn({ u: 6.3, v: 0.06, w: 1.3, h: 2.5 }, { colour, frame: colour, glazed: true }),
        windowOn({ u: 8.4, v: 0.5, w: 4.2, h: 2.5 }, { frame: colour, panes: [4, 2], curtain: 0, sill: colour }),
        (brush, face) => patch(brush, face, { u: 0.7, v: 3.35, w: 12, h: 0.62 }, colour),
        (brush, face) => patch(brush, face, { u: 5.4, v: 3.52, w: 2.6, h: 0.28 }, '#e9d9a8'),
      ],
    }),
  );
  addBox(stage, { x: [x0 - 0.1, x1 + 0.1], y: [4.6, 4.95], z: [-0.25, 0.3] }, lighter(body, 0.1));
  const stripes: readonly [string, string] = [colour, '#f5efe0'];
  for (let k = 0; k < 22; k += 1) {
    const [a, b] = [x0 + 0.6 + k * 0.55, x0 + 0.6 + (k + 1) * 0.55];
    stage.add(
      surface(
        [
          [a, 2.62, -1.7],
          [b, 2.62, -1.7],
          [b, 3.25, 0],
          [a, 3.25, 0],
        ],
        stripes[k % 2] ?? colour,
      ),
    );
    stage.add(wall([a, 2.38, -1.7], [b, 2.38, -1.7], 0.25, stripes[k % 2] ?? colour, { receives: false }));
  }
  for (const [x, z] of [
    [-5.9, -2.3],
    [-3.5, -3],
    [2.6, -2.4],
    [4.9, -3],
  ] as const)
    tableFor(scene, x, z);
  umbrella(stage, -4.6, -2.7, random.pick(['#f3ead2', '#b5523c', '#2f5a52']));
  umbrella(stage, 3.8, -2.8, random.pick(['#f3ead2', '#b5523c', '#2f5a52']));
  pots(scene, [-7, -0.6, 0.9, 5.9], -0.6);
  stage.later(() => plant(scene, random.pick(['shade', 'jacaranda', 'plum']), spotAt(stage, -8.6, -4.4), 0.8));
}

function tableFor({ stage }: Scene, x: number, z: number): void {
  for (const dx of [-0.62, 0.62]) {
    addBox(stage, { x: [x + dx - 0.2, x + dx + 0.2], y: [0.42, 0.47], z: [z - 0.2, z + 0.2] }, '#a8744a', {
      receives: false,
    });
    addBox(
      stage,
      { x: [x + dx + Math.sign(dx) * 0.18, x + dx + Math.sign(dx) * 0.21], y: [0.42, 0.88], z: [z - 0.2, z + 0.2] },
      '#8f6140',
      { receives: false },
    );
    for (const leg of [-0.17, 0.17]) post(stage, x + dx + leg, z - 0.17, 0, 0.42, 0.035, '#3a3f42');
  }
  post(stage, x, z, 0, 0.72, 0.07, '#3a3f42');
  addBox(stage, { x: [x - 0.36, x + 0.36], y: [0.72, 0.76], z: [z - 0.36, z + 0.36] }, '#efe9dc', { receives: false });
}

function umbrella(stage: Stage, x: number, z: number, colour: string): void {
  post(stage, x, z, 0, 2.5, 0.06, '#c9b08a');
  stage.cast([
    [x - 1.4, 2.2, z - 1.4],
    [x + 1.4, 2.2, z - 1.4],
    [x + 1.4, 2.2, z + 1.4],
    [x - 1.4, 2.2, z + 1.4],
  ]);
  stage.later(() => {
    const { screen, canvas, inLight } = stage.brush;
    const top = screen([x, 2.75, z]);
    const rim = (
      [
        [-1.4, -1.4],
        [1.4, -1.4],
        [1.4, 1.4],
        [-1.4, 1.4],
      ] as const
    ).map(([dx, dz]) => screen([x + dx, 2.2, z + dz]));
    for (const [a, b, tone] of [
      [2, 3, 0.2],
      [3, 0, 0.05],
      [1, 2, 0.24],
      [0, 1, 0],
    ] as const) {
      const [p, q] = [rim[a], rim[b]];
      if (p && q)
        canvas.draw(path(polygonPath([top, p, q]), `fill="${inLight(darker(colour, tone), [0, 0.8, -0.6])}"`));
    }
  });
}
