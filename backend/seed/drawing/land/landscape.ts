import type { Random } from '../../random.ts';
import { wireFence } from '../houses/cottage.ts';
import { plant } from '../houses/surroundings.ts';
import { hills, sea, sky, treeLine } from '../kit/backdrop.ts';
import { linear, n, path, polygonPath, smoothPath } from '../kit/canvas.ts';
import { darker, lighter, mix } from '../kit/colour.ts';
import { hazed, outdoors } from '../kit/light.ts';
import { keep, type Point, type Screen } from '../kit/space.ts';
import { addBox, wall } from '../kit/stage.ts';
import { ribs } from '../kit/textures.ts';
import {
  boundary,
  foreground,
  framingLeaves,
  type Lawn,
  lawn,
  lawns,
  paving,
  shadows,
  spotAt,
} from '../parts/grounds.ts';
import { gableRoof, hipRoof } from '../parts/roofs.ts';
import { post } from '../parts/timberwork.ts';
import { crown } from '../plants/foliage.ts';
import { grassTuft, shrub } from '../plants/shrubs.ts';
import { gum, norfolkPine } from '../plants/trees.ts';
import type { Scene, View } from '../scene.ts';

export const landView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['golden', 'morning', 'noon', 'overcast'],
  eye: [random.between(-1, 1), random.between(2.4, 3.2), -14],
  at: [random.between(-1, 1), 4],
  angle: 62,
  horizon: random.between(0.46, 0.54),
});

const gumLine = [
  ['#45543a', '#66764c', '#8d9a66'],
  ['#42533f', '#627555', '#8a9a76'],
  ['#2c4a2b', '#47703a', '#76994e'],
] as const;

/** Rolling ground in front of the hills: fold behind fold, each in its own green. */
function folds({ canvas, random, light, stage, garden }: Scene, colours: readonly string[], trees = true): void {
  const { horizon } = stage.camera;
  const { width, height } = canvas;
  for (const [index, colour] of colours.entries()) {
    const level = horizon + 6 + ((height - horizon) * 0.34 * index) / colours.length;
    const points: Screen[] = [[-60, height + 60]];
    const phase = random.between(0, 8);
    for (let x = -60; x <= width + 60; x += 80)
      points.push([x, level + Math.sin(x / 260 + phase) * (16 + index * 7) - 8]);
    points.push([width + 60, height + 60]);
    const tone = hazed(light, outdoors(light, colour, 0.72), 0.42 - index * 0.14);
    canvas.draw(
      path(
        smoothPath(points),
        `fill="${linear(
          canvas,
          [0, level - 20],
          [0, level + 150],
          [
            [0, lighter(tone, 0.12)],
            [1, darker(tone, 0.06)],
          ],
        )}"`,
      ),
    );
    if (trees && index < colours.length - 1) {
      for (let k = 0; k < 7; k += 1) {
        const x = random.between(0, width);
        const size = 16 + index * 14 + random.between(0, 12);
        const y = level + Math.sin(x / 260 + phase) * (16 + index * 7);
        crown(garden, {
          x,
          y: y - size * 0.5,
          rx: size * 0.8,
          ry: size * 0.6,
          colours: random.pick(gumLine),
          density: 7,
          grain: 0.32,
          distance: 0.34 - index * 0.12,
        });
        canvas.draw(
          `<ellipse cx="${n(x + size * 0.7)}" cy="${n(y + 3)}" rx="${n(size)}" ry="${n(size * 0.14)}" fill="#22301f" opacity=".25"/>`,
        );
      }
    }
  }
}

function open(
  scene: Scene,
  {
    ground,
    clouds = 1.4,
    hill = '#6f8a6a',
    hillHeight = 90,
  }: { ground: Lawn; clouds?: number; hill?: string; hillHeight?: number },
): void {
  const { canvas, random, light, stage, garden } = scene;
  sky(canvas, random, light, stage.camera.horizon, clouds);
  hills(canvas, random, light, stage.camera.horizon, hill, hillHeight * random.between(0.7, 1.2), 3);
  lawn(stage, garden, ground);
}

function countryFence(scene: Scene, z: number): void {
  wireFence(scene, -24, 24, z);
}

