import type { Random } from '../../random.ts';
import { path, polygonPath } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import { garageOn, patch } from '../kit/openings.ts';
import type { Face } from '../kit/stage.ts';
import { bricks } from '../kit/textures.ts';
import type { Scene, View } from '../scene.ts';
import { armchair, chair, clutter, cupboards, painting, pendant, plantPot, stool, table } from './furniture.ts';
import { block, contact, glow, roomShell, type Shell, shape, sunPatch, windowTo } from './room.ts';

export const hallView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['indoors', 'indoors', 'indoors evening'],
  eye: [random.between(-0.8, 0.8), 1.55, -3.4],
  at: [random.between(-0.3, 0.3), 4],
  angle: 64,
  horizon: 0.5,
  mirror: random.chance(0.5),
});

export function officeRoom(scene: Scene): void {
  const { stage, random } = scene;
  const shell: Shell = { x0: -4.2, x1: 4.2, depth: 8, height: 3, near: -2.4 };
  const carpet = random.pick(['#7d858c', '#9a948a', '#5f6a6c', '#8a8f88']);
  const timber = random.pick(['#c9a274', '#e6e2da', '#a8774c']);
  const accent = random.pick(['#2f6a7c', '#c9853a', '#5f7d5a', '#b5523c', '#41607a']);
  const windows = windowTo(scene, { u: 3, v: 0.5, w: 7, h: 2.2 }, 'city', {
    frame: '#3a4046',
    panes: [6, 1],
    curtain: 0,
  });
  roomShell(
    scene,
    shell,
    {
      walls: '#f1f0ec',
      feature: random.pick(['#f1f0ec', accent, '#39424a']),
      floor: carpet,
      tiles: 0.5,
      trim: '#e6e4de',
      cornice: false,
    },
    {
      left: [windows],
      back: [painting(random, { u: 2.8, v: 1.1, w: 2.8, h: 1.3 }, [accent, '#e9e2d2', '#8a9294'], '#3a4046')],
    },
  );
  sunPatch(
    stage,
    [
      [-4, 2],
      [-4, 6],
      [-1.4, 5],
      [-1.4, 1.2],
    ],
    0.4,
  );
  for (const z of [2.4, 5])
    for (const x of [-0.2, 3]) {
      const lamp = x === 3;
      shape(stage, ({ canvas, screen, light }) => {
        const y = shell.height - 0.02;
        const quad = (
          [
            [x - 1.6, y, z - 0.12],
            [x - 0.2, y, z - 0.12],
            [x - 0.2, y, z + 0.12],
            [x - 1.6, y, z + 0.12],
          ] as const
        ).map(screen);
        canvas.draw(
          path(polygonPath(quad), `fill="${light.lampsOn ? '#fff3d0' : '#ffffff'}" opacity="${lamp ? 0.95 : 0.9}"`),
        );
      });
    }
  for (const z of [5.6, 3.6, 1.6])
    for (const x of [-1.5, 1.6]) {
      table(stage, x, z, 1.9, 0.8, 0.73, timber, '#d9dbdc');
      for (const dx of [-0.45, 0.45]) {
        block(stage, { x: [x + dx - 0.28, x + dx + 0.28], y: [0.86, 1.2], z: [z + 0.5, z + 0.53] }, '#24282c');
        block(stage, { x: [x + dx - 0.03, x + dx + 0.03], y: [0.73, 0.88], z: [z + 0.5, z + 0.54] }, '#3a3d40');
        block(stage, { x: [x + dx - 0.2, x + dx + 0.2], y: [0.735, 0.75], z: [z + 0.2, z + 0.34] }, '#d9dbdc');
        chair(stage, x + dx, z - 0.5, random.pick([accent, '#33383c', '#33383c']), false);
      }
    }
  plantPot(scene, 3.7, 6.6, 1.7, '#e6dfd2');
  plantPot(scene, -3.6, 6.8, 1.5, '#3f474c');
}

