import type { Random } from '../../random.ts';
import { skyline } from '../kit/backdrop.ts';
import { path, polygonPath } from '../kit/canvas.ts';
import { darker, lighter, mix } from '../kit/colour.ts';
import { doorOn, garageOn, patch, windowOn } from '../kit/openings.ts';
import { addBox, type Face, type Stage, surface, wall } from '../kit/stage.ts';
import { boards, bricks, ribs } from '../kit/textures.ts';
import { bed, paving, shadows, spotAt } from '../parts/grounds.ts';
import { bullnose } from '../parts/roofs.ts';
import { post } from '../parts/timberwork.ts';
import { grassTuft, shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { car } from './apartments.ts';
import { plant, surroundings } from './surroundings.ts';

export const shopView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['morning', 'noon', 'dusk', 'golden'],
  eye: [random.between(4.6, 7), random.between(1.7, 2), -15],
  at: [0, 1],
  angle: 58,
  horizon: 0.74,
});

const fronts = ['#2f4a46', '#7a2f34', '#27405c', '#b58a3a', '#4c5c48', '#5a3f50', '#2b2f33', '#a85c3c'];

function street(scene: Scene): void {
  const { stage } = scene;
  surroundings(scene, 'temperate', { back: 20, trees: 3 });
  paving(
    stage,
    [
      [-40, -20],
      [40, -20],
      [40, -5.4],
      [-40, -5.4],
    ],
    '#686b71',
  );
  paving(
    stage,
    [
      [-40, -5.5],
      [40, -5.5],
      [40, -5.1],
      [-40, -5.1],
    ],
    '#b3b1aa',
  );
  paving(
    stage,
    [
      [-40, -5.1],
      [40, -5.1],
      [40, 0],
      [-40, 0],
    ],
    '#c4bdb0',
    { joints: 0 },
  );
  for (let x = -20; x < 22; x += 3)
    paving(
      stage,
      [
        [x, -9.2],
        [x + 1.4, -9.2],
        [x + 1.4, -9],
        [x, -9],
      ],
      '#e9e6dc',
      { edge: false },
    );
  shadows(stage);
}

/** A shopfront between two pilasters: stall board, glass, recessed door, a sign without words. */
function shopfront(
  stage: Stage,
  random: Random,
  x0: number,
  width: number,
  height: number,
  colour: string,
  wallColour: string,
): void {
  const glass = { frame: colour, sill: null, curtain: 0, panes: [2, 1] as const, width: 0.09 };
  stage.add(
    wall([x0, 0, 0], [x0 + width, 0, 0], height, wallColour, {
      details: [
        (brush, face) => patch(brush, face, { u: 0.15, v: 0, w: width - 0.3, h: 3.3 }, colour),
        windowOn({ u: 0.4, v: 0.55, w: width * 0.42, h: 2.2 }, glass),
        windowOn({ u: width - 0.4 - width * 0.26, v: 0.55, w: width * 0.26, h: 2.2 }, { ...glass, panes: [1, 1] }),
        doorOn(
          { u: width * 0.52, v: 0.06, w: 1, h: 2.25 },
          { colour: darker(colour, 0.12), frame: colour, glazed: true, panels: true },
        ),
        windowOn({ u: 0.4, v: 2.86, w: width - 0.8, h: 0.36 }, { ...glass, panes: [6, 1] }),
        display(random, { u: 0.5, v: 0.62, w: width * 0.4 }),
      ],
    }),
  );
}

/** Things in the window. */
function display(random: Random, { u, v, w }: { u: number; v: number; w: number }): Face['details'][number] {
  const things = Array.from({ length: 6 }, (_, k) => ({
    u: u + (w * (k + 0.2)) / 6,
    h: random.between(0.25, 0.9),
    colour: random.pick(['#d9a05a', '#b5523c', '#e9dfc8', '#6d8a7a', '#c9b28a', '#8a6a9a']),
  }));
  return (brush, face) => {
    for (const thing of things)
      patch(
        brush,
        face,
        { u: thing.u, v, w: w * 0.11, h: thing.h },
        mix(thing.colour, '#3a4650', brush.light.lampsOn ? 0.1 : 0.4),
      );
  };
}

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

