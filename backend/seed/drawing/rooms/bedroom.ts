import type { Look } from '../../homes/home.ts';
import { linePath, path } from '../kit/canvas.ts';
import { lighter } from '../kit/colour.ts';
import type { Face } from '../kit/stage.ts';
import { patch } from '../kit/windows.ts';
import type { Scene } from '../scene.ts';
import { block, contact, glow, sunPatch } from './block.ts';
import { painting, plantPot } from './decoration.ts';
import { lampShade, pendant } from './lamps.ts';
import { roomShell } from './room.ts';
import { shellOf, styleOf } from './room-style.ts';
import { bed, cupboards, rug } from './tables-and-beds.ts';
import { windowTo } from './window.ts';

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