/** Paddocks with a fence line, gums and, often, sheep. */
export function grazing(scene: Scene): void {
  const { random, stage, garden } = scene;
  const dry = random.chance(0.4);
  open(scene, { ground: dry ? lawns.dry : lawns.lush, hill: dry ? '#8a8a5c' : '#5f8a6a' });
  folds(scene, dry ? ['#b5a868', '#c2b16a', '#bfa95e'] : ['#7fa85a', '#8fb35c', '#7ba34c']);
  lawnOver(scene, dry ? lawns.dry : lawns.lush, 0.36);
  shadows(stage);
  stage.later(() => {
    for (const [x, z, h] of [
      [-9, 6, 11],
      [8.5, 9, 13],
      [13, 16, 12],
      [-15, 14, 13],
    ] as const)
      if (random.chance(0.8)) gum(garden, spotAt(stage, x + random.between(-2, 2), z), { height: h });
    flock(scene, random.whole(7, 14));
  });
  countryFence(scene, -4.5);
  stage.later(() => {
    for (let k = 0; k < 30; k += 1)
      grassTuft(
        garden,
        spotAt(stage, random.between(-9, 9), random.between(-9, -4.6)),
        random.between(0.2, 0.5),
        dry ? ['#c2a866', '#d4bd84', '#9c8a52'] : undefined,
      );
    foreground(garden, dry ? ['#9c8a52', '#c2a866', '#dcc78a'] : ['#4a6f33', '#78a04a', '#a8c46c']);
    if (random.chance(0.5)) framingLeaves(garden, ['#5d6e4c', '#7b8858', '#48583c'], random.pick(['left', 'right']));
  });
}

/** Grass laid over the folds towards the viewer, from a share of the way down. */
function lawnOver({ canvas, light, stage }: Scene, { near, far }: Lawn, from: number): void {
  const top = stage.camera.horizon + (canvas.height - stage.camera.horizon) * from;
  canvas.draw(
    `<rect y="${n(top)}" width="${canvas.width}" height="${n(canvas.height - top)}" fill="${linear(
      canvas,
      [0, top],
      [0, canvas.height],
      [
        [0, outdoors(light, far, 0.72), 0],
        [0.3, outdoors(light, mix(far, near, 0.5), 0.66), 0.9],
        [1, outdoors(light, darker(near, 0.1), 0.5)],
      ],
    )}"/>`,
  );
}

function flock({ canvas, random, light, stage }: Scene, count: number): void {
  for (let k = 0; k < count; k += 1) {
    const [x, z] = [random.between(-7, 9), random.between(1, 11)];
    const { x: sx, y: sy, scale: s } = spotAt(stage, x, z);
    const wool = outdoors(light, '#e6dcc6', 0.7);
    const flip = random.chance(0.5) ? 1 : -1;
    canvas.draw(
      `<g transform="translate(${n(sx)} ${n(sy)}) scale(${(flip * s).toFixed(2)} ${s.toFixed(2)})"><ellipse cx=".1" cy=".02" rx=".7" ry=".07" fill="#1c2818" opacity=".35"/><path d="M-.38 -.02v-.3M-.22 0v-.3M.22 0v-.3M.36 -.02v-.3" stroke="#4a4036" stroke-width=".07"/><path d="M-.52 -.5q0 -.26 .3 -.3q.2 -.08 .44 0q.32 .04 .32 .3q0 .3 -.5 .3q-.56 0 -.56 -.3Z" fill="${wool}"/><path d="M-.5 -.36q.3 .16 .98 .02q-.1 .16 -.46 .16q-.46 0 -.52 -.18Z" fill="${darker(wool, 0.25)}"/><path d="M-.46 -.58q-.2 -.1 -.3 .06q-.06 .16 .1 .2q.14 .02 .22 -.08Z" fill="${darker(wool, 0.35)}"/></g>`,
    );
  }
}

