import type { Random } from '../../random.ts';
import { sea, sky } from '../kit/backdrop.ts';
import { linear, n, path, smoothPath } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import { doorOn } from '../kit/doors.ts';
import { outdoors } from '../kit/light.ts';
import type { Screen } from '../kit/space.ts';
import { surface, wall } from '../kit/stage.ts';
import { boards, ribs } from '../kit/textures.ts';
import { windowOn } from '../kit/windows.ts';
import { foreground, lawns, paving, shadows, spotAt } from '../parts/grounds.ts';
import { glassRail, post, steps } from '../parts/timberwork.ts';
import { leanTo } from '../parts/verandah-roofs.ts';
import { norfolkPine } from '../plants/palms.ts';
import { grassTuft, shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';

export const beachView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['morning', 'golden', 'noon', 'dusk'],
  eye: [random.between(5.6, 8), random.between(2.9, 3.5), -16.4],
  at: [0.2, 2],
  angle: random.between(46, 53),
  horizon: 0.58,
});

/** On posts above the dunes, the sea on one side. */
export function beachHouse(scene: Scene): void {
  const { stage, garden, random, canvas, light } = scene;
  const [clad, trim, roof] = scene.inTurn([
    ['#f4f6f4', '#ffffff', '#8b959b'],
    ['#a4c6d0', '#ffffff', '#5c666b'],
    ['#d0a678', '#f3ede2', '#4b4f50'],
    ['#a89a84', '#f6f1e8', '#3c4245'],
    ['#d4e6d8', '#ffffff', '#7f8f8a'],
    ['#5f7c8c', '#f2f2ee', '#b5bdc0'],
  ] as const);
  const { horizon } = stage.camera;
  sky(canvas, random, light, horizon, 1);
  sea(canvas, random, light, horizon - 2, horizon + 84);
  dunes(scene);
  stage.later(() => {
    for (const [x, z, h] of [
      [-13, 12, 15],
      [-17, 18, 18],
      [13, 13, 14],
    ] as const)
      if (random.chance(0.75)) norfolkPine(garden, spotAt(stage, x, z), { height: h });
  });
  paving(
    stage,
    [
      [2.6, -17],
      [4.3, -17],
      [2.2, -4.4],
      [0.8, -4.4],
    ],
    '#c9ad86',
    { joints: 30 },
  );
  shadows(stage, '#4a4438', 0.4);
  const [x0, x1, depth, floor] = [-6.2, 5.2, 8.6, 1.5];
  const glass = { frame: '#3a4146', sill: null, curtain: 0.1, width: 0.06 };
  // Posts and shade below.
  stage.add(wall([x0, 0, 1], [x1, 0, 1], floor, '#5d5a52', { details: [ribs(0.16, 0.5, 0.05)] }));
  stage.add(wall([x1, 0, 1], [x1, 0, depth], floor, '#5d5a52', { details: [ribs(0.16, 0.5, 0.05)] }));
  for (const x of [x0 + 0.2, -2.2, 1.6, x1 - 0.2]) post(stage, x, -2.8, 0, floor, 0.2, '#8a7359');
  // Two rooms under two roofs that rise towards the sea.
  const top = floor + 2.7;
  stage.add(
    wall([x1, floor, 0], [x1, floor, depth], 3.1, clad, {
      details: [
        boards(0.2),
        windowOn({ u: 2, v: 0.9, w: 1.6, h: 1.4 }, { ...glass, panes: [2, 1] }),
        windowOn({ u: 5.4, v: 0.9, w: 1.6, h: 1.4 }, { ...glass, panes: [2, 1] }),
      ],
    }),
  );
  stage.add(
    wall([-0.6, floor, 0], [x1, floor, 0], 2.75, clad, {
      details: [boards(0.2), windowOn({ u: 0.7, v: 0.06, w: 4, h: 2.35 }, { ...glass, panes: [4, 1] })],
    }),
  );
  stage.add(
    surface(
      [
        [x1 + 0.6, top + 0.32, -0.9],
        [-1.2, top + 0.32, -0.9],
        [-1.2, top + 0.9, depth],
        [x1 + 0.6, top + 0.9, depth],
      ],
      darker(trim, 0.2),
      { receives: false, casts: false },
    ),
    'always',
  );
  leanTo(stage, { x0: -1.2, x1: x1 + 0.6, z0: -0.9, z1: depth }, top + 0.34, top + 1.1, {
    colour: roof,
    details: [ribs(0.28, 0.3)],
    fascia: trim,
    fasciaHeight: 0.24,
  });
  stage.add(wall([-0.6, floor, -0.9], [-0.6, floor, 0], 3.6, darker(clad, 0.05), { details: [boards(0.2)] }));
  stage.add(
    wall([x0, floor, -0.9], [-0.6, floor, -0.9], 3.7, darker(clad, 0.08), {
      details: [
        ribs(0.22, 0.35),
        windowOn({ u: 0.7, v: 0.06, w: 3.4, h: 2.3 }, { ...glass, panes: [3, 1] }),
        windowOn({ u: 0.7, v: 2.6, w: 3.4, h: 0.7 }, { ...glass, panes: [3, 1], curtain: 0 }),
        doorOn(
          { u: 4.5, v: 0.04, w: 0.95, h: 2.2 },
          { colour: random.pick(['#d9a83f', '#2f7d86', '#b5523c', '#3f6b8a']), frame: '#3a4146', panels: false },
        ),
      ],
    }),
  );
  leanTo(stage, { x0: x0 - 0.5, x1: -0.1, z0: -1.7, z1: depth }, floor + 3.75, floor + 4.7, {
    colour: lighter(roof, 0.06),
    details: [ribs(0.28, 0.3)],
    fascia: trim,
    fasciaHeight: 0.26,
  });
  // The deck.
  stage.add(
    surface(
      [
        [x0 - 0.2, floor, -3.1],
        [x1 + 0.3, floor, -3.1],
        [x1 + 0.3, floor, 0],
        [x0 - 0.2, floor, 0],
      ],
      '#b08d66',
      { details: [ribs(0.13, 0.35)] },
    ),
    'always',
  );
  stage.add(wall([x1 + 0.3, floor - 0.24, -3.1], [x1 + 0.3, floor - 0.24, 0], 0.24, '#96774f', { receives: false }));
  stage.add(wall([x0 - 0.2, floor - 0.24, -3.1], [x1 + 0.3, floor - 0.24, -3.1], 0.24, '#a5845c', { receives: false }));
  deckChairs(scene, 2.6, floor, -1.7);
  glassRail(stage, [x1 + 0.2, floor, -0.1], [x1 + 0.2, floor, -3], 1, '#dfe4e6');
  glassRail(stage, [2.3, floor, -3.05], [x1 + 0.2, floor, -3.05], 1, '#dfe4e6');
  glassRail(stage, [x0 - 0.1, floor, -3.05], [0.6, floor, -3.05], 1, '#dfe4e6');
  steps(stage, 0.7, 2.2, -3.1 - floor * 1.3, -3.1, floor, '#b3916a');
  stage.later(() => {
    for (let k = 0; k < 52; k += 1) {
      const [x, z] = [random.between(-12, 12), random.between(-10.5, -3.4)];
      if (x > 0.2 && x < 5) continue;
      random.chance(0.78)
        ? grassTuft(garden, spotAt(stage, x, z), random.between(0.4, 0.85), ['#b9b079', '#8c9a5c', '#d2c692'])
        : shrub(garden, spotAt(stage, x, z), random.between(0.5, 1.1), 0.5);
    }
    foreground(garden, ['#8c9a5c', '#b9b079', '#d8cf9c'], 0.8);
  });
}

