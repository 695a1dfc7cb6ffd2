import type { Look } from '../../homes/home.ts';
import type { Random } from '../../random.ts';
import { linear, linePath, n, path, polygonPath } from '../kit/canvas.ts';
import { darker, lighter, mix } from '../kit/colour.ts';
import { patch } from '../kit/openings.ts';
import { type Face, wall } from '../kit/stage.ts';
import { bricks } from '../kit/textures.ts';
import type { Scene } from '../scene.ts';
import {
  armchair,
  bed,
  chair,
  clutter,
  cupboards,
  floorLamp,
  lampShade,
  painting,
  pendant,
  plantPot,
  rug,
  sofa,
  stool,
  table,
} from './furniture.ts';
import {
  block,
  contact,
  type Finish,
  glow,
  type Outlook,
  roomShell,
  type Shell,
  shape,
  sunPatch,
  windowTo,
} from './room.ts';

type Style = { finish: Finish; accents: readonly string[]; timber: string; cloth: string; outlook: Outlook };

/** Colours that go together, by the kind of house. */
function styleOf(random: Random, look: Look): Style {
  if (look === 'character') {
    const walls = random.pick(['#efe9dc', '#dfe3da', '#d4dbe0', '#ece0cf', '#c9d0c4']);
    return {
      finish: {
        walls,
        feature: random.chance(0.4) ? random.pick(['#4f5f57', '#3f4f63', '#a98a72', '#6d7a6c']) : walls,
        floor: random.pick(['#a8744a', '#8a5a38', '#b98a5c']),
        boards: true,
        trim: '#fbf8f0',
      },
      accents: random.pick([
        ['#a85c3c', '#3f5f57', '#d9b98a'],
        ['#6d3b4a', '#c9a06a', '#4f6a7c'],
        ['#b5823a', '#54704f', '#e2cfae'],
      ]),
      timber: random.pick(['#6b4428', '#8a5c3a', '#4a3020']),
      cloth: random.pick(['#e6dccb', '#7d8b84', '#9a6a52', '#c9b8a0']),
      outlook: 'garden',
    };
  }
  if (look === 'coastal') {
    const walls = random.pick(['#f8f6f0', '#eef2f1', '#f4efe4']);
    return {
      finish: {
        walls,
        feature: random.chance(0.3) ? '#cfdcdf' : walls,
        floor: random.pick(['#d9bf98', '#c9ab82', '#e2d0b0']),
        boards: true,
        trim: '#ffffff',
      },
      accents: random.pick([
        ['#5f93a0', '#e2c79a', '#2f6a7c'],
        ['#8fb5a8', '#d98a5a', '#f0e2c4'],
        ['#3f7a8c', '#e9dfc8', '#c9a06a'],
      ]),
      timber: random.pick(['#c9a274', '#b58e62', '#d8bd94']),
      cloth: random.pick(['#f1ece0', '#dfe4e0', '#cfd8d6']),
      outlook: 'sea',
    };
  }
  const walls = random.pick(['#f4f2ed', '#eceae4', '#f7f5f1', '#e2e0da']);
  return {
    finish: {
      walls,
      feature: random.chance(0.4) ? random.pick(['#3f474c', '#8a9088', '#c4b8a6', '#58646a']) : walls,
      floor: random.pick(['#c2a077', '#d3c7b5', '#a9825a', '#bdb3a4']),
      boards: random.chance(0.75),
      trim: '#ffffff',
      cornice: false,
    },
    accents: random.pick([
      ['#c9853a', '#4a5a5f', '#e2d8c6'],
      ['#6d8a7a', '#d9c7a4', '#2f3f44'],
      ['#b5694e', '#39424a', '#e9ddc8'],
      ['#41607a', '#d8b46a', '#f0e8da'],
    ]),
    timber: random.pick(['#a8774c', '#c9a274', '#6b4a32']),
    cloth: random.pick(['#d6d2c8', '#8d9294', '#e9e4d8', '#5f676b']),
    outlook: look === 'urban' ? 'city' : random.pick(['garden', 'hills']),
  };
}

const shellOf = (random: Random): Shell => ({
  x0: -random.between(2.35, 2.7),
  x1: random.between(2.35, 2.7),
  depth: 4.1,
  height: random.between(2.65, 2.95),
  near: -1.6,
});