/** A clearing among gums, a track into it. */
export function bushLot(scene: Scene): void {
  const { random, stage, garden } = scene;
  open(scene, { ground: random.chance(0.5) ? lawns.dry : lawns.green, hill: '#5d7a72', hillHeight: 110 });
  treeLine(garden, stage.camera.horizon + 18, gumLine, 110, 0.26);
  track(scene, '#b59468');
  shadows(stage);
  stage.later(() => {
    const places = [
      [-11, 12],
      [-7, 9],
      [9, 10],
      [12.5, 13],
      [-9.4, 3],
      [10.5, 3.5],
      [-6.6, 15],
      [5.4, 15],
    ] as const;
    for (const [x, z] of [...places].sort((a, b) => b[1] - a[1]))
      gum(garden, spotAt(stage, x + random.between(-1, 1), z), { height: random.between(9, 14) });
    for (let k = 0; k < 22; k += 1) {
      const x = random.between(-10, 10);
      if (Math.abs(x) < 2) continue;
      const spot = spotAt(stage, x, random.between(-8, 3));
      random.chance(0.5)
        ? grassTuft(garden, spot, random.between(0.4, 0.8), ['#9c9a5c', '#7b8f4e', '#c2b26a'])
        : shrub(garden, spot, random.between(0.6, 1.3), random.between(0.4, 0.9), random.pick(['plain', 'grevillea']));
    }
  });
  stage.later(() => {
    foreground(garden, ['#6d7a40', '#9c9a5c', '#c2b26a']);
    framingLeaves(garden, ['#5d6e4c', '#7b8858', '#48583c'], random.pick(['left', 'right']));
  });
}

function track({ stage, random }: Scene, colour: string): void {
  const bend = random.between(-4, 4);
  for (const shift of [-0.75, 0.75]) {
    stage.later(() => {
      const { canvas, light, camera } = stage;
      const left: Screen[] = [];
      const right: Screen[] = [];
      for (let z = -12.2; z <= 22; z += 1.4) {
        const middle = Math.sin((z + 12) / 15) * bend + shift;
        left.push(camera.project([middle - 0.34, 0.01, z]));
        right.push(camera.project([middle + 0.34, 0.01, z]));
      }
      canvas.draw(
        path(polygonPath([...left, ...right.reverse()]), `fill="${outdoors(light, colour, 0.75)}" opacity=".85"`),
      );
    });
  }
}

/** Grass to the edge of the land, then sand, then the sea. */
export function coastalLot(scene: Scene): void {
  const { canvas, random, light, stage, garden } = scene;
  const { horizon } = stage.camera;
  sky(canvas, random, light, horizon, 1.2);
  if (random.chance(0.6)) headland(scene);
  sea(canvas, random, light, horizon, horizon + 120);
  const sand = horizon + 112;
  canvas.draw(
    `<rect y="${n(sand)}" width="${canvas.width}" height="60" fill="${linear(
      canvas,
      [0, sand],
      [0, sand + 60],
      [
        [0, outdoors(light, '#f0e2c0', 0.9)],
        [1, outdoors(light, '#dccb9c', 0.8)],
      ],
    )}"/>`,
  );
  const edge: Screen[] = [[-300, canvas.height + 500]];
  for (let x = -300; x <= canvas.width + 300; x += 70) edge.push([x, sand + 40 + random.between(-9, 9)]);
  edge.push([canvas.width + 300, canvas.height + 500]);
  const grass = linear(
    canvas,
    [0, sand + 30],
    [0, canvas.height],
    [
      [0, outdoors(light, '#b3b478', 0.8)],
      [0.35, outdoors(light, '#8ba25a', 0.7)],
      [1, outdoors(light, '#55743a', 0.48)],
    ],
  );
  canvas.draw(path(smoothPath(edge), `fill="${grass}"`));
  shadows(stage);
  pegs(scene);
  stage.later(() => {
    if (random.chance(0.7)) norfolkPine(garden, spotAt(stage, random.pick([-9, 9]), 6), { height: 13 });
    if (random.chance(0.5)) plant(scene, 'coconut', spotAt(stage, random.pick([-8, 8.6]), 2), 0.8);
    for (let k = 0; k < 46; k += 1) {
      const spot = spotAt(stage, random.between(-10, 10), random.between(-7, 3.2));
      grassTuft(garden, spot, random.between(0.25, 0.6), ['#b9b079', '#8c9a5c', '#d2c692']);
    }
    foreground(garden, ['#5f7d3c', '#8ba25a', '#c2c17c']);
  });
}

