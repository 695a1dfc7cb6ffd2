import { clip, linear, linePath, n, path, polygonPath, smoothPath } from '../kit/canvas.ts';
import { mix } from '../kit/colour.ts';
import type { Light } from '../kit/light.ts';
import { outdoors } from '../kit/light.ts';
import type { Screen } from '../kit/space.ts';
import type { Brush, Face } from '../kit/stage.ts';
import { crown } from '../plants/foliage.ts';
import type { Scene } from '../scene.ts';

export type Opening = { u: number; v: number; w: number; h: number };

export type Outlook = 'garden' | 'sea' | 'city' | 'hills';

const quadOf = (brush: Brush, face: Face, { u, v, w, h }: Opening) =>
  [face.at(u, v), face.at(u + w, v), face.at(u + w, v + h), face.at(u, v + h)].map(brush.screen);

/** A window with what is outside of it. */
export const windowTo =
  (
    scene: Scene,
    opening: Opening,
    outlook: Outlook,
    {
      frame = '#ffffff',
      panes = [2, 1] as readonly [number, number],
      curtain = 0.18,
      sheer = true,
      cloth = '#f6f2ea',
    } = {},
  ): Face['details'][number] =>
  (brush, face) => {
    const { canvas } = brush;
    const rim = quadOf(brush, face, {
      u: opening.u - 0.07,
      v: opening.v - 0.07,
      w: opening.w + 0.14,
      h: opening.h + 0.14,
    });
    canvas.draw(path(polygonPath(rim), `fill="${brush.inLight(frame, face.normal)}"`));
    const pane = quadOf(brush, face, opening);
    canvas.draw(`<g clip-path="${clip(canvas, polygonPath(pane))}">`);
    outside(scene, pane, outlook);
    canvas.draw('</g>');
    const bar = 0.05;
    const colour = brush.inLight(frame, face.normal);
    for (let k = 1; k < panes[0]; k += 1)
      canvas.draw(
        path(
          polygonPath(quadOf(brush, face, { ...opening, u: opening.u + (opening.w * k) / panes[0] - bar / 2, w: bar })),
          `fill="${colour}"`,
        ),
      );
    for (let k = 1; k < panes[1]; k += 1)
      canvas.draw(
        path(
          polygonPath(quadOf(brush, face, { ...opening, v: opening.v + (opening.h * k) / panes[1] - bar / 2, h: bar })),
          `fill="${colour}"`,
        ),
      );
    if (curtain > 0) drapes(brush, face, opening, curtain, cloth, sheer);
  };

function drapes(brush: Brush, face: Face, { u, v, w, h }: Opening, share: number, cloth: string, sheer: boolean): void {
  const [bottom, tall] = [Math.min(v - 0.1, 0.06), v + h + 0.16];
  for (const left of [u - 0.18, u + w - w * share + 0.18]) {
    const wide = w * share;
    const quad = quadOf(brush, face, { u: left, v: bottom, w: wide, h: tall - bottom });
    brush.canvas.draw(
      path(polygonPath(quad), `fill="${brush.inLight(cloth, face.normal)}" opacity="${sheer ? 0.86 : 1}"`),
    );
    const folds: string[] = [];
    for (let k = 0.08; k < 1; k += 0.14)
      folds.push(
        linePath([brush.screen(face.at(left + wide * k, bottom)), brush.screen(face.at(left + wide * k, tall))]),
      );
    brush.canvas.draw(path(folds.join(''), 'stroke="#5a554c" stroke-width="2.2" opacity=".16" fill="none"'));
    brush.canvas.draw(
      path(folds.join(''), 'stroke="#ffffff" stroke-width="1.4" opacity=".4" fill="none" transform="translate(3 0)"'),
    );
  }
  const rod = [brush.screen(face.at(u - 0.3, tall)), brush.screen(face.at(u + w + 0.3, tall))];
  brush.canvas.draw(path(linePath(rod), 'stroke="#4a443c" stroke-width="4" stroke-linecap="round"'));
}