export function living(scene: Scene, look: Look): void {
  const { stage, random } = scene;
  const style = styleOf(random, look);
  const shell = shellOf(random);
  const { x0, depth, height } = shell;
  const view = windowTo(
    scene,
    { u: 2.4, v: look === 'character' ? 0.5 : 0.06, w: 2.7, h: look === 'character' ? 1.75 : 2.25 },
    style.outlook,
    { frame: style.finish.trim, panes: look === 'character' ? [3, 2] : [3, 1], curtain: 0.2, cloth: '#faf6ee' },
  );
  const art = painting(
    random,
    { u: -x0 - 0.85, v: 1.25, w: 1.7, h: 1 },
    [...style.accents, style.finish.walls],
    random.pick(['#3d342b', '#c9a274', '#f6f2ea']),
  );
  roomShell(scene, shell, style.finish, { left: [view], back: look === 'character' ? [] : [art] });
  if (look === 'character') fireplace(scene, depth, style, random);
  sunPatch(
    stage,
    [
      [x0 + 0.1, 1.2],
      [x0 + 0.1, 3.2],
      [x0 + 2.3, 2.5],
      [x0 + 2.1, 0.6],
    ],
    0.55,
  );
  rug(stage, -1.7, 1.7, 0.9, 3.1, random.pick([...style.accents, '#e6ddcc', '#d2d5d2']), random);
  const cushions = [style.accents[0] ?? '#b5694e', style.accents[1] ?? '#4a5a5f', style.accents[2] ?? '#e2d8c6'];
  if (look === 'character') {
    armchair(stage, -1.75, 2.5, random.pick(style.accents));
    sofaSideways(scene, 2.05, style.cloth);
  } else sofa(stage, 0, 3, 2.5, style.cloth, cushions);
  plantPot(
    scene,
    look === 'character' ? 2.3 : shell.x1 - 0.5,
    3.7,
    random.between(1.1, 1.6),
    random.pick(['#e6dfd2', '#8a5a44', '#3f474c']),
  );
  if (look !== 'character') floorLamp(stage, -1.75, 3.4);
  table(stage, 0, 1.4, 1.15, 0.62, 0.38, style.timber);
  clutter(stage, random, -0.4, 0.45, 0.38, 1.62, [...style.accents, '#f4efe4'], 3);
  if (random.chance(0.7) && look !== 'character')
    armchair(stage, random.pick([-1.85, 1.95]), 1.1, random.pick(style.accents));
  pendant(
    stage,
    0,
    2.2,
    height - 0.5,
    height,
    random.pick(['#f4efe4', style.accents[1] ?? '#3a3d40', '#2b2f33']),
    random.pick(['drum', 'globe', 'dome']),
  );
}

function sofaSideways({ stage }: Scene, x: number, colour: string): void {
  contact(stage, x, 1.7, 1.1, 2.3);
  block(stage, { x: [x + 0.36, x + 0.62], y: [0.14, 0.84], z: [0.7, 2.7] }, colour, { soft: 0.1 });
  block(stage, { x: [x - 0.4, x + 0.5], y: [0.12, 0.62], z: [2.5, 2.72] }, darker(colour, 0.04), { soft: 0.07 });
  block(stage, { x: [x - 0.4, x + 0.38], y: [0.14, 0.47], z: [0.9, 2.5] }, lighter(colour, 0.05), { soft: 0.06 });
  block(stage, { x: [x - 0.4, x + 0.5], y: [0.12, 0.62], z: [0.68, 0.9] }, darker(colour, 0.04), { soft: 0.07 });
}

function fireplace({ stage }: Scene, depth: number, style: Style, random: Random): void {
  const z = depth - 0.34;
  const mantel = random.pick(['#faf7f0', '#3a3634', style.timber]);
  const breast = style.finish.feature ?? style.finish.walls;
  stage.add(
    wall([-1.05, 0, z], [1.05, 0, z], 2.8, lighter(breast, 0.03), {
      casts: false,
      receives: false,
      details: [painting(random, { u: 0.5, v: 1.5, w: 1.1, h: 0.85 }, [...style.accents, '#e9e2d2'], '#a98a52')],
    }),
    'always',
  );
  block(stage, { x: [-0.85, 0.85], y: [0, 1.12], z: [z - 0.12, z] }, mantel);
  block(stage, { x: [-0.98, 0.98], y: [1.12, 1.2], z: [z - 0.22, z] }, lighter(mantel, 0.06));
  stage.add(
    wall([-0.5, 0, z - 0.125], [0.5, 0, z - 0.125], 0.82, '#2a2524', {
      casts: false,
      receives: false,
      details: [bricks(random, { mortar: '#4a423c' })],
    }),
    'always',
  );
  shape(stage, ({ canvas, screen, scale }) => {
    const [x, y] = screen([0, 0.08, z - 0.14]);
    const s = scale([0, 0, z]);
    canvas.draw(
      path(
        `M${n(x - 0.2 * s)} ${n(y)}q${n(0.02 * s)} ${n(-0.34 * s)} ${n(0.14 * s)} ${n(-0.4 * s)}q${n(-0.02 * s)} ${n(0.14 * s)} ${n(0.06 * s)} ${n(0.12 * s)}q${n(0.02 * s)} ${n(-0.2 * s)} ${n(0.1 * s)} ${n(-0.26 * s)}q${n(0.1 * s)} ${n(0.2 * s)} ${n(0.1 * s)} ${n(0.54 * s)}Z`,
        'fill="#ff9a3c"',
      ),
    );
    canvas.draw(
      path(
        `M${n(x - 0.1 * s)} ${n(y)}q0 ${n(-0.2 * s)} ${n(0.1 * s)} ${n(-0.26 * s)}q${n(0.1 * s)} ${n(0.1 * s)} ${n(0.1 * s)} ${n(0.26 * s)}Z`,
        'fill="#ffe08a"',
      ),
    );
    canvas.draw(
      `<rect x="${n(x - 0.3 * s)}" y="${n(y - 0.04 * s)}" width="${n(0.6 * s)}" height="${n(0.08 * s)}" rx="3" fill="#4a3424"/>`,
    );
  });
  glow(stage, [0, 0.3, z - 0.2], 1, 0.9);
  clutter(stage, random, -0.85, 0.85, 1.2, z - 0.16, [...style.accents, '#f4efe4'], 5);
}