function pots({ stage, garden }: Scene, xs: readonly number[], z: number): void {
  for (const x of xs) addBox(stage, { x: [x - 0.28, x + 0.28], y: [0, 0.5], z: [z - 0.28, z + 0.28] }, '#8a5a44');
  stage.later(() => {
    for (const x of xs) {
      const [sx, sy] = stage.camera.project([x, 0.5, z]);
      shrub(garden, { x: sx, y: sy, scale: stage.camera.scaleAt([x, 0, z]) }, 0.8, 0.9);
    }
  });
}

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

export const officeView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['noon', 'golden', 'dusk', 'morning'],
  eye: [random.between(11, 15), random.between(1.8, 2.4), -30],
  at: [0.6, 2],
  angle: 56,
  horizon: 0.86,
});

export function office(scene: Scene): void {
  const { stage, garden, random, canvas, light } = scene;
  surroundings(scene, 'temperate', { back: 30, trees: 0 });
  skyline(canvas, random, light, stage.camera.horizon + 4, 230);
  paving(
    stage,
    [
      [-50, -40],
      [50, -40],
      [50, -8],
      [-50, -8],
    ],
    '#686b71',
  );
  paving(
    stage,
    [
      [-50, -8],
      [50, -8],
      [50, 0],
      [-50, 0],
    ],
    '#c9c5bb',
    { joints: 0 },
  );
  shadows(stage);
  const [metal, stone] = scene.inTurn([
    ['#3a4450', '#d9d4c8'],
    ['#4a4038', '#c9ad84'],
    ['#dfe3e4', '#8d9499'],
    ['#2b3138', '#b5694e'],
  ] as const);
  const [x0, x1, depth] = [-11, 9, 16];
  const floors = scene.inTurn([4, 5, 4, 3]);
  const storey = 3.5;
  const base = 4.6;
  const height = base + floors * storey;
  const curtain = (wide: number, columns: number): Face['details'] =>
    Array.from({ length: floors }, (_, f) => [
      ...Array.from({ length: columns }, (_, c): Face['details'][number] =>
        windowOn(
          { u: (wide * c) / columns + 0.08, v: f * storey + 0.55, w: wide / columns - 0.16, h: storey - 0.75 },
          { frame: metal, sill: null, curtain: 0, panes: [2, 1], width: 0.06, lamp: random.chance(0.62) },
        ),
      ),
    ]).flat();
  stage.add(wall([x1, base, 0], [x1, base, depth], height - base, darker(stone, 0.04), { details: curtain(depth, 6) }));
  stage.add(wall([x1, 0, 1.4], [x1, 0, depth], base, stone));
  stage.add(
    wall([x0, 0, 1.4], [x1, 0, 1.4], base, '#2c353d', {
      details: [
        windowOn({ u: 0.4, v: 0.2, w: 8.6, h: 4 }, { frame: metal, panes: [5, 1], curtain: 0, sill: null }),
        doorOn({ u: 9.6, v: 0.05, w: 2.4, h: 3 }, { colour: '#6d8088', frame: metal, panels: false }),
        windowOn({ u: 12.6, v: 0.2, w: 7, h: 4 }, { frame: metal, panes: [4, 1], curtain: 0, sill: null }),
      ],
    }),
  );
  stage.add(
    surface(
      [
        [x0, base, 1.4],
        [x1, base, 1.4],
        [x1, base, 0],
        [x0, base, 0],
      ],
      darker(stone, 0.2),
      { receives: false, casts: false },
    ),
    'always',
  );
  stage.add(wall([x0, base, 0], [x1, base, 0], height - base, stone, { details: curtain(x1 - x0, 8) }));
  addBox(stage, { x: [x0 - 0.2, x1 + 0.2], y: [height, height + 0.7], z: [-0.2, depth] }, lighter(stone, 0.06));
  for (let x = x0 + 0.3; x <= x1; x += 4.8) addBox(stage, { x: [x, x + 0.5], y: [0, base], z: [0, 0.5] }, stone);
  addBox(stage, { x: [-2.4, 1.8], y: [3.4, 3.65], z: [-2.6, 1.4] }, metal);
  for (const x of [-9.6, -5.6, 4.2, 8]) {
    addBox(stage, { x: [x - 0.9, x + 0.9], y: [0, 0.5], z: [-3.4, -2.2] }, lighter(stone, 0.12));
    stage.later(() => {
      const [sx, sy] = stage.camera.project([x, 0.5, -2.8]);
      const spot = { x: sx, y: sy, scale: stage.camera.scaleAt([x, 0, -2.8]) };
      for (const d of [-0.5, 0, 0.5]) grassTuft(garden, { ...spot, x: sx + d * spot.scale }, 0.7);
      if (random.chance(0.5)) plant(scene, 'shade', spot, 0.42);
    });
  }
  stage.later(() => {
    for (const x of [-14.5, 13]) plant(scene, random.pick(['shade', 'jacaranda', 'gum']), spotAt(stage, x, -5.6), 0.85);
  });
  car(stage, random.between(-8, -3), -11.6, random.pick(['#dfe2e4', '#8c2f2f', '#2f4a63']));
}