function headland({ canvas, random, light, stage }: Scene): void {
  const { horizon } = stage.camera;
  const right = random.chance(0.5);
  const shape: Screen[] = [];
  for (let k = 0; k <= 8; k += 1)
    shape.push([k * 70, horizon + 4 - Math.sin((k / 8) * Math.PI * 0.5 + 1.57) * 60 * random.between(0.8, 1.1)]);
  shape.push([600, horizon + 8], [-40, horizon + 8]);
  const tone = hazed(light, outdoors(light, '#5f7a5c', 0.5), 0.5);
  canvas.draw(
    `<g${right ? ` transform="translate(${canvas.width} 0) scale(-1 1)"` : ''}>${path(smoothPath(shape), `fill="${tone}"`)}</g>`,
  );
}

/** Survey pegs with their pink ribbons: what says "for you to build on". */
function pegs(scene: Scene): void {
  const { stage } = scene;
  for (const [x, z] of [
    [-5.5, -3.5],
    [5.5, -3.5],
    [-5.5, 5],
    [5.5, 5],
  ] as const) {
    post(stage, x, z, 0, 0.95, 0.08, '#e9dcc0');
    addBox(stage, { x: [x - 0.05, x + 0.05], y: [0.7, 0.82], z: [z - 0.06, z + 0.05] }, '#e2568c', { receives: false });
  }
}

/** A level block between neighbours who have already built. */
export function townLot(scene: Scene): void {
  const { random, stage, garden } = scene;
  open(scene, { ground: lawns.green, hill: '#6b8273', hillHeight: 50 });
  treeLine(garden, stage.camera.horizon + 12, gumLine, 74, 0.32);
  boundary(stage, garden, 17);
  paving(
    stage,
    [
      [-30, -20],
      [30, -20],
      [30, -8.2],
      [-30, -8.2],
    ],
    '#707379',
  );
  paving(
    stage,
    [
      [-30, -8.2],
      [30, -8.2],
      [30, -7.9],
      [-30, -7.9],
    ],
    '#b6b3aa',
  );
  paving(
    stage,
    [
      [-30, -6.6],
      [30, -6.6],
      [30, -5.6],
      [-30, -5.6],
    ],
    '#cbc6bb',
    { joints: 0 },
  );
  shadows(stage);
  neighbour(scene, -15.4, -8.6);
  neighbour(scene, 8.4, 15.2);
  for (const x of [-7.6, 7.6]) {
    stage.add(wall([x, 0, 15], [x, 0, -3], 1.7, '#9b8468', { details: [ribs(0.16, 0.4)] }), 'always');
  }
  pegs(scene);
  stage.later(() => {
    for (let k = 0; k < 36; k += 1)
      grassTuft(garden, spotAt(stage, random.between(-6.5, 6.5), random.between(-5, 8)), random.between(0.15, 0.4));
    plant(scene, random.pick(['shade', 'jacaranda', 'plum']), spotAt(stage, random.pick([-9.4, 9.2]), -4.6), 0.6);
  });
}

function neighbour(scene: Scene, x0: number, x1: number): void {
  const { stage, random } = scene;
  const body = random.pick(['#c9a584', '#efe8da', '#a9674e', '#b9c2c0']);
  stage.add(wall([x0, 0, 8], [x0, 0, 0], 2.9, body));
  stage.add(wall([x1, 0, 0], [x1, 0, 8], 2.9, body));
  stage.add(wall([x0, 0, 0], [x1, 0, 0], 2.9, body));
  hipRoof(stage, { x0, x1, z0: 0, z1: 9 }, 2.9, 2, 0.5, {
    colour: random.pick(['#6b5148', '#55585a', '#a06048']),
    details: [ribs(0.3, 0.2)],
  });
}

