import type { Look } from '../../homes/home.ts';
import type { Random } from '../../random.ts';
import { n, path } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import { wall } from '../kit/stage.ts';
import { bricks } from '../kit/textures.ts';
import type { Scene } from '../scene.ts';
import { block, contact, glow, shape, sunPatch } from './block.ts';
import { painting, plantPot } from './decoration.ts';
import { floorLamp, pendant } from './lamps.ts';
import { roomShell } from './room.ts';
import { type Style, shellOf, styleOf } from './room-style.ts';
import { armchair, sofa } from './seats.ts';
import { clutter, rug, table } from './tables-and-beds.ts';
import { windowTo } from './window.ts';

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
