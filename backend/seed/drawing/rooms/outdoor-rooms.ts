import type { Look } from '../../homes/home.ts';
import type { Random } from '../../random.ts';
import { plant, surroundings } from '../houses/surroundings.ts';
import { hills, sea, sky, skyline, treeLine } from '../kit/backdrop.ts';
import { linear, n, path, polygonPath } from '../kit/canvas.ts';
import { darker } from '../kit/colour.ts';
import { outdoors } from '../kit/light.ts';
import { windowOn } from '../kit/openings.ts';
import { addBox, surface, wall } from '../kit/stage.ts';
import { boards, bricks, ribs } from '../kit/textures.ts';
import { foreground, paving, shadows, spotAt } from '../parts/grounds.ts';
import { leanTo } from '../parts/roofs.ts';
import { balustrade, glassRail, post } from '../parts/timberwork.ts';
import { broadLeaves, shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';

export const balconyView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['morning', 'golden', 'noon', 'dusk'],
  eye: [random.between(-0.7, 0.7), 7.25, -5.4],
  at: [random.between(-0.5, 0.5), 4],
  angle: 60,
  horizon: 0.43,
});

/** From the chair by the door, over the rail, to the sea, the city or the hills. */
export function balcony(scene: Scene, look: Look): void {
  const { stage, garden, random, canvas, light } = scene;
  const { horizon } = stage.camera;
  sky(canvas, random, light, horizon, 1.2);
  const view = look === 'coastal' ? 'sea' : look === 'urban' ? 'city' : 'hills';
  if (view === 'sea') {
    sea(canvas, random, light, horizon, horizon + 190);
    canvas.draw(
      `<rect y="${n(horizon + 186)}" width="${canvas.width}" height="${n(canvas.height)}" fill="${outdoors(light, '#ddcb9c', 0.8)}"/>`,
    );
  } else {
    hills(canvas, random, light, horizon, '#6b8273', view === 'hills' ? 120 : 40, 3);
    canvas.draw(
      `<rect y="${n(horizon)}" width="${canvas.width}" height="${n(canvas.height)}" fill="${linear(
        canvas,
        [0, horizon],
        [0, canvas.height],
        [
          [0, outdoors(light, '#8fae74', 0.6)],
          [1, outdoors(light, '#4f7038', 0.5)],
        ],
      )}"/>`,
    );
    if (view === 'city') skyline(canvas, random, light, horizon + 30, 300);
    for (const [base, height] of [
      [60, 70],
      [150, 110],
      [270, 160],
    ] as const)
      treeLine(
        garden,
        horizon + base,
        [
          ['#2c4a2b', '#47703a', '#76994e'],
          ['#45543a', '#66764c', '#8d9a66'],
          ['#55468c', '#7a68b4', '#a090d4'],
          ['#2a4632', '#416a46', '#6e945c'],
        ],
        height,
        0.3 - base / 1200,
      );
  }
  const floor = 5.6;
  const timber = random.pick(['#a8845c', '#8f8577', '#b3a28c', '#7d6a56']);
  const metal = random.pick(['#e6e8ea', '#3a4046', '#ffffff']);
  stage.add(
    surface(
      [
        [-4, floor, -5],
        [4, floor, -5],
        [4, floor, 0],
        [-4, floor, 0],
      ],
      timber,
      { casts: false, details: [ribs(0.14, 0.4)] },
    ),
    'always',
  );
  stage.add(
    wall([-3.1, floor, -5], [-3.1, floor, 0.1], 2.9, random.pick(['#efece4', '#d9d4c9', '#b5694e']), {
      casts: false,
      details: [random.chance(0.4) ? bricks(random) : boards(0.3, 0.06)],
    }),
    'always',
  );
  random.chance(0.65)
    ? glassRail(stage, [-4, floor, -0.05], [4, floor, -0.05], 1.02, metal)
    : balustrade(stage, [-4, floor, -0.05], [4, floor, -0.05], 1.02, metal, { each: 0.11 });
  for (const x of [-3, 2.9]) post(stage, x, -0.05, floor, floor + 2.9, 0.1, metal);
  stage.add(
    surface(
      [
        [-5, floor + 2.75, 0.3],
        [5, floor + 2.75, 0.3],
        [5, floor + 2.75, -5],
        [-5, floor + 2.75, -5],
      ],
      '#f1eee6',
      { casts: false, receives: false, details: [ribs(0.16, 0.16)] },
    ),
    'always',
  );
  stage.add(
    wall([-5, floor + 2.6, 0.3], [5, floor + 2.6, 0.3], 0.16, '#ffffff', { casts: false, receives: false }),
    'always',
  );
  setting(scene, 0.2, floor, -1.7);
  stage.later(() => {
    for (const [x, z] of [
      [-2.5, -0.5],
      [2.5, -0.6],
    ] as const) {
      addPot(scene, x, floor, z);
    }
    shrub(
      garden,
      at(scene, -2.5, floor + 0.44, -0.5),
      0.9,
      random.between(0.8, 1.3),
      random.pick(['plain', 'bougainvillea', 'lavender']),
    );
    broadLeaves(garden, at(scene, 2.5, floor + 0.44, -0.6), random.between(0.9, 1.3));
  });
}