/** Red earth to the edge of the sky. */
export function redLot(scene: Scene): void {
  const { random, stage, garden } = scene;
  open(scene, { ground: lawns.red, hill: '#a2644a', hillHeight: 70, clouds: 0.8 });
  track(scene, '#d09a6a');
  shadows(stage, '#3a1f18', 0.4);
  stage.later(() => {
    for (const [x, z] of [
      [-8, 9],
      [9.5, 12],
      [4, 18],
      [-13, 15],
    ] as const)
      if (random.chance(0.8))
        gum(garden, spotAt(stage, x + random.between(-2, 2), z), { height: random.between(5, 9), shadow: '#6a3a28' });
    const tufts = Array.from({ length: 90 }, () => ({ x: random.between(-14, 14), z: random.between(-10, 16) })).sort(
      (a, b) => b.z - a.z,
    );
    for (const { x, z } of tufts) {
      const spot = spotAt(stage, x, z);
      random.chance(0.75)
        ? grassTuft(garden, spot, random.between(0.3, 0.55), ['#c9b777', '#a8a060', '#e0cf94'])
        : shrub(garden, spot, random.between(0.5, 1.1), random.between(0.4, 0.7));
    }
  });
  if (random.chance(0.6)) countryFence(scene, -6.5);
}

/** Rows of vines running to the hills. */
export function vineyard(scene: Scene): void {
  const { random, stage, garden } = scene;
  open(scene, { ground: lawns.green, hill: '#5f7d78', hillHeight: 130 });
  treeLine(garden, stage.camera.horizon + 12, [...gumLine, ['#24402c', '#38603a', '#5f8550']], 62, 0.34);
  shadows(stage);
  stage.later(() =>
    rows(
      scene,
      2.6,
      1.5,
      random.pick([
        ['#3d5a26', '#5f8a34', '#93b24e'],
        ['#6a5a24', '#a0862e', '#cdb04c'],
        ['#35522a', '#557f3a', '#86a852'],
      ] as const),
      true,
    ),
  );
  stage.later(() => {
    foreground(garden, ['#4a6f33', '#78a04a', '#a8c46c'], 0.7);
    if (random.chance(0.4)) framingLeaves(garden, ['#5f8a34', '#7ba34c', '#456a2c'], random.pick(['left', 'right']));
  });
}

/** Fruit trees in lines, the ground beneath them mown. */
export function orchard(scene: Scene): void {
  const { random, stage, garden } = scene;
  open(scene, { ground: lawns.lush, hill: '#5f7d78', hillHeight: 110 });
  treeLine(garden, stage.camera.horizon + 12, gumLine, 60, 0.34);
  stage.later(() => {
    const fruit = random.pick(['#c8442f', '#e08a2c', '#d9b93a', '#f2dfe4']);
    const trees: { x: number; z: number }[] = [];
    for (let x = -22; x <= 22; x += 4.4) for (let z = -4; z < 46; z += 3.6) trees.push({ x, z });
    for (const { x, z } of trees.sort((a, b) => b.z - a.z)) {
      const spot = spotAt(stage, x, z);
      if (spot.x < -120 || spot.x > scene.canvas.width + 120) continue;
      const h = 2.9 * spot.scale;
      const far = Math.min(0.4, z / 100);
      scene.canvas.draw(
        `<ellipse cx="${n(spot.x + h * 0.2)}" cy="${n(spot.y)}" rx="${n(h * 0.62)}" ry="${n(h * 0.1)}" fill="#1d2c1a" opacity=".4"/><rect x="${n(spot.x - h * 0.035)}" y="${n(spot.y - h * 0.4)}" width="${n(h * 0.07)}" height="${n(h * 0.42)}" fill="#6b5644"/>`,
      );
      crown(garden, {
        x: spot.x,
        y: spot.y - h * 0.62,
        rx: h * 0.42,
        ry: h * 0.38,
        colours: ['#2f5228', '#4d7d38', '#82a852'],
        density: z < 14 ? 16 : 6,
        grain: z < 14 ? 0.22 : 0.36,
        distance: far,
      });
      if (z < 16)
        for (let k = 0; k < 16; k += 1) {
          const a = random.between(0, 6.28);
          const r = Math.sqrt(random.next()) * h * 0.36;
          scene.canvas.draw(
            `<circle cx="${n(spot.x + Math.cos(a) * r)}" cy="${n(spot.y - h * 0.6 + Math.sin(a) * r * 0.9)}" r="${n(Math.max(1.2, h * 0.017))}" fill="${outdoors(scene.light, fruit, 0.8)}"/>`,
          );
        }
    }
    foreground(garden, ['#3f6a30', '#6d9c45', '#a2c468'], 0.7);
  });
}

