import { hills, sky, treeLine } from '../kit/backdrop.ts';
import { boundary } from '../parts/fences.ts';
import { type Lawn, lawn, lawns, spotAt } from '../parts/grounds.ts';
import { norfolkPine, palm } from '../plants/palms.ts';
import { broadLeaves, shrub } from '../plants/shrubs.ts';
import { gum, jacaranda, shadeTree, spire } from '../plants/trees.ts';
import type { Scene } from '../scene.ts';

export type Region = 'subtropical' | 'temperate' | 'cool' | 'coastal' | 'tropical' | 'outback' | 'country';

const leaves = {
  gum: ['#45543a', '#66764c', '#8d9a66'],
  green: ['#2c4a2b', '#47703a', '#76994e'],
  deep: ['#2a4632', '#416a46', '#6e945c'],
  jacaranda: ['#55468c', '#7a68b4', '#a090d4'],
  autumn: ['#7d4a22', '#b4702c', '#dba04a'],
  plum: ['#4f2a35', '#74404c', '#9c6066'],
  dry: ['#6a6a42', '#8d8a57', '#aeab76'],
} as const;

type Tree =
  | 'gum'
  | 'jacaranda'
  | 'palm'
  | 'coconut'
  | 'shade'
  | 'spire'
  | 'pine'
  | 'plum'
  | 'autumn'
  | 'dry gum'
  | 'broad';

const regions: Record<
  Region,
  {
    line: (readonly [string, string, string])[];
    trees: Tree[];
    ground: Lawn;
    hills: string;
    hillHeight: number;
    fence: boolean;
  }
> = {
  subtropical: {
    line: [leaves.green, leaves.deep, leaves.gum, leaves.jacaranda],
    trees: ['gum', 'jacaranda', 'palm', 'shade', 'shade'],
    ground: lawns.lush,
    hills: '#5f7d5f',
    hillHeight: 50,
    fence: true,
  },
  temperate: {
    line: [leaves.green, leaves.gum, leaves.gum, leaves.deep],
    trees: ['gum', 'gum', 'shade', 'plum', 'jacaranda', 'spire'],
    ground: lawns.green,
    hills: '#6b8273',
    hillHeight: 40,
    fence: true,
  },
  cool: {
    line: [leaves.deep, leaves.green, leaves.autumn, leaves.gum],
    trees: ['shade', 'spire', 'gum', 'autumn', 'plum'],
    ground: lawns.lush,
    hills: '#4c6b7a',
    hillHeight: 120,
    fence: true,
  },
  coastal: {
    line: [leaves.gum, leaves.dry, leaves.deep],
    trees: ['pine', 'pine', 'palm', 'shade'],
    ground: lawns.coastal,
    hills: '#6f8a80',
    hillHeight: 30,
    fence: false,
  },
  tropical: {
    line: [leaves.green, leaves.deep, leaves.green],
    trees: ['coconut', 'palm', 'coconut', 'broad', 'shade', 'palm'],
    ground: lawns.lush,
    hills: '#4f7a66',
    hillHeight: 60,
    fence: false,
  },
  outback: {
    line: [leaves.dry, leaves.gum],
    trees: ['dry gum', 'dry gum', 'gum'],
    ground: lawns.red,
    hills: '#a2644a',
    hillHeight: 55,
    fence: false,
  },
  country: {
    line: [leaves.gum, leaves.green, leaves.gum],
    trees: ['gum', 'gum', 'spire', 'shade', 'spire'],
    ground: lawns.green,
    hills: '#6f8a6a',
    hillHeight: 80,
    fence: false,
  },
};

/** Sky, far hills, the neighbours' trees, a lawn, and trees behind and beside the house. */
export function surroundings(
  { stage, garden, random, canvas, light }: Scene,
  region: Region,
  {
    width = 8,
    back = 12,
    trees = 5,
    tall = 1,
    clouds = 1,
    ground,
  }: { width?: number; back?: number; trees?: number; tall?: number; clouds?: number; ground?: Lawn } = {},
): void {
  const look = regions[region];
  const { horizon } = stage.camera;
  sky(canvas, random, light, horizon, clouds);
  hills(canvas, random, light, horizon, look.hills, look.hillHeight * random.between(0.7, 1.2), 3);
  treeLine(garden, horizon + 12, look.line, (region === 'outback' ? 34 : 84) * tall, 0.34);
  lawn(stage, garden, ground ?? look.ground);
  if (look.fence) boundary(stage, garden, back + 4);
  const places = [
    [-width - 4, back],
    [width + 3.5, back + 1],
    [-width * 0.4, back + 3],
    [width * 0.5, back + 2],
    [-width - 2, back - 4],
    [width + 5.5, back - 5],
  ] as const;
  for (const [x, z] of places.slice(0, trees)) {
    plant(
      { garden, random },
      random.pick(look.trees),
      spotAt(stage, x + random.between(-1, 1), z + random.between(-1, 1)),
      tall,
    );
  }
}

export function plant(
  { garden, random }: Pick<Scene, 'garden' | 'random'>,
  kind: Tree,
  spot: { x: number; y: number; scale: number },
  tall = 1,
): void {
  const height = (low: number, high: number) => ({ height: random.between(low, high) * tall });
  switch (kind) {
    case 'gum':
      gum(garden, spot, height(10, 14));
      break;
    case 'dry gum':
      gum(garden, spot, { ...height(6, 9), shadow: '#6a4a34' });
      break;
    case 'jacaranda':
      jacaranda(garden, spot, height(7, 9));
      break;
    case 'palm':
      palm(garden, spot, height(8, 11), 'alexander');
      break;
    case 'coconut':
      palm(garden, spot, height(8, 12), 'coconut');
      break;
    case 'shade':
      shadeTree(garden, spot, height(7, 10));
      break;
    case 'spire':
      spire(garden, spot, height(7, 10));
      break;
    case 'pine':
      norfolkPine(garden, spot, height(12, 18));
      break;
    case 'plum':
      shadeTree(garden, spot, height(5, 6.5), leaves.plum);
      break;
    case 'autumn':
      shadeTree(garden, spot, height(6, 8), leaves.autumn);
      break;
    case 'broad':
      broadLeaves(garden, spot, random.between(2, 3));
      break;
  }
}

/** Flowers and shrubs along the front of a house. */
export function frontGarden(
  { stage, garden, random }: Scene,
  xs: readonly number[],
  z: number,
  kinds: readonly Parameters<typeof shrub>[4][],
  height = 0.9,
): void {
  stage.later(() => {
    for (const x of xs)
      shrub(
        garden,
        spotAt(stage, x + random.between(-0.2, 0.2), z + random.between(-0.2, 0.2)),
        random.between(0.9, 1.4),
        height * random.between(0.7, 1.2),
        random.pick(kinds),
      );
  });
}