export function kitchen(scene: Scene, look: Look): void {
  const { stage, random } = scene;
  const style = styleOf(random, look);
  const shell = shellOf(random);
  const { x0, x1, depth, height } = shell;
  const fronts =
    look === 'character'
      ? random.pick(['#4f6a5f', '#e9e4d6', '#3f4f63', '#b9c2b4'])
      : look === 'coastal'
        ? random.pick(['#ffffff', '#cfdcdf', '#e9e2d2'])
        : random.pick(['#f4f3f0', '#39424a', '#c9c2b6', '#6d7a70', '#a8774c']);
  const stone = random.pick(['#f4f2ee', '#e2ddd4', '#3a3d40', '#d9d6d0']);
  const splash = random.pick(['#f1eee8', '#cfdad6', '#e6d8c8', '#b9c4c6', '#f7f5f0']);
  const openWindow = windowTo(scene, { u: -x0 - 0.9, v: 1.05, w: 1.8, h: 1 }, style.outlook, {
    frame: style.finish.trim,
    panes: [2, 1],
    curtain: 0,
  });
  const tilesOn: Face['details'][number] = (brush, face) => {
    patch(brush, face, { u: 0, v: 0.9, w: face.length, h: 0.75 }, splash);
    const lines: string[] = [];
    for (let v = 0.9, row = 0; v < 1.66; v += 0.1, row += 1) {
      lines.push(linePath([brush.screen(face.at(0, v)), brush.screen(face.at(face.length, v))]));
      for (let u = row % 2 ? 0.1 : 0; u < face.length; u += 0.2)
        lines.push(linePath([brush.screen(face.at(u, v)), brush.screen(face.at(u, v + 0.1))]));
    }
    brush.canvas.draw(
      path(lines.join(''), `stroke="${darker(splash, 0.25)}" stroke-width=".8" opacity=".4" fill="none"`),
    );
  };
  const side = windowTo(scene, { u: 1.7, v: 0.06, w: 2.4, h: 2.2 }, style.outlook, {
    frame: style.finish.trim,
    panes: [2, 1],
    curtain: 0,
  });
  roomShell(scene, shell, style.finish, { back: [tilesOn, openWindow], left: [side] });
  sunPatch(
    stage,
    [
      [x0 + 0.1, 0.6],
      [x0 + 0.1, 2.4],
      [x0 + 2, 1.9],
      [x0 + 1.8, 0.1],
    ],
    0.5,
  );
  // Along the back: cupboards, a bench, an oven, a fridge at the end.
  const back = depth - 0.62;
  cupboards(stage, x0 + 0.02, x1 - 0.95, 0.1, 0.87, back, depth, fronts, 7, { drawers: true });
  block(stage, { x: [x0 + 0.02, x1 - 0.95], y: [0.87, 0.915], z: [back - 0.03, depth] }, stone, {
    top: lighter(stone, 0.1),
  });
  const upper = look === 'coastal' ? lighter(fronts, 0.2) : fronts;
  cupboards(stage, x0 + 0.02, -1, 1.62, height - 0.25, depth - 0.36, depth, upper, 2);
  cupboards(stage, 1, x1 - 0.95, 1.62, height - 0.25, depth - 0.36, depth, upper, 2);
  block(
    stage,
    { x: [x1 - 0.93, x1 - 0.02], y: [0, 1.95], z: [depth - 0.7, depth] },
    random.pick(['#c9ccce', '#b9bdc0', fronts]),
    { soft: 0.01 },
  );
  shape(stage, ({ canvas, screen }) => {
    canvas.draw(
      path(
        linePath(
          [
            [x1 - 0.48, 0.05, depth - 0.7],
            [x1 - 0.48, 1.9, depth - 0.7],
          ].map((p) => screen(p as [number, number, number])),
        ),
        'stroke="#6d7276" stroke-width="1.4" opacity=".6"',
      ),
    );
    canvas.draw(
      path(
        linePath(
          [
            [x1 - 0.54, 0.8, depth - 0.71],
            [x1 - 0.54, 1.4, depth - 0.71],
          ].map((p) => screen(p as [number, number, number])),
        ),
        'stroke="#8a8f93" stroke-width="4" stroke-linecap="round"',
      ),
    );
  });
  block(stage, { x: [1.1, 1.72], y: [0.18, 0.78], z: [back - 0.01, back] }, '#24282c');
  block(stage, { x: [1.16, 1.66], y: [0.26, 0.6], z: [back - 0.015, back] }, '#3d464c');
  block(stage, { x: [1.12, 1.7], y: [0.917, 0.925], z: [back + 0.06, back + 0.54] }, '#24282c');
  tap(scene, 0, back + 0.34);
  clutter(stage, random, x0 + 0.2, -1.2, 0.915, back + 0.28, [...style.accents, '#f4efe4', '#8a5a44'], 5);
  plantPot(scene, 0.62, back + 0.24, 0.34, '#f4efe4', 'bushy', 0.915);
  // The island.
  const island = random.pick([fronts, style.timber, darker(fronts, 0.12)]);
  contact(stage, 0, 1.35, 2.9, 1.1);
  cupboards(stage, -1.2, 1.2, 0.06, 0.88, 1.1, 1.8, island, 4);
  block(stage, { x: [-1.36, 1.36], y: [0.88, 0.94], z: [0.84, 1.9] }, stone, { top: lighter(stone, 0.12) });
  clutter(stage, random, 0.2, 1.1, 0.94, 1.4, [...style.accents, '#f4efe4'], 3);
  bowl(scene, -0.55, 0.94, 1.35, random);
  for (const x of [-0.85, 0, 0.85]) stool(stage, x, 0.72, random.pick([style.timber, '#33383c']));
  for (const x of [-0.62, 0.62])
    pendant(
      stage,
      x,
      1.35,
      height - 0.85,
      height,
      random.pick(['#2b2f33', '#c9a05a', '#f4efe4', style.accents[0] ?? '#c9853a']),
      'dome',
    );
}