export function shopRoom(scene: Scene): void {
  const { stage, random } = scene;
  const shell: Shell = { x0: -3.4, x1: 3.4, depth: 7, height: 3.4, near: -2.4 };
  const timber = random.pick(['#c9a274', '#8a5c3a', '#e2d6c0']);
  const feature = random.pick(['#2f4a46', '#f1efe9', '#b5694e', '#41607a', '#d9c7a8']);
  const goods = random.pick([
    ['#d9a05a', '#b5523c', '#e9dfc8', '#6d8a7a'],
    ['#e9dfc8', '#c9b28a', '#8a9a8c', '#f4efe4'],
    ['#8a6a9a', '#d98a7a', '#f0e2c4', '#41607a'],
  ]);
  roomShell(
    scene,
    shell,
    {
      walls: '#f4f2ec',
      feature,
      floor: random.pick(['#c2a077', '#b8b4ae', '#a9825a']),
      boards: random.chance(0.6),
      trim: '#ffffff',
      cornice: false,
    },
    {},
  );
  for (const [x0, x1] of [
    [-3.3, -1.5],
    [-1, 1],
    [1.5, 3.3],
  ] as const)
    rack(scene, x0, x1, 6.62, timber, goods, random);
  for (const side of [-1, 1]) {
    const [a, b] = side < 0 ? [-3.38, -2.94] : [2.94, 3.38];
    for (const z of [4.4, 2.6]) {
      contact(stage, (a + b) / 2, z + 0.7, 0.8, 1.6);
      for (const y of [1.75, 1.2, 0.62, 0.08]) {
        block(stage, { x: [a, b], y: [y, y + 0.05], z: [z, z + 1.5] }, timber);
        for (let k = 0; k < 5; k += 1)
          block(
            stage,
            {
              x: [a + 0.06, b - 0.06],
              y: [y + 0.05, y + random.between(0.2, 0.42)],
              z: [z + 0.08 + k * 0.29, z + 0.28 + k * 0.29],
            },
            random.pick(goods),
            { soft: 0.02 },
          );
      }
    }
  }
  contact(stage, 0, 3.2, 2, 1.1);
  block(stage, { x: [-0.9, 0.9], y: [0, 0.82], z: [2.8, 3.7] }, lighter(timber, 0.1));
  for (const x of [-0.6, -0.2, 0.2, 0.6])
    block(stage, { x: [x - 0.14, x + 0.14], y: [0.82, random.between(0.95, 1.2)], z: [3, 3.3] }, random.pick(goods), {
      soft: 0.03,
    });
  for (const x of [-1.6, 0, 1.6])
    pendant(stage, x, 3.2, 2.5, shell.height, random.pick(['#2b2f33', '#c9a05a', '#f4efe4']), 'dome');
}

function rack(
  { stage }: Scene,
  x0: number,
  x1: number,
  z: number,
  timber: string,
  goods: readonly string[],
  random: Random,
): void {
  block(stage, { x: [x0, x1], y: [0, 2.2], z: [z, z + 0.34] }, timber);
  for (const y of [0.12, 0.66, 1.2, 1.74]) {
    shape(stage, ({ canvas, screen, inLight }) => {
      const quad = (
        [
          [x0 + 0.05, y, z - 0.002],
          [x1 - 0.05, y, z - 0.002],
          [x1 - 0.05, y + 0.42, z - 0.002],
          [x0 + 0.05, y + 0.42, z - 0.002],
        ] as const
      ).map(screen);
      canvas.draw(path(polygonPath(quad), `fill="${inLight(darker(timber, 0.32), [0, 0, -1])}"`));
    });
    for (let x = x0 + 0.12; x < x1 - 0.2; x += 0.24)
      block(
        stage,
        { x: [x, x + random.between(0.12, 0.2)], y: [y, y + random.between(0.14, 0.36)], z: [z - 0.02, z] },
        random.pick(goods),
        { soft: 0.015 },
      );
  }
}

