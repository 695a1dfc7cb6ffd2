import type { Random } from '../../random.ts';
import { darker, lighter } from '../kit/colour.ts';
import { doorOn, patch, windowOn } from '../kit/openings.ts';
import { addBox, type Face, surface, wall } from '../kit/stage.ts';
import { boards, bricks, ribs, stones } from '../kit/textures.ts';
import {
  bed,
  edging,
  foreground,
  framingLeaves,
  lowWall,
  paving,
  picketFence,
  shadows,
  spotAt,
} from '../parts/grounds.ts';
import { bullnose, gableRoof, hipRoof, soffit } from '../parts/roofs.ts';
import { balustrade, bracket, post } from '../parts/timberwork.ts';
import { agapanthus, grassTuft, shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { frontGarden, plant, type Region, surroundings } from './surroundings.ts';

export const cottageView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['morning', 'golden', 'noon', 'dusk', 'overcast'],
  eye: [random.between(4.4, 6.8), random.between(1.7, 2.1), -13.2],
  at: [0, 1.4],
  angle: 54,
  horizon: 0.64,
});

type Cottage = {
  region: Region;
  walls: string;
  texture: Face['details'];
  trim: string;
  roof: string;
  roofRise: number;
  door: string;
  post: string;
  bays: 3 | 5;
  gable: boolean;
  fence: 'picket' | 'stone' | 'wire' | 'none';
  chimneys: 0 | 1 | 2;
  chimney: string;
  quoins: string | null;
  stripes: readonly [string, string] | null;
  lace: boolean;
};

/** One storey, a door in the middle, a verandah: built from Hobart to Broken Hill, each place in its own stuff. */
function cottage(scene: Scene, look: Cottage): void {
  const { stage, random } = scene;
  const half = look.bays === 5 ? 6 : 4.9;
  const [x0, x1, depth, floor] = [-half, half, 8.4, 0.42];
  const height = 3.25;
  const top = floor + height;
  surroundings(scene, look.region, { back: 12, trees: look.region === 'outback' ? 4 : 5 });
  const ground = look.region === 'outback' ? '#b98a66' : '#cdbfa8';
  paving(
    stage,
    [
      [-0.75, -14],
      [0.75, -14],
      [0.75, -1.9],
      [-0.75, -1.9],
    ],
    ground,
    { joints: look.fence === 'wire' ? 0 : 12 },
  );
  shadows(stage);

  soffit(stage, { x0, x1, z0: 0, z1: depth }, top, 0.35);
  for (const x of look.chimneys === 2 ? [x0 + 1.6, x1 - 1.6] : look.chimneys === 1 ? [x1 - 2] : [])
    chimney(scene, x, 4, top + 0.4, look.chimney);
  const sash = {
    frame: look.trim,
    panes: [2, 2] as const,
    sill: look.trim,
    curtain: 0.22,
    surround: look.quoins ?? look.trim,
  };
  stage.add(
    wall([x1, 0, 0], [x1, 0, depth], top, look.walls, {
      details: [
        ...look.texture,
        windowOn({ u: 2, v: floor + 0.85, w: 1.1, h: 1.6 }, sash),
        windowOn({ u: 5.2, v: floor + 0.85, w: 1.1, h: 1.6 }, sash),
      ],
    }),
  );
  const middle = half;
  const windows = look.bays === 5 ? [1.1, 3.3, middle * 2 - 4.4, middle * 2 - 2.2] : [1.5, middle * 2 - 2.7];
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], top, look.walls, {
      details: [
        ...look.texture,
        ...quoins(look, half),
        doorOn(
          { u: middle - 0.5, v: floor, w: 1, h: 2.15 },
          { colour: look.door, frame: look.trim, fanlight: true, side: look.bays === 3 },
        ),
        ...windows.map((u) => windowOn({ u, v: floor + 0.7, w: look.bays === 5 ? 1 : 1.25, h: 1.75 }, sash)),
      ],
    }),
  );
  if (look.gable) {
    gableRoof(stage, { x0, x1, z0: 0, z1: depth }, 'x', top, look.roofRise, 0.4, {
      colour: look.roof,
      details: [ribs(0.24, 0.32)],
      gable: look.walls,
      gableDetails: look.texture,
      fascia: look.trim,
      reveal: 0.4,
    });
  } else
    hipRoof(stage, { x0, x1, z0: 0, z1: depth }, top, look.roofRise, 0.35, {
      colour: look.roof,
      details: [ribs(0.24, 0.32)],
      fascia: look.trim,
      fasciaHeight: 0.16,
    });

  // The verandah.
  const [vz, low] = [-1.85, floor + 2.35];
  stage.add(
    surface(
      [
        [x0, floor, vz],
        [x1, floor, vz],
        [x1, floor, 0],
        [x0, floor, 0],
      ],
      '#97806a',
      { casts: false, details: [ribs(0.13, 0.3)] },
    ),
    'always',
  );
  stage.add(wall([x1, 0, vz], [x1, 0, 0], floor, darker(look.quoins ?? '#8f8577', 0.1), { receives: false }));
  stage.add(wall([x0, 0, vz], [x1, 0, vz], floor, look.quoins ?? '#9a9082', { receives: false }));
  for (let step = 0; step < 2; step += 1)
    addBox(
      stage,
      { x: [-0.95, 0.95], y: [0, floor * (0.66 - step * 0.33)], z: [vz - 0.36 * (step + 1), vz - 0.36 * step] },
      '#b3a896',
      { casts: false },
    );
  bullnose(stage, { x0: x0 - 0.15, x1: x1 + 0.15, z0: vz - 0.15, z1: 0 }, low, top - 0.1, {
    colour: look.roof,
    details: [ribs(0.24, 0.3)],
    fascia: look.trim,
    ...(look.stripes ? { stripes: look.stripes } : {}),
  });
  const posts =
    look.bays === 5 ? [x0 + 0.1, x0 + 2.5, -1.15, 1.15, x1 - 2.5, x1 - 0.1] : [x0 + 0.1, -1.2, 1.2, x1 - 0.1];
  for (const [k, x] of posts.entries()) {
    post(stage, x, vz + 0.06, floor, low + 0.02, 0.11, look.post);
    for (const side of [-1, 1] as const)
      if ((side < 0 && k > 0) || (side > 0 && k < posts.length - 1))
        bracket(stage, x + side * 0.05, low - 0.02, vz, look.lace ? 0.48 : 0.28, look.post, side);
    const next = posts[k + 1];
    if (next !== undefined && Math.abs(x + next) > 0.1 && look.fence !== 'wire' && random.chance(0.5))
      balustrade(stage, [x, floor, vz + 0.05], [next, floor, vz + 0.05], 0.85, look.post, { cross: look.lace });
  }
  outside(scene, look, half, vz);
}