function tap({ stage }: Scene, x: number, z: number): void {
  shape(stage, ({ canvas, screen, scale }) => {
    const [sx, sy] = screen([x, 0.915, z]);
    const s = scale([x, 0.9, z]);
    canvas.draw(
      path(
        `M${n(sx)} ${n(sy)}v${n(-0.26 * s)}q0 ${n(-0.08 * s)} ${n(0.08 * s)} ${n(-0.08 * s)}t${n(0.07 * s)} ${n(0.1 * s)}`,
        `stroke="#8a8f93" stroke-width="${n(0.026 * s)}" fill="none" stroke-linecap="round"`,
      ),
    );
  });
}

function bowl({ stage }: Scene, x: number, y: number, z: number, random: Random): void {
  const fruit = random.pick(['#e0a52c', '#c8442f', '#8fae3a']);
  shape(stage, ({ canvas, screen, scale, inLight }) => {
    const [sx, sy] = screen([x, y, z]);
    const s = scale([x, y, z]);
    for (const [dx, dy] of [
      [-0.08, -0.11],
      [0.05, -0.13],
      [0.12, -0.09],
      [-0.02, -0.16],
    ] as const)
      canvas.draw(
        `<circle cx="${n(sx + dx * s)}" cy="${n(sy + dy * s)}" r="${n(0.055 * s)}" fill="${inLight(fruit, [-0.4, 0.6, -0.6])}"/>`,
      );
    canvas.draw(
      path(
        `M${n(sx - 0.2 * s)} ${n(sy - 0.1 * s)}q${n(0.02 * s)} ${n(0.1 * s)} ${n(0.14 * s)} ${n(0.1 * s)}h${n(0.12 * s)}q${n(0.12 * s)} 0 ${n(0.14 * s)} ${n(-0.1 * s)}Z`,
        `fill="${inLight('#f1ece2', [0, 0.2, -1])}"`,
      ),
    );
  });
}