export function cafeRoom(scene: Scene): void {
  const { stage, random } = scene;
  const shell: Shell = { x0: -3.6, x1: 3.6, depth: 6.4, height: 3.3, near: -2.4 };
  const timber = random.pick(['#8a5c3a', '#a8774c', '#c9a274']);
  const green = random.pick(['#2f4a46', '#3f5f57', '#6d3b34', '#27405c', '#e6e0d4']);
  const brick = bricks(random, { spread: 0.08 });
  const street = windowTo(scene, { u: 2.2, v: 0.7, w: 5, h: 2.1 }, 'garden', {
    frame: '#2b2f33',
    panes: [5, 1],
    curtain: 0,
  });
  const shelvesOn: Face['details'][number] = (brush, face) => {
    for (const v of [1.55, 2.05]) patch(brush, face, { u: 1.2, v, w: 4.8, h: 0.06 }, timber);
  };
  roomShell(
    scene,
    shell,
    {
      walls: '#efe9dd',
      feature: random.pick(['#a8614a', '#efe9dd', '#c9b49a']),
      floor: random.pick(['#8d8a84', '#a9825a', '#c2a077']),
      boards: random.chance(0.5),
      tiles: 0.4,
      trim: '#3a3d40',
      cornice: false,
    },
    { left: [street], back: [brick, shelvesOn] },
  );
  sunPatch(
    stage,
    [
      [-3.4, 1.6],
      [-3.4, 5],
      [-1.2, 4.2],
      [-1.2, 1],
    ],
    0.5,
  );
  clutter(stage, random, -2.3, 2.3, 1.61, 6.2, ['#f4efe4', '#8a5a44', '#c9b28a', '#4f5f57', '#d98a5a'], 11);
  clutter(stage, random, -2.3, 2.3, 2.11, 6.2, ['#f4efe4', '#8a5a44', '#c9b28a', '#4f5f57', '#2b2f33'], 9);
  contact(stage, 0.2, 5, 4.8, 1);
  cupboards(stage, -2.2, 2.6, 0.06, 1.02, 4.7, 5.3, green, 6, { handle: green });
  block(stage, { x: [-2.3, 2.7], y: [1.02, 1.08], z: [4.6, 5.4] }, timber, { top: lighter(timber, 0.15) });
  block(stage, { x: [-1.7, -0.8], y: [1.08, 1.55], z: [4.9, 5.25] }, '#b9bdc0', { soft: 0.04 });
  block(stage, { x: [-1.6, -0.9], y: [1.55, 1.62], z: [4.9, 5.2] }, '#8a5a44');
  block(stage, { x: [0.7, 2], y: [1.08, 1.5], z: [4.85, 5.2] }, '#dfeaec', { soft: 0.03 });
  clutter(stage, random, 0.8, 1.9, 1.12, 4.84, ['#d9a05a', '#b5793c', '#e9c98a'], 6);
  for (const x of [-1.4, -0.2, 1]) stool(stage, x, 4.1, timber);
  for (const x of [-1.6, 0.2, 2])
    pendant(stage, x, 4.9, 2.2, shell.height, random.pick(['#2b2f33', '#c9a05a', '#f4efe4']), 'dome');
  for (const [x, z] of [
    [-2.4, 2.7],
    [2.4, 2.5],
    [-2, 0.8],
    [2.2, 0.7],
  ] as const) {
    chair(stage, x - 0.62, z + 0.1, timber, true);
    table(stage, x, z, 0.7, 0.7, 0.74, lighter(timber, 0.15), '#2b2f33');
    block(stage, { x: [x - 0.05, x + 0.05], y: [0.74, 0.81], z: [z + 0.3, z + 0.4] }, '#ffffff', { soft: 0.02 });
    chair(stage, x + 0.62, z + 0.1, timber, true);
  }
  plantPot(scene, 3.1, 4.4, 1.4, '#8a5a44');
}