const at = ({ stage }: Scene, x: number, y: number, z: number) => {
  const [sx, sy] = stage.camera.project([x, y, z]);
  return { x: sx, y: sy, scale: stage.camera.scaleAt([x, y, z]) };
};

function addPot({ stage, random }: Scene, x: number, y: number, z: number): void {
  const { canvas, screen, scale, inLight } = stage.brush;
  const [sx, sy] = screen([x, y, z]);
  const s = scale([x, y, z]);
  const tone = inLight(random.pick(['#b5643f', '#e6dfd2', '#4a5056']), [0, 0, -1]);
  canvas.draw(
    path(
      `M${n(sx - 0.26 * s)} ${n(sy - 0.46 * s)}H${n(sx + 0.26 * s)}L${n(sx + 0.19 * s)} ${n(sy)}H${n(sx - 0.19 * s)}Z`,
      `fill="${linear(
        canvas,
        [sx - 0.26 * s, 0],
        [sx + 0.26 * s, 0],
        [
          [0, tone],
          [1, darker(tone, 0.25)],
        ],
      )}"`,
    ),
  );
}

function setting({ stage, random }: Scene, x: number, y: number, z: number): void {
  const wood = random.pick(['#c9a274', '#8f6140', '#e6e2da', '#3f474c']);
  const cloth = random.pick(['#f1ece0', '#8fa6a0', '#d98a5a', '#5f7d8a']);
  // Two easy chairs that look at each other across a little table.
  for (const side of [-1, 1]) {
    const dx = side * 1.05;
    const outer = x + dx + side * 0.32;
    for (const dz of [0.26, -0.3])
      for (const leg of [-0.3, 0.3])
        addBox(
          stage,
          { x: [x + dx + leg - 0.02, x + dx + leg + 0.02], y: [y, y + 0.3], z: [z + dz, z + dz + 0.04] },
          wood,
          { receives: false },
        );
    addBox(
      stage,
      {
        x: [Math.min(outer, outer + side * 0.07), Math.max(outer, outer + side * 0.07)],
        y: [y + 0.28, y + 0.9],
        z: [z - 0.3, z + 0.3],
      },
      wood,
      { receives: false },
    );
    addBox(stage, { x: [x + dx - 0.32, x + dx + 0.32], y: [y + 0.28, y + 0.45], z: [z - 0.3, z + 0.3] }, cloth, {
      receives: false,
    });
    const inner = outer - side * 0.12;
    addBox(
      stage,
      { x: [Math.min(inner, outer), Math.max(inner, outer)], y: [y + 0.45, y + 0.86], z: [z - 0.28, z + 0.28] },
      cloth,
      { receives: false },
    );
  }
  addBox(stage, { x: [x - 0.03, x + 0.03], y: [y, y + 0.5], z: [z - 0.03, z + 0.03] }, wood, { receives: false });
  addBox(stage, { x: [x - 0.36, x + 0.36], y: [y + 0.5, y + 0.54], z: [z - 0.32, z + 0.32] }, wood, {
    receives: false,
  });
  addBox(stage, { x: [x - 0.14, x - 0.06], y: [y + 0.54, y + 0.68], z: [z - 0.1, z - 0.02] }, '#dfeaec', {
    casts: false,
  });
  addBox(stage, { x: [x + 0.06, x + 0.14], y: [y + 0.54, y + 0.68], z: [z - 0.04, z + 0.04] }, '#dfeaec', {
    casts: false,
  });
}