export function bedroom(scene: Scene, look: Look): void {
  const { stage, random } = scene;
  const style = styleOf(random, look);
  const shell = { ...shellOf(random), x0: -2.5, x1: 2.5 };
  const { x0, depth, height } = shell;
  const carpet = !style.finish.boards || random.chance(0.35);
  const finish = {
    ...style.finish,
    ...(carpet ? { boards: false, floor: random.pick(['#d6cfc2', '#c4bdb2', '#b8b4ae']) } : {}),
  };
  const side = windowTo(
    scene,
    { u: 2, v: look === 'modern' ? 0.3 : 0.7, w: 2.3, h: look === 'modern' ? 2 : 1.5 },
    style.outlook,
    {
      frame: finish.trim,
      panes: look === 'character' ? [3, 2] : [2, 1],
      curtain: 0.24,
      cloth: random.pick(['#faf6ee', '#e9e2d4', style.accents[2] ?? '#f4efe4']),
    },
  );
  const over = random.chance(0.65)
    ? painting(
        random,
        { u: 1.75, v: 1.5, w: 1.5, h: 0.75 },
        [...style.accents, finish.walls],
        random.pick(['#3d342b', '#c9a274', '#f6f2ea']),
      )
    : painting(random, { u: 1.3, v: 1.45, w: 0.7, h: 0.9 }, [...style.accents, finish.walls], '#f6f2ea');
  const robe: Face['details'][number] = (brush, face) => {
    patch(brush, face, { u: 0.5, v: 0, w: 2.6, h: 2.3 }, lighter(finish.walls, 0.2));
    for (const u of [0.5, 1.8, 3.1])
      brush.canvas.draw(
        path(
          linePath([brush.screen(face.at(u, 0)), brush.screen(face.at(u, 2.3))]),
          'stroke="#6d7276" stroke-width="1.6" opacity=".5"',
        ),
      );
  };
  roomShell(scene, shell, finish, {
    left: [side],
    back: [over],
    right: [robe],
  });
  sunPatch(
    stage,
    [
      [x0 + 0.1, 1.4],
      [x0 + 0.1, 3],
      [x0 + 1.5, 2.5],
      [x0 + 1.4, 1],
    ],
    0.5,
  );
  rug(stage, -1.75, 1.75, 0.7, 3.2, random.pick(['#e6ddcc', '#d2d5d2', style.accents[1] ?? '#d2d5d2']), random);
  const linen = random.pick(['#f7f4ee', '#eceff0', '#e9e2d4', '#dfe6e4']);
  for (const x of [-1.28, 1.28]) {
    contact(stage, x, depth - 0.3, 0.6, 0.5);
    cupboards(stage, x - 0.24, x + 0.24, 0.12, 0.52, depth - 0.44, depth - 0.02, style.timber, 1);
    block(
      stage,
      { x: [x - 0.05, x + 0.05], y: [0.52, 0.74], z: [depth - 0.28, depth - 0.2] },
      random.pick([...style.accents, '#f4efe4']),
      { soft: 0.03 },
    );
    lampShade(stage, x, 0.74, depth - 0.24, 0.15, '#f6efe0');
    glow(stage, [x, 0.85, depth - 0.24], 0.9);
  }
  bed(
    stage,
    0,
    depth - 0.12,
    1.75,
    linen,
    random.pick(style.accents),
    random.pick([style.timber, style.cloth, '#c9c2b4']),
    [style.accents[0] ?? '#c9853a', style.accents[1] ?? '#4a5a5f'].slice(0, random.whole(1, 2)),
  );
  pendant(stage, 0, 2.4, height - 0.42, height, '#f4efe4', random.pick(['drum', 'globe']));
  if (random.chance(0.5)) plantPot(scene, x0 + 0.45, 3.9, 1, '#e6dfd2');
}