function quoins(look: Cottage, half: number): Face['details'] {
  const colour = look.quoins;
  if (!colour) return [];
  return [0, half * 2 - 0.5].flatMap((u) =>
    Array.from(
      { length: 12 },
      (_, k): Face['details'][number] =>
        (brush, face) =>
          patch(
            brush,
            face,
            { u: u + (k % 2 && u > 0 ? 0.14 : 0), v: 0.32 * k, w: k % 2 ? 0.36 : 0.5, h: 0.29 },
            colour,
          ),
    ),
  );
}

function chimney({ stage, random }: Scene, x: number, z: number, from: number, colour: string): void {
  addBox(stage, { x: [x - 0.42, x + 0.42], y: [from, from + 2.6], z: [z - 0.3, z + 0.3] }, colour, {
    details: [bricks(random, { each: 0.1, spread: 0.1 })],
  });
  addBox(
    stage,
    { x: [x - 0.5, x + 0.5], y: [from + 2.4, from + 2.62], z: [z - 0.38, z + 0.38] },
    lighter(colour, 0.12),
  );
  for (const shift of [-0.2, 0.2])
    addBox(
      stage,
      { x: [x + shift - 0.1, x + shift + 0.1], y: [from + 2.62, from + 3], z: [z - 0.1, z + 0.1] },
      '#b5643f',
    );
}

function outside(scene: Scene, look: Cottage, half: number, vz: number): void {
  const { stage, garden, random } = scene;
  if (look.region === 'outback') {
    stage.later(() => {
      for (let k = 0; k < 26; k += 1) {
        const z = random.between(-8.5, -2.6);
        const x = random.between(-half - 5, half + 5);
        if (Math.abs(x) < 1.2) continue;
        random.chance(0.5)
          ? grassTuft(garden, spotAt(stage, x, z), 0.45, ['#c2a866', '#9c8a52', '#d4bd84'])
          : shrub(garden, spotAt(stage, x, z), random.between(0.4, 0.8), 0.42);
      }
    });
    wireFence(scene, -half - 6, half + 6, -8.2);
    return;
  }
  bed(stage, -half - 0.2, -1.1, vz - 1.3, vz - 0.1);
  bed(stage, 1.1, half + 0.2, vz - 1.3, vz - 0.1);
  const xs = [-half + 0.4, -half + 1.6, -half + 2.8, 1.8, 2.9, half - 0.6].filter((x) => Math.abs(x) > 1.3);
  frontGarden(scene, xs, vz - 0.7, ['rose', 'lavender', 'hydrangea', 'camellia', 'plain'], 0.85);
  stage.later(() => {
    for (const x of xs) if (random.chance(0.6)) agapanthus(garden, spotAt(stage, x + 0.6, vz - 1.1), 4);
  });
  if (look.fence === 'picket')
    picketFence(stage, [-half - 5, -6.2], [half + 5, -6.2], 1.02, random.pick(['#ffffff', look.trim, '#f4efe2']), [
      half + 5 - 0.85,
      half + 5 + 0.85,
    ]);
  if (look.fence === 'stone') {
    lowWall(stage, -half - 5, -0.9, -6.4, 0.72, look.walls, {
      cap: look.quoins ?? '#d8ceba',
      details: [stones(random, 0.24)],
    });
    lowWall(stage, 0.9, half + 5, -6.4, 0.72, look.walls, {
      cap: look.quoins ?? '#d8ceba',
      details: [stones(random, 0.24)],
    });
  }
  if (look.fence !== 'none') {
    edging(stage, garden, [-half - 5, -6.5], [-1, -6.5], 0.2);
    edging(stage, garden, [1, -6.5], [half + 5, -6.5], 0.2);
  }
  stage.later(() => {
    if (random.chance(0.5))
      plant(scene, random.pick(['plum', 'shade', 'jacaranda', 'autumn']), spotAt(stage, -half - 2.2, -3.4), 0.62);
    foreground(garden, ['#4a6f33', '#78a04a', '#a8c46c']);
    if (random.chance(0.5)) framingLeaves(garden, ['#4f7040', '#6d8b4c', '#3c5a34'], random.pick(['left', 'right']));
  });
}