export const gardenView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['golden', 'morning', 'noon', 'dusk'],
  eye: [random.between(4.6, 6.6), random.between(1.9, 2.4), -13],
  at: [-0.6, 2],
  angle: 58,
  horizon: 0.56,
});

function rearOfHouse({ stage, random }: Scene): void {
  const clad = random.pick(['#efece4', '#b9c2bc', '#8a949a', '#c9a584', '#dfe3df']);
  const roof = random.pick(['#6d7780', '#8f4a38', '#4b5054', '#9aa3a8']);
  stage.add(wall([-4.6, 0.4, 2], [-4.6, 0.4, 9], 3, darker(clad, 0.04), { details: [boards(0.18)] }));
  stage.add(
    wall([-13, 0.4, 2], [-4.6, 0.4, 2], 3, clad, {
      details: [
        boards(0.18),
        windowOn({ u: 3.2, v: 0.05, w: 4.2, h: 2.35 }, { frame: '#3a4046', panes: [4, 1], sill: null, curtain: 0.1 }),
        windowOn({ u: 0.6, v: 0.9, w: 1.6, h: 1.3 }, { frame: '#ffffff' }),
      ],
    }),
  );
  leanTo(stage, { x0: -13.5, x1: -4.2, z0: -1.6, z1: 3 }, 3.05, 3.7, {
    colour: roof,
    details: [ribs(0.28, 0.3)],
    fascia: '#ffffff',
  });
  stage.add(
    surface(
      [
        [-13, 0.4, -1.4],
        [-4.4, 0.4, -1.4],
        [-4.4, 0.4, 2],
        [-13, 0.4, 2],
      ],
      '#a8845c',
      { casts: false, details: [ribs(0.14, 0.4)] },
    ),
    'always',
  );
  stage.add(wall([-4.4, 0, -1.4], [-4.4, 0, 2], 0.4, '#8a6a48', { receives: false }));
  stage.add(wall([-13, 0, -1.4], [-4.4, 0, -1.4], 0.4, '#96754f', { receives: false }));
  for (const x of [-9.4, -4.6]) post(stage, x, -1.3, 0.4, 2.95, 0.14, '#ffffff');
}

/** The lawn behind the house, the deck beside it, flowers along the fence. */
export function backGarden(scene: Scene): void {
  const { stage, garden, random } = scene;
  surroundings(scene, random.pick(['temperate', 'temperate', 'subtropical']), { back: 9, trees: 5, width: 6 });
  shadows(stage);
  rearOfHouse(scene);
  setting(scene, -7.2, 0.4, -0.2);
  stage.later(() => {
    for (let z = 9; z > -6; z -= 1.5)
      shrub(
        garden,
        spotAt(stage, 7.4 + random.between(-0.4, 0.4), z),
        random.between(1, 1.8),
        random.between(0.7, 1.6),
        random.pick(['plain', 'hydrangea', 'rose', 'camellia', 'lavender', 'bougainvillea']),
      );
    if (random.chance(0.6)) plant(scene, random.pick(['jacaranda', 'shade', 'plum']), spotAt(stage, 4.4, 3), 0.7);
    for (const x of [-4, -5.4, -7, -8.6])
      shrub(garden, spotAt(stage, x, -2), 0.8, 0.6, random.pick(['lavender', 'plain', 'rose']));
    foreground(garden, ['#3f6a30', '#6d9c45', '#a2c468']);
  });
}