export function bathroom(scene: Scene, look: Look): void {
  const { stage, random } = scene;
  const style = styleOf(random, look);
  const shell: Shell = { x0: -1.9, x1: 1.9, depth: 3.3, height: 2.7, near: -1.6 };
  const { x0, x1, depth } = shell;
  const tile =
    look === 'character'
      ? random.pick(['#f6f4ee', '#dfe8e2', '#e6e0e6'])
      : look === 'coastal'
        ? random.pick(['#f7f9f8', '#cfe2e0', '#e6eef0'])
        : random.pick(['#e2ded6', '#c9c6c0', '#f1efea', '#8f9694', '#b9a99a']);
  const floor = random.pick(['#8d9092', '#d6d0c6', '#4a5054', '#c2bcb0', '#e6e2da']);
  const tiled =
    (size: readonly [number, number], to: number): Face['details'][number] =>
    (brush, face) => {
      patch(brush, face, { u: 0, v: 0, w: face.length, h: to }, tile);
      const lines: string[] = [];
      for (let v = 0, row = 0; v < to; v += size[1], row += 1) {
        lines.push(linePath([brush.screen(face.at(0, v)), brush.screen(face.at(face.length, v))]));
        for (let u = row % 2 ? size[0] / 2 : 0; u < face.length; u += size[0])
          lines.push(linePath([brush.screen(face.at(u, v)), brush.screen(face.at(u, Math.min(to, v + size[1])))]));
      }
      brush.canvas.draw(
        path(lines.join(''), `stroke="${darker(tile, 0.3)}" stroke-width=".8" opacity=".32" fill="none"`),
      );
    };
  const size = random.pick([
    [0.3, 0.15],
    [0.6, 0.3],
    [0.15, 0.075],
    [0.3, 0.6],
  ] as const);
  const up = look === 'character' ? 1.3 : 2.7;
  const window = windowTo(scene, { u: 0.5, v: 1.35, w: 1.5, h: 0.95 }, style.outlook, {
    frame: '#ffffff',
    panes: [2, 1],
    curtain: 0,
  });
  roomShell(
    scene,
    shell,
    { ...style.finish, floor, boards: false, tiles: random.pick([0.3, 0.6, 0.2]), cornice: false },
    { back: [tiled(size, up), window], left: [tiled(size, up)], right: [tiled(size, up)] },
  );
  sunPatch(
    stage,
    [
      [-1.4, 1.8],
      [0.1, 1.8],
      [0.5, 0.9],
      [-1.1, 0.9],
    ],
    0.4,
  );
  tub(scene, -0.72, 2.5);
  // Vanity along the right.
  const wood = random.pick([style.timber, '#f4f2ee', '#39424a', '#6d8a7a']);
  contact(stage, x1 - 0.3, 1.7, 0.8, 1.8);
  block(stage, { x: [x1 - 0.52, x1 - 0.02], y: [0.36, 0.82], z: [0.9, 2.5] }, wood);
  block(stage, { x: [x1 - 0.55, x1 - 0.01], y: [0.82, 0.87], z: [0.86, 2.54] }, '#f6f4f0', { top: '#ffffff' });
  for (const z of [1.3, 2.1])
    block(stage, { x: [x1 - 0.46, x1 - 0.12], y: [0.87, 0.98], z: [z - 0.2, z + 0.2] }, '#ffffff', { soft: 0.04 });
  mirror(scene, x1, random.chance(0.6));
  clutter(stage, random, x1 - 0.4, x1 - 0.1, 0.87, 1.65, [...style.accents, '#f4efe4'], 2);
  // Glass of the shower, towels, a stool.
  shape(stage, ({ canvas, screen }) => {
    const pane = [
      [0.62, 0, depth - 0.05],
      [0.62, 0, depth - 1.1],
      [0.62, 2.05, depth - 1.1],
      [0.62, 2.05, depth - 0.05],
    ].map((p) => screen(p as [number, number, number]));
    canvas.draw(path(polygonPath(pane), 'fill="#dff0f2" opacity=".3" stroke="#9fb3b6" stroke-width="2"'));
    const [hx, hy] = screen([1.3, 2.05, depth - 0.2]);
    canvas.draw(
      `<ellipse cx="${n(hx)}" cy="${n(hy)}" rx="26" ry="6" fill="#4a5054"/><rect x="${n(hx - 2)}" y="${n(hy - 30)}" width="4" height="30" fill="#4a5054"/>`,
    );
  });
  towel(scene, x0 + 0.03, 1.3, random.pick(style.accents));
  table(stage, -1.55, 1.5, 0.34, 0.3, 0.44, style.timber);
  clutter(stage, random, -1.66, -1.44, 0.44, 1.6, ['#f4efe4', ...style.accents], 2);
  plantPot(scene, 0.25, 2.75, 0.62, '#e6dfd2', 'broad');
  if (random.chance(0.5)) pendant(stage, -0.7, 2.4, 2.05, 2.7, '#f4efe4', 'globe');
}

function tub({ stage }: Scene, x: number, z: number): void {
  contact(stage, x, z + 0.1, 2, 0.9, 0, 0.5);
  shape(stage, ({ canvas, screen, scale, inLight }) => {
    const s = scale([x, 0, z]);
    const [cx, floor] = screen([x, 0, z]);
    const rim = floor - 0.58 * s;
    const white = inLight('#ffffff', [0, 0.3, -0.9]);
    canvas.draw(
      path(
        `M${n(cx - 0.86 * s)} ${n(rim)}C${n(cx - 0.84 * s)} ${n(floor - 0.1 * s)} ${n(cx - 0.62 * s)} ${n(floor)} ${n(cx - 0.5 * s)} ${n(floor)}H${n(cx + 0.5 * s)}C${n(cx + 0.62 * s)} ${n(floor)} ${n(cx + 0.84 * s)} ${n(floor - 0.1 * s)} ${n(cx + 0.86 * s)} ${n(rim)}Z`,
        `fill="${linear(
          canvas,
          [cx - 0.86 * s, 0],
          [cx + 0.86 * s, 0],
          [
            [0, lighter(white, 0.4)],
            [0.6, white],
            [1, darker(white, 0.18)],
          ],
        )}"`,
      ),
    );
    canvas.draw(
      `<ellipse cx="${n(cx)}" cy="${n(rim)}" rx="${n(0.88 * s)}" ry="${n(0.15 * s)}" fill="${lighter(white, 0.5)}"/><ellipse cx="${n(cx)}" cy="${n(rim + 0.012 * s)}" rx="${n(0.8 * s)}" ry="${n(0.115 * s)}" fill="${darker(white, 0.16)}"/><ellipse cx="${n(cx)}" cy="${n(rim + 0.035 * s)}" rx="${n(0.74 * s)}" ry="${n(0.08 * s)}" fill="#cfe3e8"/>`,
    );
    canvas.draw(
      path(
        `M${n(cx + 0.62 * s)} ${n(rim - 0.06 * s)}v${n(-0.3 * s)}q0 ${n(-0.07 * s)} ${n(-0.08 * s)} ${n(-0.07 * s)}h${n(-0.08 * s)}v${n(0.06 * s)}`,
        `stroke="#8a8578" stroke-width="${n(0.03 * s)}" fill="none"`,
      ),
    );
  });
}