export function wireFence({ stage }: Scene, x0: number, x1: number, z: number): void {
  for (let x = x0; x <= x1; x += 2.6) post(stage, x, z, 0, 1.1, 0.13, '#9a8f80');
  stage.later(() => {
    const { canvas, screen } = stage.brush;
    const lines = [0.3, 0.6, 0.9].map(
      (y) =>
        `M${screen([x0, y, z])
          .map((v) => v.toFixed(1))
          .join(' ')}L${screen([x1, y, z])
          .map((v) => v.toFixed(1))
          .join(' ')}`,
    );
    canvas.draw(`<path d="${lines.join('')}" stroke="#5d5850" stroke-width="1.6" fill="none" opacity=".8"/>`);
  });
}

const heritage = ['#1f3d36', '#6d1f26', '#20304a', '#2b2b2b', '#4c6b52', '#a87a28', '#7a3b4c'];

export function weatherboard(scene: Scene): void {
  const { random } = scene;
  const [walls, trim, roof] = scene.inTurn([
    ['#f4f1e8', '#ffffff', '#7d858a'],
    ['#bcc9cf', '#ffffff', '#56606a'],
    ['#e8dcc0', '#fffaf0', '#8a4034'],
    ['#a9b8a8', '#f7f5ee', '#4c5550'],
    ['#d8cfc4', '#ffffff', '#39434c'],
    ['#8fa3b0', '#f6f4ee', '#6e777c'],
    ['#c7b8c0', '#ffffff', '#5c5560'],
  ] as const);
  cottage(scene, {
    region: random.pick(['cool', 'cool', 'temperate']),
    walls,
    texture: [boards(0.15)],
    trim,
    roof,
    roofRise: random.between(2, 2.6),
    door: random.pick(heritage),
    post: trim,
    bays: random.pick([3, 3, 5]),
    gable: random.chance(0.4),
    fence: 'picket',
    chimneys: random.pick([1, 1, 2]),
    chimney: '#a2563f',
    quoins: null,
    stripes: random.chance(0.35) ? ['#8c4438', '#efe6d4'] : null,
    lace: random.chance(0.5),
  });
}

export function stoneCottage(scene: Scene): void {
  const { random } = scene;
  const [walls, quoin] = scene.inTurn([
    ['#c9ad84', '#efe3c8'],
    ['#8f9496', '#e9dfcb'],
    ['#b89a74', '#9f4f3a'],
    ['#d3bd96', '#f3ead6'],
  ] as const);
  cottage(scene, {
    region: 'temperate',
    walls,
    texture: [stones(random)],
    trim: '#f6f1e4',
    roof: random.pick(['#9aa2a6', '#7f8a8e', '#6e4138']),
    roofRise: random.between(2.1, 2.7),
    door: random.pick(heritage),
    post: '#f3ede0',
    bays: random.pick([3, 5]),
    gable: false,
    fence: random.pick(['stone', 'stone', 'picket']),
    chimneys: 2,
    chimney: '#a8654a',
    quoins: quoin,
    stripes: random.chance(0.4) ? ['#5d7a6a', '#ece4d2'] : null,
    lace: true,
  });
}

export function minersCottage(scene: Scene): void {
  const { random } = scene;
  const walls = scene.inTurn(['#b9bdba', '#d9cdb4', '#9fb0ac', '#c9b49a', '#d8c7bb']);
  cottage(scene, {
    region: 'outback',
    walls,
    texture: [ribs(0.13, 0.42)],
    trim: random.pick(['#f2e8d6', '#6d3b30', '#f7f2e6']),
    roof: random.pick(['#9c4a38', '#a9aeb0', '#b9b4a8']),
    roofRise: random.between(1.5, 2),
    door: random.pick(heritage),
    post: random.pick(['#efe6d4', '#7a4a3a']),
    bays: 3,
    gable: random.chance(0.3),
    fence: 'wire',
    chimneys: 1,
    chimney: '#9a5a44',
    quoins: null,
    stripes: null,
    lace: random.chance(0.3),
  });
}
