import { boards, ribs, stones } from '../kit/textures.ts';
import type { Scene } from '../scene.ts';
import { cottage } from './cottage.ts';

const heritage = ['#1f3d36', '#6d1f26', '#20304a', '#2b2b2b', '#4c6b52', '#a87a28', '#7a3b4c'];

export function weatherboard(scene: Scene): void {
  const { random } = scene;
  const [walls, trim, roof] = scene.inTurn([
    ['#fdf9ee', '#ffffff', '#9a4a3a'],
    ['#b4d0de', '#ffffff', '#56606a'],
    ['#f6e3b4', '#fffaf0', '#7d858a'],
    ['#a8c2a2', '#f7f5ee', '#4c5550'],
    ['#e9d9c8', '#ffffff', '#39434c'],
    ['#7d9cb2', '#f6f4ee', '#b3bbbf'],
    ['#e6c6c4', '#ffffff', '#5c5560'],
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
  const walls = scene.inTurn(['#c9cfcd', '#ecdcb4', '#a4c0b8', '#dcc09a', '#e8cfc0']);
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