function mirror({ stage }: Scene, x1: number, round: boolean): void {
  shape(stage, ({ canvas, screen, light }) => {
    const glassy = (points: readonly (readonly [number, number])[]) =>
      polygonPath(points.map(([z, y]) => screen([x1 - 0.02, y, z])));
    for (const z of round ? [1.3, 2.1] : [1.7]) {
      const points = round
        ? Array.from(
            { length: 28 },
            (_, k) => [z + Math.cos((k / 28) * 6.283) * 0.32, 1.55 + Math.sin((k / 28) * 6.283) * 0.36] as const,
          )
        : ([
            [0.95, 1.15],
            [2.45, 1.15],
            [2.45, 2.05],
            [0.95, 2.05],
          ] as const);
      const [top, bottom] = [screen([x1, 2, z]), screen([x1, 1.1, z])];
      canvas.draw(
        path(
          glassy(points),
          `fill="${linear(canvas, top, bottom, [
            [0, mix('#dfeaee', light.sky[2] ?? '#cce', 0.4)],
            [1, '#a9bcc2'],
          ])}" stroke="#b89a6a" stroke-width="4"`,
        ),
      );
    }
  });
  glow(stage, [x1 - 0.1, 2.15, 1.7], 0.8, 0.5);
}

function towel({ stage }: Scene, x: number, z: number, colour: string): void {
  stage.add(wall([x, 0.7, z - 0.3], [x, 0.7, z + 0.25], 0.7, colour, { casts: false, receives: false }), 'always');
  stage.add(
    wall([x + 0.01, 1.36, z - 0.38], [x + 0.01, 1.36, z + 0.33], 0.03, '#8a8578', { casts: false, receives: false }),
    'always',
  );
}

export function dining(scene: Scene, look: Look): void {
  const { stage, random } = scene;
  const style = styleOf(random, look);
  const shell = shellOf(random);
  const { x0, x1, depth, height } = shell;
  const wide = windowTo(scene, { u: -x0 - 1.7, v: 0.08, w: 3.4, h: 2.2 }, style.outlook, {
    frame: style.finish.trim,
    panes: [4, 1],
    curtain: 0.12,
  });
  roomShell(scene, shell, style.finish, {
    back: [wide],
    left: [painting(random, { u: 2.4, v: 1.1, w: 1.5, h: 1 }, [...style.accents, '#e9e2d2'])],
  });
  sunPatch(
    stage,
    [
      [-1.4, depth - 0.1],
      [1.4, depth - 0.1],
      [1.7, 2.2],
      [-1.1, 2.2],
    ],
    0.5,
  );
  rug(stage, -1.9, 1.9, 0.5, 3.1, random.pick(['#e6ddcc', '#d2d5d2', style.accents[2] ?? '#e6ddcc']), random);
  const seat = random.pick([style.timber, '#33383c', style.cloth, style.accents[0] ?? style.timber]);
  for (const x of [-0.75, 0, 0.75]) chair(stage, x, 2.25, seat, true);
  table(stage, 0, 1.2, 2.3, 1, 0.75, style.timber);
  vase(scene, 0, 0.75, 1.7, random.pick(style.accents));
  for (const x of [-0.75, 0.75]) plate(scene, x, 0.755, 1.45);
  for (const x of [-0.75, 0, 0.75]) chair(stage, x, 0.72, seat, false);
  for (const x of random.chance(0.5) ? [0] : [-0.6, 0.6])
    pendant(
      stage,
      x,
      1.7,
      height - 0.95,
      height,
      random.pick(['#2b2f33', '#c9a05a', '#f4efe4', style.accents[1] ?? '#2b2f33']),
      random.pick(['dome', 'drum', 'globe']),
    );
  plantPot(scene, x1 - 0.5, 3.6, 1.4, '#e6dfd2');
}