function rows(
  { canvas, light, stage, garden }: Scene,
  each: number,
  height: number,
  leaves: readonly [string, string, string],
  posts: boolean,
): void {
  const lines: number[] = [];
  for (let x = -40; x <= 40; x += each) lines.push(x + 1.3);
  lines.sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const x of lines) {
    const side = keep(
      [
        [x, 0, -13],
        [x, 0, 70],
        [x, height, 70],
        [x, height, -13],
      ],
      stage.camera.depthOf,
      1.4,
    ).map(stage.camera.project);
    canvas.draw(path(polygonPath(side), `fill="${outdoors(light, leaves[0], x > 0 ? 0.5 : 0.1)}"`));
    for (let z = 46; z > -12.4; z -= z > 16 ? 2.6 : 0.95) {
      const point: Point = [x, height * 0.62, z];
      if (stage.camera.depthOf(point) < 1.6) continue;
      const [sx, sy] = stage.camera.project(point);
      if (sx < -160 || sx > canvas.width + 160) continue;
      const s = stage.camera.scaleAt(point);
      crown(garden, {
        x: sx,
        y: sy,
        rx: s * (z > 16 ? 1.1 : 0.62),
        ry: s * height * 0.46,
        colours: leaves,
        density: z > 16 ? 3 : 6,
        grain: 0.32,
        distance: Math.max(0, Math.min(0.4, z / 110)),
      });
      if (posts && z < 12 && Math.abs((z * 10) % 40) < 9) {
        const [px, py] = stage.camera.project([x, 0, z]);
        canvas.draw(
          `<rect x="${n(px - s * 0.05)}" y="${n(py - s * height * 1.18)}" width="${n(s * 0.1)}" height="${n(s * height * 1.2)}" fill="${outdoors(light, '#a39278', 0.6)}"/>`,
        );
      }
    }
  }
}

/** Ripe wheat or barley, silos beyond. */
export function grain(scene: Scene): void {
  const { canvas, random, light, stage, garden } = scene;
  open(scene, {
    ground: { near: '#c99a44', far: '#e6c77c', dry: true, stripes: false },
    hill: '#8a8a6a',
    hillHeight: 44,
    clouds: 1.8,
  });
  treeLine(garden, stage.camera.horizon + 8, gumLine, 36, 0.36);
  shadows(stage);
  for (const x of [9.5, 12.6]) silo(scene, x, 24);
  stage.later(() => {
    for (let k = 0; k < 26; k += 1) {
      const y = stage.camera.horizon + 26 + (k / 26) ** 1.7 * (canvas.height - stage.camera.horizon - 10);
      const size = 4 + (k / 26) ** 1.6 * 62;
      for (const tone of ['#a87a2e', '#d0a04a', '#efcf86']) {
        const stalks: string[] = [];
        for (let x = -20; x < canvas.width + 20; x += size * 0.3) {
          const at = x + random.between(-size, size) * 0.2;
          const lean = random.between(-0.18, 0.3) * size;
          stalks.push(
            `M${n(at)} ${n(y)}q${n(lean * 0.2)} ${n(-size * 0.6)} ${n(lean)} ${n(-size * random.between(0.8, 1.1))}`,
          );
        }
        canvas.draw(
          path(
            stalks.join(''),
            `stroke="${outdoors(light, tone, 0.7)}" stroke-width="${n(Math.max(0.7, size * 0.055))}" fill="none" stroke-linecap="round" opacity=".8"`,
          ),
        );
      }
    }
  });
}