export function pool(scene: Scene, variant: number): void {
  const { stage, garden, random, canvas, light } = scene;
  surroundings(scene, variant % 2 ? 'tropical' : 'subtropical', { back: 10, trees: 6, width: 7 });
  paving(
    stage,
    [
      [-12, -9.5],
      [7.5, -9.5],
      [7.5, 4.4],
      [-12, 4.4],
    ],
    random.pick(['#d9cfbf', '#c9c5bb', '#e6dccb']),
    { joints: 0 },
  );
  shadows(stage);
  stage.later(() => {
    const { camera } = stage;
    const edge = (
      [
        [-4, 3.4],
        [5.6, 3.4],
        [5.6, -4.4],
        [-4, -4.4],
      ] as const
    ).map(([x, z]) => camera.project([x, 0.03, z]));
    const water = (
      [
        [-3.7, 3.1],
        [5.3, 3.1],
        [5.3, -4.1],
        [-3.7, -4.1],
      ] as const
    ).map(([x, z]) => camera.project([x, -0.1, z]));
    canvas.draw(path(polygonPath(edge), `fill="${outdoors(light, '#f1ece0', 0.8)}"`));
    const ys = water.map(([, y]) => y);
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const fill = linear(
      canvas,
      [0, top],
      [0, bottom],
      light.lampsOn
        ? [
            [0, '#3fa6c4'],
            [0.5, '#5fd0e0'],
            [1, '#2f86b0'],
          ]
        : [
            [0, outdoors(light, '#8fd8e4', 0.8)],
            [0.45, outdoors(light, '#4fb8d4', 0.8)],
            [1, outdoors(light, '#2f8fbf', 0.7)],
          ],
    );
    canvas.draw(path(polygonPath(water), `fill="${fill}"`));
    const ripples: string[] = [];
    for (let k = 0; k < 90; k += 1) {
      const [x, y] = camera.project([random.between(-3.4, 4.8), -0.1, random.between(-3.9, 2.9)]);
      const r = random.between(8, 34);
      ripples.push(`M${n(x)} ${n(y)}q${n(r * 0.5)} ${n(-r * 0.16)} ${n(r)} 0`);
    }
    canvas.draw(path(ripples.join(''), 'stroke="#ffffff" stroke-width="1.6" opacity=".45" fill="none"'));
  });
  rearOfHouse(scene);
  for (const [x, z] of [
    [-1.6, 4.6],
    [0.8, 4.7],
  ] as const) {
    stage.add(
      surface(
        [
          [x, 0.34, z - 0.7],
          [x + 0.7, 0.34, z - 0.7],
          [x + 0.7, 0.38, z + 0.6],
          [x, 0.38, z + 0.6],
        ],
        '#f6f2e8',
        { receives: false },
      ),
      'always',
    );
    stage.add(
      surface(
        [
          [x, 0.38, z + 0.5],
          [x + 0.7, 0.38, z + 0.5],
          [x + 0.7, 0.95, z + 1],
          [x, 0.95, z + 1],
        ],
        '#f6f2e8',
        { receives: false },
      ),
      'always',
    );
  }
  glassRail(stage, [7.3, 0, 4], [7.3, 0, -6], 1.15, '#dfe4e6');
  stage.later(() => {
    for (let z = 8; z > -8; z -= 1.8)
      random.chance(0.5)
        ? broadLeaves(garden, spotAt(stage, 8.4, z), random.between(1.1, 1.8))
        : shrub(
            garden,
            spotAt(stage, 8.4, z),
            1.4,
            random.between(0.8, 1.4),
            random.pick(['bougainvillea', 'plain', 'grevillea']),
          );
  });
}