function vase({ stage, garden }: Scene, x: number, y: number, z: number, colour: string): void {
  block(stage, { x: [x - 0.06, x + 0.06], y: [y, y + 0.22], z: [z, z + 0.1] }, colour, { soft: 0.04 });
  stage.later(() => {
    const [sx, sy] = stage.camera.project([x, y + 0.2, z]);
    const s = stage.camera.scaleAt([x, y, z]);
    for (let k = 0; k < 9; k += 1) {
      const [dx, dy] = [garden.random.between(-0.22, 0.22) * s, garden.random.between(0.16, 0.42) * s];
      stage.canvas.draw(
        path(
          `M${n(sx)} ${n(sy)}q${n(dx * 0.2)} ${n(-dy * 0.6)} ${n(dx)} ${n(-dy)}`,
          'stroke="#5f7d4a" stroke-width="2" fill="none"',
        ),
      );
      stage.canvas.draw(
        `<circle cx="${n(sx + dx)}" cy="${n(sy - dy)}" r="${n(0.04 * s)}" fill="${garden.random.pick(['#f4d9d0', '#e9b8a8', '#fbf4e8', '#d98a7a'])}"/>`,
      );
    }
  });
}

function plate({ stage }: Scene, x: number, y: number, z: number): void {
  shape(stage, ({ canvas, screen, scale }) => {
    const [sx, sy] = screen([x, y, z]);
    const s = scale([x, y, z]);
    canvas.draw(
      `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(0.15 * s)}" ry="${n(0.035 * s)}" fill="#fbfaf6"/><ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(0.1 * s)}" ry="${n(0.022 * s)}" fill="#e6e4de"/>`,
    );
  });
}

export function study(scene: Scene): void {
  const { stage, random } = scene;
  const style = styleOf(random, random.pick(['modern', 'character'] as const));
  const shell: Shell = { x0: -2.1, x1: 2.1, depth: 3.3, height: 2.7, near: -1.6 };
  const { x0, x1, depth } = shell;
  const view = windowTo(scene, { u: -x0 - 0.2, v: 0.85, w: 1.7, h: 1.35 }, style.outlook, {
    frame: style.finish.trim,
    panes: [2, 1],
    curtain: 0,
  });
  roomShell(scene, shell, style.finish, { back: [view] });
  sunPatch(
    stage,
    [
      [-0.1, depth - 0.8],
      [1.4, depth - 0.8],
      [1.7, 1.5],
      [0.2, 1.5],
    ],
    0.4,
  );
  rug(stage, -1.3, 1.5, 0.7, 2.5, random.pick([...style.accents, '#e6ddcc']), random);
  shelves(scene, x0 + 0.02, x0 + 1.5, depth - 0.32, depth, style, random);
  table(stage, 0.75, 2.2, 1.7, 0.7, 0.74, style.timber);
  block(stage, { x: [0.45, 1.05], y: [0.86, 1.22], z: [2.62, 2.65] }, '#24282c');
  block(stage, { x: [0.72, 0.78], y: [0.74, 0.88], z: [2.6, 2.66] }, '#3a3d40');
  block(stage, { x: [0.5, 0.95], y: [0.745, 0.76], z: [2.3, 2.45] }, '#d9dbdc');
  lampShade(stage, 1.4, 1.12, 2.6, 0.12, '#f3ead8');
  block(stage, { x: [1.39, 1.41], y: [0.74, 1.12], z: [2.6, 2.62] }, '#3a3d40');
  glow(stage, [1.4, 1.15, 2.6], 0.8);
  armchair(stage, 0.7, 1.3, random.pick([...style.accents, style.cloth]));
  plantPot(scene, x1 - 0.35, 1.3, 1.1, '#e6dfd2');
}

function shelves({ stage }: Scene, x0: number, x1: number, z0: number, z1: number, style: Style, random: Random): void {
  block(stage, { x: [x0, x1], y: [0, 2.3], z: [z0, z1] }, style.timber);
  for (let row = 0; row < 6; row += 1) {
    const y = 0.1 + row * 0.36;
    stage.add(
      wall([x0 + 0.05, y, z0 - 0.002], [x1 - 0.05, y, z0 - 0.002], 0.31, darker(style.timber, 0.35), {
        casts: false,
        receives: false,
      }),
      'always',
    );
    let x = x0 + 0.09;
    while (x < x1 - 0.14) {
      const w = random.between(0.022, 0.05);
      if (random.chance(0.12)) x += random.between(0.06, 0.2);
      else {
        block(
          stage,
          { x: [x, x + w], y: [y, y + random.between(0.18, 0.28)], z: [z0 - 0.01, z0] },
          random.pick([...style.accents, '#7a3b32', '#3f4f63', '#d9cdb4', '#4f5f4a', '#2f2f33', '#b98a52']),
        );
        x += w + 0.004;
      }
    }
  }
}