function dunes({ stage, random, canvas, light }: Scene): void {
  const from = stage.camera.horizon + 78;
  const fill = linear(
    canvas,
    [0, from],
    [0, canvas.height],
    [
      [0, outdoors(light, '#ecdcb8', 0.9)],
      [0.3, outdoors(light, '#d3c79a', 0.75)],
      [1, outdoors(light, '#9a9c62', 0.55)],
    ],
  );
  const ridge: Screen[] = [[-40, canvas.height + 60]];
  for (let x = -40; x <= canvas.width + 60; x += 90) ridge.push([x, from + random.between(-10, 14)]);
  ridge.push([canvas.width + 60, canvas.height + 60]);
  canvas.draw(path(smoothPath(ridge), `fill="${fill}"`));
  canvas.draw(`<rect y="${n(from + 16)}" width="${canvas.width}" height="${n(canvas.height - from)}" fill="${fill}"/>`);
  canvas.draw(
    `<rect y="${n(from + 90)}" width="${canvas.width}" height="${n(canvas.height - from)}" fill="${linear(
      canvas,
      [0, from + 90],
      [0, canvas.height],
      [
        [0, '#7d8f4a', 0],
        [1, outdoors(light, lawns.coastal.near, 0.5), 0.8],
      ],
    )}"/>`,
  );
}

function deckChairs({ stage, random }: Scene, x: number, y: number, z: number): void {
  const cloth = random.pick(['#e9dfc8', '#d98a5a', '#5f8a94', '#f2efe8']);
  for (const dx of [0, 1.2]) {
    stage.add(
      surface(
        [
          [x + dx, y + 0.3, z - 0.5],
          [x + dx + 0.62, y + 0.3, z - 0.5],
          [x + dx + 0.62, y + 0.42, z + 0.15],
          [x + dx, y + 0.42, z + 0.15],
        ],
        cloth,
        { receives: false },
      ),
      'always',
    );
    stage.add(
      surface(
        [
          [x + dx, y + 0.4, z + 0.1],
          [x + dx + 0.62, y + 0.4, z + 0.1],
          [x + dx + 0.62, y + 0.95, z + 0.45],
          [x + dx, y + 0.95, z + 0.45],
        ],
        cloth,
        { receives: false },
      ),
      'always',
    );
  }
}