function silo({ stage }: Scene, x: number, z: number): void {
  stage.later(() => {
    const { canvas, light, camera } = stage;
    const s = camera.scaleAt([x, 0, z]);
    const [sx, sy] = camera.project([x, 0, z]);
    const metal = outdoors(light, '#c9cfd2', 0.6);
    const fill = linear(
      canvas,
      [sx - 1.3 * s, 0],
      [sx + 1.3 * s, 0],
      [
        [0, lighter(metal, 0.3)],
        [0.5, metal],
        [1, darker(metal, 0.35)],
      ],
    );
    canvas.draw(
      path(
        `M${n(sx - 1.3 * s)} ${n(sy)}v${n(-5 * s)}L${n(sx)} ${n(sy - 6.1 * s)}L${n(sx + 1.3 * s)} ${n(sy - 5 * s)}v${n(5 * s)}Z`,
        `fill="${fill}"`,
      ),
    );
    const rings = [0.8, 1.6, 2.4, 3.2, 4, 4.8].map((y) => `M${n(sx - 1.3 * s)} ${n(sy - y * s)}h${n(2.6 * s)}`);
    canvas.draw(path(rings.join(''), 'stroke="#4a5258" stroke-width="1" opacity=".35"'));
  });
}

/** Still water, trees upside down in it. */
export function dam(scene: Scene): void {
  const { canvas, random, light, stage, garden } = scene;
  const dry = random.chance(0.35);
  open(scene, { ground: dry ? lawns.dry : lawns.lush, hill: '#5f8a6a', hillHeight: 90 });
  treeLine(garden, stage.camera.horizon + 14, gumLine, 60, 0.32);
  stage.later(() => {
    for (const [x, z] of [
      [-10, 15],
      [-4, 18],
      [7, 16],
      [12.5, 14],
    ] as const)
      gum(garden, spotAt(stage, x + random.between(-1.5, 1.5), z), { height: random.between(9, 13) });
    const shape: Screen[] = [];
    for (let k = 0; k < 16; k += 1) {
      const a = (k / 16) * Math.PI * 2;
      shape.push(
        stage.camera.project([
          Math.cos(a) * 9.5 * random.between(0.9, 1.1),
          0.02,
          3 + Math.sin(a) * 7 * random.between(0.9, 1.1),
        ]),
      );
    }
    const rim = shape.map(([x, y]): Screen => [x, y + 9]);
    canvas.draw(path(smoothPath(rim), `fill="${outdoors(light, '#9a7d56', 0.6)}"`));
    const ys = shape.map(([, y]) => y);
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const water = linear(
      canvas,
      [0, top],
      [0, bottom],
      [
        [0, outdoors(light, '#33472f', 0.3)],
        [0.2, outdoors(light, '#4a5f42', 0.4)],
        [0.36, mix(light.sky[3] ?? '#ffffff', '#5d7a70', 0.3)],
        [0.62, mix(light.sky[2] ?? '#bbddee', '#3f5f66', 0.25)],
        [1, mix(light.sky[0] ?? '#4488cc', '#22404a', 0.4)],
      ],
    );
    canvas.draw(path(smoothPath(shape), `fill="${water}"`));
    const mirror: string[] = [];
    for (let k = 0; k < 40; k += 1) {
      const y = top + 6 + random.next() ** 1.4 * (bottom - top - 10);
      const wide = 30 + random.between(0, 160);
      const half = (canvas.width * 0.36 * Math.sin(((y - top) / (bottom - top)) * Math.PI)) | 0;
      mirror.push(`M${n(canvas.width / 2 + random.between(-half, half) - wide / 2)} ${n(y)}h${n(wide)}`);
    }
    canvas.draw(path(mirror.join(''), 'stroke="#ffffff" stroke-width="1.4" opacity=".28" fill="none"'));
    for (const point of shape)
      for (let r = 0; r < 3; r += 1)
        grassTuft(
          garden,
          {
            x: point[0] + random.between(-26, 26),
            y: point[1] + random.between(2, 9),
            scale: 46 + (point[1] - top) * 0.22,
          },
          random.between(0.4, 0.9),
          ['#6d8447', '#8fa35c', '#4a6236'],
        );
    foreground(garden, dry ? ['#9c8a52', '#c2a866', '#dcc78a'] : ['#4a6f33', '#78a04a', '#a8c46c']);
  });
}

export const farmShedView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['golden', 'morning', 'noon', 'overcast'],
  eye: [random.between(6.4, 8.6), random.between(1.9, 2.4), -17],
  at: [0.4, 2],
  angle: 56,
  horizon: 0.62,
});