export const shedView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['noon', 'morning', 'golden', 'overcast'],
  eye: [random.between(9, 12), random.between(1.8, 2.4), -22],
  at: [0.4, 2],
  angle: 58,
  horizon: 0.68,
});

export function warehouse(scene: Scene): void {
  const { stage, garden, random } = scene;
  surroundings(scene, 'temperate', { back: 24, trees: 4, width: 16 });
  paving(
    stage,
    [
      [-40, -40],
      [40, -40],
      [40, -1],
      [-40, -1],
    ],
    '#a4a29c',
  );
  for (let x = -8.5; x < 9; x += 2.7)
    paving(
      stage,
      [
        [x, -8],
        [x + 0.12, -8],
        [x + 0.12, -3.4],
        [x, -3.4],
      ],
      '#f3f1ea',
      { edge: false },
    );
  shadows(stage);
  const [body, accent] = scene.inTurn([
    ['#d4d6d4', '#2f5d8a'],
    ['#e6e3da', '#b5523c'],
    ['#b9bfc2', '#3a4046'],
    ['#dfe3e0', '#3f7a5c'],
    ['#c9c4b8', '#d08a2c'],
  ] as const);
  const [x0, x1, depth, top] = [-11, 10, 20, 7.4];
  stage.add(
    wall([x1, 0, 0], [x1, 0, depth], top, body, {
      details: [
        ribs(0.5, 0.3, 0.05),
        ...[3, 8, 13].map((u) =>
          windowOn({ u, v: 5.2, w: 3.2, h: 1 }, { frame: '#4a5056', panes: [4, 1], curtain: 0, sill: null }),
        ),
      ],
    }),
  );
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], top, body, {
      details: [
        (brush, face) => patch(brush, face, { u: 0, v: 5.9, w: 21, h: 1 }, accent),
        ...[3.5, 7, 10.5, 14, 17.5].map(
          (u): Face['details'][number] =>
            (brush, face) =>
              patch(brush, face, { u, v: 0, w: 0.06, h: 5.9 }, darker(body, 0.16)),
        ),
        garageOn({ u: 8.6, v: 0, w: 4.4, h: 4.8 }, lighter(accent, 0.35), 14),
        garageOn({ u: 15, v: 0, w: 4.4, h: 4.8 }, lighter(accent, 0.35), 14),
      ],
    }),
  );
  addBox(stage, { x: [x0 - 0.15, x1 + 0.15], y: [top, top + 0.3], z: [-0.15, depth] }, darker(body, 0.3));
  // The office at the corner.
  stage.add(wall([-4, 0, -2.2], [-4, 0, 0], 6.6, '#4a5560'));
  stage.add(
    wall([x0, 0, -2.2], [-4, 0, -2.2], 6.6, '#3d4852', {
      details: [
        windowOn({ u: 0.4, v: 3.5, w: 6.2, h: 2.4 }, { frame: '#2b3036', panes: [5, 1], curtain: 0.08, sill: null }),
        windowOn({ u: 0.4, v: 0.4, w: 3.6, h: 2.5 }, { frame: '#2b3036', panes: [3, 1], curtain: 0, sill: null }),
        doorOn({ u: 4.9, v: 0.05, w: 1.2, h: 2.4 }, { colour: '#7d929c', frame: '#2b3036', panels: false }),
      ],
    }),
  );
  addBox(stage, { x: [x0 - 0.2, -3.8], y: [6.6, 6.9], z: [-2.5, 0] }, accent);
  addBox(stage, { x: [-6.6, -4], y: [2.8, 2.95], z: [-3.4, -2.2] }, accent);
  for (const x of [-2.6, -2.2, 2.2, 3.9, 8.6]) post(stage, x, -0.7, 0, 1, 0.16, '#e0b23a');
  bed(stage, x0, -5, -3.4, -2.4);
  stage.later(() => {
    for (let x = x0 + 0.4; x < -5; x += 0.7)
      random.chance(0.6)
        ? grassTuft(garden, spotAt(stage, x, -2.9), 0.7)
        : shrub(garden, spotAt(stage, x, -2.9), 0.8, 0.6);
    plant(scene, 'gum', spotAt(stage, -14.5, -2), 0.75);
  });
  car(stage, -7.2, -6.4, random.pick(['#f1f2f2', '#8c2f2f', '#2f4a63']));
}