export function warehouseHall(scene: Scene): void {
  const { stage, random } = scene;
  const shell: Shell = { x0: -7, x1: 7, depth: 16, height: 6.4, near: -2.6 };
  const door: Face['details'][number] = garageOn(
    { u: 4.4, v: 0, w: 5.2, h: 4.6 },
    random.pick(['#c9d2d6', '#8fa6b4', '#d9cdb4']),
    14,
  );
  const steel = random.pick(['#8a949a', '#5f7a8c', '#a85c3c']);
  roomShell(
    scene,
    shell,
    {
      walls: '#d9dbda',
      floor: random.pick(['#a5a6a4', '#b3b0aa', '#989ba0']),
      tiles: 4,
      trim: '#c2c4c2',
      ceiling: '#c9ccce',
      cornice: false,
    },
    { back: [door, (brush, face) => patch(brush, face, { u: 0, v: 4.9, w: 14, h: 0.5 }, '#e9eef0')] },
  );
  for (const z of [13.6, 10.4, 7.2, 4, 0.8]) {
    block(stage, { x: [-6.95, -6.7], y: [0, 6.4], z: [z, z + 0.25] }, steel);
    block(stage, { x: [6.7, 6.95], y: [0, 6.4], z: [z, z + 0.25] }, steel);
    shape(stage, ({ canvas, screen, inLight, scale }) => {
      const tone = inLight(steel, [0, 0, -1]);
      const [a, b, c] = (
        [
          [-6.8, 5.9, z],
          [0, 6.3, z],
          [6.8, 5.9, z],
        ] as const
      ).map(screen);
      if (!a || !b || !c) return;
      canvas.draw(
        path(
          `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}`,
          `stroke="${tone}" stroke-width="${(0.18 * scale([0, 6, z])).toFixed(1)}" fill="none"`,
        ),
      );
    });
    for (const x of [-3.4, 3.4]) glow(stage, [x, 5.6, z], 1.3, 0.6);
  }
  for (const side of [-1, 1])
    for (const z of [10, 6.5, 3]) {
      const [a, b] = side < 0 ? [-6.4, -5.1] : [5.1, 6.4];
      contact(stage, (a + b) / 2, z + 1.2, 1.6, 2.6);
      for (const y of [0.1, 1.7, 3.3]) {
        block(stage, { x: [a, b], y: [y, y + 0.1], z: [z, z + 2.5] }, '#d0762e');
        for (let k = 0; k < 3; k += 1)
          if (random.chance(0.8))
            block(
              stage,
              {
                x: [a + 0.1, b - 0.1],
                y: [y + 0.1, y + random.between(0.7, 1.35)],
                z: [z + 0.1 + k * 0.8, z + 0.8 + k * 0.8],
              },
              random.pick(['#c9a06a', '#b5905c', '#d9b783', '#9fb0b8']),
            );
      }
      for (const dz of [0, 2.42])
        block(
          stage,
          { x: [side < 0 ? b - 0.08 : a, side < 0 ? b : a + 0.08], y: [0, 4.8], z: [z + dz, z + dz + 0.08] },
          '#2f5d8a',
        );
    }
  if (random.chance(0.7)) {
    contact(stage, -2.4, 6.4, 1.6, 1.6);
    block(stage, { x: [-3, -1.8], y: [0, 0.16], z: [5.8, 7] }, '#b5905c');
    block(stage, { x: [-2.95, -1.85], y: [0.16, 1.2], z: [5.85, 6.95] }, '#c9a06a');
  }
  shape(stage, ({ canvas, screen }) => {
    for (const x of [-4, 4])
      canvas.draw(
        path(
          polygonPath(
            (
              [
                [x - 0.06, 0.01, -2],
                [x + 0.06, 0.01, -2],
                [x + 0.06, 0.01, 15.5],
                [x - 0.06, 0.01, 15.5],
              ] as const
            ).map(screen),
          ),
          'fill="#e0b23a" opacity=".8"',
        ),
      );
  });
}

export function clinicRoom(scene: Scene): void {
  const { stage, random } = scene;
  const shell: Shell = { x0: -3.4, x1: 3.4, depth: 5.4, height: 2.8, near: -2.2 };
  const calm = random.pick(['#6d9a94', '#7d94b0', '#8fae8a', '#c9a06a']);
  const timber = random.pick(['#d8bd94', '#c9a274', '#f1efe9']);
  const view = windowTo(scene, { u: 2.2, v: 0.8, w: 3.2, h: 1.6 }, 'garden', {
    frame: '#ffffff',
    panes: [3, 1],
    curtain: 0,
  });
  roomShell(
    scene,
    shell,
    {
      walls: '#f6f5f1',
      feature: random.chance(0.5) ? calm : '#f6f5f1',
      floor: random.pick(['#d9cdb8', '#b8bcbc', '#c9b79c']),
      boards: random.chance(0.6),
      trim: '#ffffff',
      cornice: false,
    },
    {
      left: [view],
      back: [painting(random, { u: 4.5, v: 1.2, w: 1.3, h: 0.9 }, [calm, '#e9e2d2', '#f4efe4'], '#ffffff')],
    },
  );
  sunPatch(
    stage,
    [
      [-3.2, 1],
      [-3.2, 3.6],
      [-1.4, 3],
      [-1.4, 0.6],
    ],
    0.4,
  );
  contact(stage, -0.7, 4.3, 3, 0.9);
  block(stage, { x: [-2.2, 0.8], y: [0, 1.08], z: [4, 4.5] }, timber);
  block(stage, { x: [-2.3, 0.9], y: [1.08, 1.13], z: [3.9, 4.6] }, '#fbfaf6', { top: '#ffffff' });
  block(stage, { x: [-1.5, -0.95], y: [1.13, 1.46], z: [4.4, 4.43] }, '#24282c');
  plantPot(scene, 0.5, 4.2, 0.4, '#f4efe4', 'bushy', 1.13);
  for (const x of [-0.7]) pendant(stage, x, 4.2, 2.1, shell.height, '#f4efe4', 'drum');
  for (const x of [1.3, 2.2, 3]) armchair(stage, x, 2.6, random.pick([calm, darker(calm, 0.15), '#d6d2c8']));
  table(stage, 1.7, 1.4, 0.8, 0.5, 0.4, timber);
  clutter(stage, random, 1.5, 1.9, 0.4, 1.55, [calm, '#f4efe4', '#c9b28a'], 2);
  plantPot(scene, 3, 4.5, 1.4, '#e6dfd2');
}