/** Iron and timber, doors open to the dark. */
export function shed(scene: Scene): void {
  const { random, stage, garden } = scene;
  const iron = random.pick(['#a9aeb0', '#b5b0a4', '#8a4438', '#9aa39c']);
  open(scene, { ground: random.chance(0.5) ? lawns.dry : lawns.green, hill: '#6f8a6a', hillHeight: 90 });
  treeLine(garden, stage.camera.horizon + 12, gumLine, 64, 0.34);
  stage.later(() => {
    for (const [x, z] of [
      [-12, 14],
      [11, 15],
    ] as const)
      gum(garden, spotAt(stage, x, z), { height: random.between(10, 13) });
  });
  paving(
    stage,
    [
      [-3, -18],
      [4, -18],
      [3.4, 0],
      [-3, 0],
    ],
    '#c2a57c',
    { edge: false },
  );
  shadows(stage);
  const [x0, x1, depth, top] = [-6.5, 6, 12, 4.2];
  stage.add(wall([x0, 0, 4], [x1, 0, 4], top, '#1f2324'));
  stage.add(wall([x1, 0, 0], [x1, 0, depth], top, iron, { details: [ribs(0.22, 0.4)] }));
  stage.add(wall([x0, 0, 0], [-3, 0, 0], top, iron, { details: [ribs(0.22, 0.4)] }));
  stage.add(wall([3.2, 0, 0], [x1, 0, 0], top, iron, { details: [ribs(0.22, 0.4)] }));
  stage.add(wall([-3, 3.5, 0], [3.2, 3.5, 0], top - 3.5, iron, { details: [ribs(0.22, 0.4)] }));
  for (const x of [-3, 0.1, 3.2]) post(stage, x, 0, 0, 3.5, 0.26, '#7d6a54');
  gableRoof(stage, { x0, x1, z0: 0, z1: depth }, 'z', top, 1.9, 0.3, {
    colour: random.pick([iron, '#8a4438', '#a9aeb0']),
    details: [ribs(0.26, 0.36)],
    gable: iron,
    gableDetails: [ribs(0.22, 0.4)],
    fascia: darker(iron, 0.2),
    reveal: 0.2,
  });
  hay(scene);
  wireFence(scene, -22, -7.5, -3.5);
  stage.later(() => {
    for (let k = 0; k < 30; k += 1) {
      const x = random.between(-11, 10);
      if (x > -4 && x < 4.6) continue;
      grassTuft(garden, spotAt(stage, x, random.between(-9, -0.6)), random.between(0.25, 0.6), [
        '#a8a060',
        '#7b8f4e',
        '#cdbf80',
      ]);
    }
    foreground(garden, ['#6d7a40', '#9c9a5c', '#c2b26a']);
  });
}

function hay({ stage }: Scene): void {
  for (const [x, z] of [
    [7.6, -1.4],
    [9.2, -0.6],
    [8.4, 1.2],
  ] as const) {
    stage.later(() => {
      const { canvas, light, camera } = stage;
      const s = camera.scaleAt([x, 0, z]);
      const [sx, sy] = camera.project([x, 0, z]);
      const straw = outdoors(light, '#d9b766', 0.7);
      canvas.draw(
        `<ellipse cx="${n(sx + 0.2 * s)}" cy="${n(sy)}" rx="${n(s)}" ry="${n(0.14 * s)}" fill="#22301f" opacity=".4"/><rect x="${n(sx - 0.3 * s)}" y="${n(sy - 1.24 * s)}" width="${n(1.05 * s)}" height="${n(1.24 * s)}" rx="${n(0.4 * s)}" fill="${darker(straw, 0.2)}"/><ellipse cx="${n(sx - 0.1 * s)}" cy="${n(sy - 0.62 * s)}" rx="${n(0.56 * s)}" ry="${n(0.62 * s)}" fill="${straw}"/>`,
      );
      for (const r of [0.44, 0.3, 0.16])
        canvas.draw(
          `<ellipse cx="${n(sx - 0.1 * s)}" cy="${n(sy - 0.62 * s)}" rx="${n(r * 0.9 * s)}" ry="${n(r * s)}" fill="none" stroke="${darker(straw, 0.25)}" stroke-width="1.2" opacity=".7"/>`,
        );
    });
  }
}