export function clinic(scene: Scene): void {
  const { stage, garden, random } = scene;
  surroundings(scene, 'temperate', { back: 16, trees: 5, width: 12 });
  paving(
    stage,
    [
      [-40, -40],
      [40, -40],
      [40, -5.6],
      [-40, -5.6],
    ],
    '#8d8f92',
  );
  for (let x = -8.5; x < 9; x += 2.7)
    paving(
      stage,
      [
        [x, -10],
        [x + 0.12, -10],
        [x + 0.12, -6],
        [x, -6],
      ],
      '#f3f1ea',
      { edge: false },
    );
  paving(
    stage,
    [
      [-12, -5.6],
      [12, -5.6],
      [12, -4.8],
      [-12, -4.8],
    ],
    '#c9c4b8',
    { joints: 0 },
  );
  paving(
    stage,
    [
      [-1.4, -4.8],
      [2, -4.8],
      [2, 0],
      [-1.4, 0],
    ],
    '#d5d0c5',
    { joints: 4 },
  );
  shadows(stage);
  const [render, timber, brick] = scene.inTurn([
    ['#f1efe9', '#a8744a', '#a89a88'],
    ['#dfe6e4', '#6d8f8a', '#c4a98a'],
    ['#f6f4ee', '#4f6f86', '#8f6152'],
  ] as const);
  const [x0, x1, depth] = [-10, 9, 10];
  stage.add(
    wall([x1, 0, 0], [x1, 0, depth], 3.6, brick, {
      details: [
        bricks(random, { spread: 0.07 }),
        windowOn({ u: 3, v: 1.4, w: 3, h: 1 }, { frame: '#3a4046', panes: [3, 1] }),
      ],
    }),
  );
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], 3.6, brick, {
      details: [
        bricks(random, { spread: 0.07 }),
        windowOn({ u: 0.8, v: 0.8, w: 5.4, h: 1.9 }, { frame: '#3a4046', panes: [5, 1], curtain: 0.1 }),
        windowOn({ u: 12.8, v: 0.8, w: 5.2, h: 1.9 }, { frame: '#3a4046', panes: [5, 1], curtain: 0.1 }),
      ],
    }),
  );
  stage.add(wall([2.4, 0, -1.4], [2.4, 0, 0], 4.2, darker(render, 0.05)));
  stage.add(
    wall([-2.4, 0, -1.4], [2.4, 0, -1.4], 4.2, render, {
      details: [
        doorOn({ u: 1.2, v: 0.05, w: 2.3, h: 2.6 }, { colour: '#7d959c', frame: '#3a4046', panels: false }),
        (brush, face) => patch(brush, face, { u: 1.95, v: 3.02, w: 0.9, h: 0.26 }, timber),
        (brush, face) => patch(brush, face, { u: 2.27, v: 2.8, w: 0.26, h: 0.7 }, timber),
      ],
    }),
  );
  addBox(stage, { x: [x0 - 0.6, x1 + 0.6], y: [3.6, 3.95], z: [-0.9, depth] }, '#4a5056');
  addBox(stage, { x: [-3, 3], y: [4.2, 4.5], z: [-2.4, 0] }, timber);
  for (const x of [-2.7, 2.7]) post(stage, x, -2.2, 0, 4.2, 0.16, timber);
  bed(stage, x0, -2.6, -1.4, -0.2);
  bed(stage, 2.6, x1, -1.4, -0.2);
  stage.later(() => {
    for (let x = x0 + 0.5; x < x1; x += 0.95)
      if (Math.abs(x) > 2.8)
        random.chance(0.5)
          ? grassTuft(garden, spotAt(stage, x, -0.8), 0.75)
          : shrub(garden, spotAt(stage, x, -0.8), 0.9, 0.65, random.pick(['plain', 'lavender', 'grevillea']));
    plant(scene, random.pick(['jacaranda', 'shade']), spotAt(stage, -11.6, -3.2), 0.75);
  });
  car(stage, -6.4, -8, '#dfe2e4');
}