/** Sky, and the garden, the sea, the city or the hills below it, filling the shape. */
export function outside(scene: Scene, shape: readonly Screen[], outlook: Outlook): void {
  const { canvas, random, garden } = scene;
  const day: Light = daylight(scene.light);
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [w, h] = [right - left, bottom - top];
  const level = Math.min(bottom - h * 0.1, Math.max(top + h * 0.3, scene.stage.camera.horizon + 4));
  const box = (y0: number, y1: number, fill: string, extra = '') =>
    canvas.draw(
      `<rect x="${n(left)}" y="${n(y0)}" width="${n(w)}" height="${n(Math.max(0, y1 - y0))}" fill="${fill}" ${extra}/>`,
    );
  box(
    top,
    level + 2,
    linear(
      canvas,
      [0, top],
      [0, level],
      [
        [0, day.sky[1] ?? '#7ab'],
        [0.7, day.sky[2] ?? '#bde'],
        [1, day.sky[3] ?? '#fff'],
      ],
    ),
  );
  const outdoorGarden = { ...garden, light: day };
  if (outlook === 'sea') {
    box(
      level,
      bottom,
      linear(
        canvas,
        [0, level],
        [0, bottom],
        [
          [0, outdoors(day, '#3f8fb0', 0.6)],
          [0.5, outdoors(day, '#4fb0b8', 0.7)],
          [0.8, outdoors(day, '#8fd0c4', 0.8)],
          [1, outdoors(day, '#ecdcb8', 0.9)],
        ],
      ),
    );
    for (let k = 0; k < 16; k += 1)
      canvas.draw(
        `<path d="M${n(random.between(left, right))} ${n(random.between(level + 4, bottom))}h${n(random.between(10, 46))}" stroke="#fff" stroke-width="1.4" opacity=".4"/>`,
      );
    return;
  }
  if (outlook === 'city') {
    for (let x = left - 10; x < right; x += random.between(16, 34)) {
      const tall = h * random.between(0.12, 0.5);
      const tone = mix(outdoors(day, random.pick(['#7d8b9a', '#93a1ad', '#a39c95', '#6c7c8e']), 0.6), day.haze, 0.4);
      canvas.draw(
        `<rect x="${n(x)}" y="${n(level - tall + h * 0.12)}" width="${n(random.between(14, 30))}" height="${n(tall + h)}" fill="${tone}"/>`,
      );
    }
    return;
  }
  const ridge: Screen[] = [[left - 20, bottom + 40]];
  for (let x = left - 20; x <= right + 20; x += Math.max(20, w / 9))
    ridge.push([x, level - h * random.between(0.04, outlook === 'hills' ? 0.24 : 0.1)]);
  ridge.push([right + 20, bottom + 40]);
  canvas.draw(path(smoothPath(ridge), `fill="${mix(outdoors(day, '#6f8f7a', 0.6), day.haze, 0.45)}"`));
  box(
    level + h * 0.1,
    bottom,
    linear(
      canvas,
      [0, level],
      [0, bottom],
      [
        [0, outdoors(day, '#9fc06a', 0.8)],
        [1, outdoors(day, '#5f8a3a', 0.6)],
      ],
    ),
  );
  for (let x = left - 10; x < right + 20; x += Math.max(26, w / 7)) {
    const r = Math.max(18, h * random.between(0.12, 0.24));
    crown(outdoorGarden, {
      x,
      y: level + h * 0.06 - r * 0.2,
      rx: r,
      ry: r * 0.9,
      colours: random.pick([
        ['#2c4a2b', '#47703a', '#76994e'],
        ['#45543a', '#66764c', '#8d9a66'],
        ['#55468c', '#7a68b4', '#a090d4'],
      ] as const),
      density: 9,
      grain: 0.26,
    });
  }
}

const daylight = (light: Light): Light =>
  light.lampsOn
    ? { ...light, sky: ['#2b3a68', '#56609a', '#b08fae', '#f0b08c'], shadeStrength: 0.5, sunStrength: 0.12 }
    : { ...light, sky: ['#5fa3dc', '#8fc2ea', '#c6e2f3', '#f1f5f0'], shadeStrength: 0.74, sunStrength: 0.6 };