export function showroom(scene: Scene): void {
  const { stage, random } = scene;
  surroundings(scene, 'temperate', { back: 24, trees: 4, width: 16 });
  paving(
    stage,
    [
      [-40, -40],
      [40, -40],
      [40, -1.6],
      [-40, -1.6],
    ],
    '#96979a',
  );
  for (let x = -11; x < 10; x += 2.8)
    paving(
      stage,
      [
        [x, -8],
        [x + 0.12, -8],
        [x + 0.12, -3.6],
        [x, -3.6],
      ],
      '#f3f1ea',
      { edge: false },
    );
  paving(
    stage,
    [
      [-40, -1.6],
      [40, -1.6],
      [40, 0],
      [-40, 0],
    ],
    '#c9c4b8',
  );
  shadows(stage);
  const [body, accent] = scene.inTurn([
    ['#33383d', '#c96a2c'],
    ['#e9e7e0', '#2f5d8a'],
    ['#f3f1ea', '#3f7a5c'],
    ['#5a5f63', '#d9b03a'],
  ] as const);
  const [x0, x1, depth, top] = [-12, 10, 18, 6.6];
  const frame = '#2b3036';
  stage.add(
    wall([x1, 0, 0], [x1, 0, depth], top, body, {
      details: [
        ribs(0.6, 0.25, 0.05),
        windowOn({ u: 0.4, v: 0.3, w: 5, h: 3.8 }, { frame, panes: [3, 1], curtain: 0, sill: null }),
      ],
    }),
  );
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], top, body, {
      details: [
        boards(0.7, 0.1),
        windowOn({ u: 0.6, v: 0.3, w: 20.8, h: 3.8 }, { frame, panes: [11, 1], curtain: 0, sill: null }),
        display(random, { u: 1, v: 0.5, w: 8 }),
        display(random, { u: 12, v: 0.5, w: 8 }),
        doorOn({ u: 9.6, v: 0.05, w: 2.2, h: 2.8 }, { colour: '#6f858e', frame, panels: false }),
      ],
    }),
  );
  addBox(stage, { x: [x0 - 0.4, x1 + 0.4], y: [4.25, 4.6], z: [-2, 0] }, accent);
  stage.add(
    wall([-3.4, 4.6, -0.4], [3.4, 4.6, -0.4], 2.7, accent, {
      details: [(brush, face) => patch(brush, face, { u: 1, v: 1.1, w: 4.8, h: 0.5 }, '#f6f2e6')],
    }),
  );
  for (const x of [x0 + 0.4, -4, 4, x1 - 0.4]) post(stage, x, -1.7, 0, 4.25, 0.2, frame);
  car(stage, -8.4, -6.2, '#f1f2f2');
  car(stage, 5.4, -6.4, random.pick(['#8c2f2f', '#2f4a63', '#5a6b52']));
}
