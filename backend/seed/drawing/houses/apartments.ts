import type { Random } from '../../random.ts';
import { skyline } from '../kit/backdrop.ts';
import { n, path } from '../kit/canvas.ts';
import { darker, lighter } from '../kit/colour.ts';
import { doorOn, garageOn, patch, windowOn } from '../kit/openings.ts';
import { addBox, type Face, type Stage, surface, wall } from '../kit/stage.ts';
import { boards, bricks, ribs } from '../kit/textures.ts';
import { bed, edging, lowWall, paving, shadows, spotAt } from '../parts/grounds.ts';
import { gableRoof, hipRoof, soffit } from '../parts/roofs.ts';
import { balustrade, glassRail, post } from '../parts/timberwork.ts';
import { agapanthus, grassTuft, hedge, shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { frontGarden, plant, surroundings } from './surroundings.ts';

export const towerView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['noon', 'golden', 'dusk', 'morning'],
  eye: [random.between(10, 14), random.between(1.8, 2.4), -29],
  at: [1, 2],
  angle: 56,
  horizon: 0.84,
});

/** Slabs, glass and planted balconies. */
export function apartments(scene: Scene, variant: number): void {
  const { stage, garden, random, canvas, light } = scene;
  const [body, accent, metal] = scene.inTurn([
    ['#efeeea', '#a8744a', '#3a3f42'],
    ['#d9d4c9', '#5b6468', '#2b2f32'],
    ['#c9b9a4', '#efe8da', '#4a4038'],
    ['#b5694e', '#ece6da', '#33383a'],
    ['#e3e6e4', '#7d8f86', '#505a56'],
  ] as const);
  const floors = scene.inTurn([4, 5, 3, 5, 4]);
  const beach = variant % 3 === 1;
  surroundings(scene, beach ? 'coastal' : 'temperate', { back: 26, trees: 0, width: 14 });
  if (!beach) skyline(canvas, random, light, stage.camera.horizon + 4, 190);
  paving(
    stage,
    [
      [-40, -40],
      [40, -40],
      [40, -8.4],
      [-40, -8.4],
    ],
    '#6f7277',
  );
  paving(
    stage,
    [
      [-40, -8.4],
      [40, -8.4],
      [40, -5.2],
      [-40, -5.2],
    ],
    '#c3beb4',
    { joints: 0 },
  );
  paving(
    stage,
    [
      [0.4, -5.2],
      [3.6, -5.2],
      [3.6, 0],
      [0.4, 0],
    ],
    '#d5d0c5',
    { joints: 5 },
  );
  stage.later(() => {
    for (const [x, z] of [
      [-17, 8],
      [17, 9],
      [-14, 14],
    ] as const)
      plant(scene, beach ? 'pine' : random.pick(['gum', 'shade']), spotAt(stage, x, z), 1.05);
  });
  shadows(stage);
  const [x0, x1, depth, storey] = [-10, 8.6, 14, 3.1];
  const base = 3.6;
  const height = base + floors * storey;
  const glass = { frame: metal, sill: null, curtain: 0.16, width: 0.05 };
  // The side, and the ground floor with its lobby and shops.
  const side: Face['details'] = [];
  for (let f = 0; f < floors; f += 1)
    for (const u of [2, 6, 10])
      side.push(windowOn({ u, v: base + f * storey + 0.9, w: 1.5, h: 1.5 }, { ...glass, lamp: random.chance(0.6) }));
  stage.add(wall([x1, 0, 0], [x1, 0, depth], height, darker(body, 0.03), { details: side }));
  stage.add(
    wall([x0, 0, 0], [x1, 0, 0], base, darker(metal, 0.05), {
      details: [
        windowOn({ u: 0.6, v: 0.3, w: 8.6, h: 2.9 }, { ...glass, panes: [6, 1], curtain: 0 }),
        doorOn({ u: 11.2, v: 0.05, w: 1.7, h: 2.7 }, { colour: '#51636a', frame: accent, panels: false }),
        garageOn({ u: 14.2, v: 0, w: 3.6, h: 2.7 }, '#5b6063', 8),
        (brush, face) => patch(brush, face, { u: 10, v: 0, w: 0.5, h: base }, accent),
      ],
    }),
  );
  const columns = scene.inTurn([4, 3, 5, 4]);
  const wide = (x1 - x0) / columns;
  for (let f = 0; f < floors; f += 1) {
    const y = base + f * storey;
    const details: Face['details'] = [];
    for (let c = 0; c < columns; c += 1) {
      const u = c * wide;
      details.push(
        windowOn(
          { u: u + 0.5, v: 0.08, w: wide - 1.4, h: 2.55 },
          { ...glass, panes: [3, 1], lamp: random.chance(0.66), curtain: random.pick([0, 0.14, 0.22]) },
        ),
      );
      if ((c + f) % 2 === 0)
        details.push((brush, face) => patch(brush, face, { u: u + wide - 0.8, v: 0, w: 0.72, h: storey }, accent));
    }
    stage.add(wall([x0, y, 0], [x1, y, 0], storey, body, { details }));
  }
  addBox(stage, { x: [x0 - 0.2, x1 + 0.2], y: [height, height + 0.5], z: [-0.2, depth + 0.2] }, lighter(body, 0.05));
  // Balconies, from the top down so that nearer edges lie in front.
  for (let f = floors - 1; f >= 0; f -= 1)
    for (let c = 0; c < columns; c += 1)
      balcony(
        scene,
        x0 + c * wide + ((c + f) % 2 ? 0.25 : 0.05),
        base + f * storey,
        wide - ((c + f) % 2 ? 0.5 : 0.9),
        body,
        metal,
        random.chance(0.5),
      );
  canopy(stage, accent);
  bed(stage, x0, -0.2, -1.2, -0.2);
  bed(stage, 3.8, x1, -1.2, -0.2);
  stage.later(() => {
    for (let x = x0 + 0.5; x < 0; x += 1.1)
      random.chance(0.5)
        ? grassTuft(garden, spotAt(stage, x, -0.8), 0.8)
        : shrub(garden, spotAt(stage, x, -0.8), 1.1, 0.8);
    for (const x of [-12.5, -5.4, 11.2])
      plant(scene, beach ? 'palm' : random.pick(['shade', 'jacaranda', 'plum']), spotAt(stage, x, -6.4), 0.72);
    agapanthus(garden, spotAt(stage, 4.6, -0.9), 6);
  });
  car(stage, -6.5, -10.2, random.pick(['#8c2f2f', '#dfe2e4', '#2f4a63', '#3b3f42']));
}

function balcony(
  { stage, garden, random }: Scene,
  x: number,
  y: number,
  width: number,
  body: string,
  metal: string,
  glass: boolean,
): void {
  addBox(stage, { x: [x, x + width], y: [y - 0.24, y], z: [-1.8, 0] }, body);
  stage.add(
    surface(
      [
        [x, y - 0.25, 0],
        [x + width, y - 0.25, 0],
        [x + width, y - 0.25, -1.8],
        [x, y - 0.25, -1.8],
      ],
      darker(body, 0.16),
      { casts: false, receives: false },
    ),
  );
  if (random.chance(0.45))
    stage.later(() =>
      shrub(
        garden,
        { ...spotAt(stage, x + 0.7, -1.2), y: stage.camera.project([x + 0.7, y, -1.2])[1] },
        0.7,
        random.between(0.8, 1.4),
      ),
    );
  if (glass) glassRail(stage, [x, y, -1.76], [x + width, y, -1.76], 1.02, metal);
  else balustrade(stage, [x, y, -1.76], [x + width, y, -1.76], 1.02, metal, { each: 0.11 });
}

function canopy(stage: Stage, colour: string): void {
  addBox(stage, { x: [0.2, 3.8], y: [3.1, 3.32], z: [-2.4, 0] }, colour);
}

/** A car at the kerb: two shapes and a shine. */
export function car(stage: Stage, x: number, z: number, colour: string): void {
  stage.later(() => {
    const { canvas, screen, scale, inLight, light } = stage.brush;
    const s = scale([x, 0, z]);
    const [sx, sy] = screen([x, 0, z]);
    const paint = inLight(colour, [0, 0.3, -0.9]);
    canvas.draw(
      `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(2.3 * s)}" ry="${n(0.22 * s)}" fill="#0d1320" opacity=".4"/>`,
    );
    const body = `M${n(sx - 2.1 * s)} ${n(sy - 0.3 * s)}q${n(0.02 * s)} ${n(-0.5 * s)} ${n(0.5 * s)} ${n(-0.56 * s)}l${n(0.55 * s)} ${n(-0.06 * s)}q${n(0.5 * s)} ${n(-0.52 * s)} ${n(1.05 * s)} ${n(-0.52 * s)}h${n(0.62 * s)}q${n(0.5 * s)} 0 ${n(0.85 * s)} ${n(0.5 * s)}q${n(0.6 * s)} ${n(0.06 * s)} ${n(0.66 * s)} ${n(0.34 * s)}v${n(0.3 * s)}Z`;
    canvas.draw(path(body, `fill="${paint}"`));
    canvas.draw(
      path(
        `M${n(sx - 0.86 * s)} ${n(sy - 0.94 * s)}q${n(0.36 * s)} ${n(-0.38 * s)} ${n(0.8 * s)} ${n(-0.38 * s)}h${n(0.12 * s)}v${n(0.4 * s)}ZM${n(sx + 0.16 * s)} ${n(sy - 1.32 * s)}h${n(0.36 * s)}q${n(0.36 * s)} 0 ${n(0.62 * s)} ${n(0.4 * s)}h${n(-0.98 * s)}Z`,
        `fill="${light.lampsOn ? '#26303f' : '#3b4c58'}"`,
      ),
    );
    canvas.draw(
      path(
        `M${n(sx - 1.9 * s)} ${n(sy - 0.68 * s)}h${n(3.7 * s)}`,
        `stroke="#fff" stroke-width="${n(0.03 * s)}" opacity=".4"`,
      ),
    );
    for (const wheel of [-1.28, 1.3])
      canvas.draw(
        `<circle cx="${n(sx + wheel * s)}" cy="${n(sy - 0.3 * s)}" r="${n(0.33 * s)}" fill="#1c1f23"/><circle cx="${n(sx + wheel * s)}" cy="${n(sy - 0.3 * s)}" r="${n(0.18 * s)}" fill="#a9adb0"/>`,
      );
  });
}

export const walkUpView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['morning', 'noon', 'golden', 'dusk'],
  eye: [random.between(7, 9.4), random.between(1.9, 2.3), -21],
  at: [0.4, 2],
  angle: 56,
  horizon: 0.75,
});

/** Three floors of cream or red brick around one stair, as built from 1935 to 1975. */
export function walkUp(scene: Scene): void {
  const { stage, garden, random } = scene;
  const brick = scene.inTurn(['#b5886a', '#a3604a', '#d3bd9a', '#8a5a4c', '#c9a27c']);
  const trim = random.pick(['#f4efe2', '#ffffff', '#e8dfcc']);
  surroundings(scene, random.pick(['temperate', 'temperate', 'subtropical']), { back: 18, width: 11, trees: 4 });
  paving(
    stage,
    [
      [-0.9, -21],
      [1, -21],
      [1, 0],
      [-0.9, 0],
    ],
    '#c9c2b4',
    { joints: 16 },
  );
  paving(
    stage,
    [
      [8.2, -21],
      [12, -21],
      [12, 12],
      [8.2, 12],
    ],
    '#b9b4aa',
    { joints: 9 },
  );
  shadows(stage);
  const [x0, x1, depth, storey] = [-7.8, 7.8, 12, 2.95];
  const top = storey * 3 + 0.4;
  const brickwork = bricks(random, { spread: 0.09, each: 0.11 });
  const sash = { frame: trim, panes: [3, 2] as const, sill: trim, curtain: 0.2 };
  soffit(stage, { x0, x1, z0: 0, z1: depth }, top, 0.5);
  const side: Face['details'] = [brickwork];
  const front: Face['details'] = [
    brickwork,
    (brush, face) => patch(brush, face, { u: 6.9, v: 0, w: 1.8, h: top }, lighter(brick, 0.2)),
  ];
  for (let f = 0; f < 3; f += 1) {
    const v = 0.4 + f * storey;
    for (const u of [2, 5.4, 8.8])
      side.push(windowOn({ u, v: v + 0.9, w: 1.4, h: 1.35 }, { ...sash, lamp: random.chance(0.6) }));
    for (const u of [0.9, 3.7, 10.4, 13.1])
      front.push(windowOn({ u, v: v + 0.8, w: 1.75, h: 1.45 }, { ...sash, lamp: random.chance(0.7) }));
    front.push(
      f === 0
        ? doorOn(
            { u: 7.2, v: 0.35, w: 1.2, h: 2.1 },
            { colour: random.pick(['#2f4a3c', '#6d1f26', '#8a5a32']), frame: trim, glazed: true },
          )
        : windowOn(
            { u: 7.25, v: v - 0.2, w: 1.1, h: 1.9 },
            { ...sash, panes: [1, 4], curtain: 0, leadlight: random.chance(0.3) },
          ),
    );
  }
  stage.add(wall([x1, 0, 0], [x1, 0, depth], top, brick, { details: side }));
  stage.add(wall([x0, 0, 0], [x1, 0, 0], top, brick, { details: front }));
  for (let f = 1; f < 3; f += 1)
    for (const u of [x0 + 3.2, x0 + 9.9]) {
      addBox(stage, { x: [u, u + 2.8], y: [0.4 + f * storey + 0.04, 0.4 + f * storey + 0.22], z: [-1.1, 0] }, trim);
      balustrade(stage, [u, 0.4 + f * storey + 0.2, -1.06], [u + 2.8, 0.4 + f * storey + 0.2, -1.06], 0.85, trim, {
        each: 0.12,
      });
    }
  if (random.chance(0.6))
    hipRoof(stage, { x0, x1, z0: 0, z1: depth }, top, 2, 0.5, {
      colour: random.pick(['#9a4f3a', '#7b4a40', '#5d5854']),
      details: [ribs(0.3, 0.25)],
      fascia: trim,
    });
  else addBox(stage, { x: [x0 - 0.3, x1 + 0.3], y: [top, top + 0.4], z: [-0.5, depth] }, trim);
  addBox(stage, { x: [-1.2, 1.4], y: [2.6, 2.78], z: [-1.3, 0] }, trim);
  for (const x of [-1.05, 1.25]) post(stage, x, -1.15, 0, 2.6, 0.13, trim);
  lowWall(stage, -11, -1, -5.6, 0.6, brick, { cap: lighter(brick, 0.25), details: [brickwork] });
  lowWall(stage, 1.1, 8, -5.6, 0.6, brick, { cap: lighter(brick, 0.25), details: [brickwork] });
  frontGarden(
    scene,
    [-7.4, -6, -4.6, -3.2, -2, 2.2, 3.6, 5, 6.6],
    -0.9,
    ['camellia', 'hydrangea', 'plain', 'rose'],
    0.9,
  );
  stage.later(() => hedge(stage, garden, [-10.6, -5], [-1.4, -5], 0.95));
  edging(stage, garden, [-11, -5.8], [8, -5.8], 0.16);
  stage.later(() => {
    plant(scene, random.pick(['jacaranda', 'palm', 'shade', 'plum']), spotAt(stage, -8.6, -3.6), 0.75);
  });
}

export const townhouseView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['morning', 'golden', 'noon', 'dusk'],
  eye: [random.between(5.4, 7.6), random.between(1.8, 2.2), -19.5],
  at: [0, 1],
  angle: 56,
  horizon: 0.7,
});

/** Three alike and not quite: two storeys, a garage and a door each. */
export function townhouses(scene: Scene): void {
  const { stage, garden, random } = scene;
  const [render, clad] = scene.inTurn([
    ['#efece4', '#4b5054'],
    ['#e0d8c8', '#8a5a44'],
    ['#f4f3ef', '#9aa39c'],
    ['#cfc9bd', '#3a4a55'],
    ['#ddd6cc', '#6f7f6c'],
  ] as const);
  const brick = random.pick(['#a3604a', '#c4a98a', '#8a8378', '#b98d6c']);
  const pitched = random.chance(0.55);
  surroundings(scene, 'temperate', { back: 14, width: 11, trees: 4 });
  paving(
    stage,
    [
      [-30, -30],
      [30, -30],
      [30, -7.6],
      [-30, -7.6],
    ],
    '#707379',
  );
  paving(
    stage,
    [
      [-30, -7.6],
      [30, -7.6],
      [30, -6.2],
      [-30, -6.2],
    ],
    '#c3beb4',
    { joints: 0 },
  );
  for (const x of [-9, -3, 3])
    paving(
      stage,
      [
        [x + 2.7, -6.3],
        [x + 5.6, -6.3],
        [x + 5.6, 0],
        [x + 2.7, 0],
      ],
      '#cbc6bb',
      { joints: 3 },
    );
  shadows(stage);
  for (const [index, x] of [-9, -3, 3].entries()) {
    const [x0, x1] = [x, x + 5.9];
    const frame = '#33383a';
    const glass = { frame, sill: null, panes: [2, 1] as const, curtain: 0.16, width: 0.06 };
    const front = index % 2 ? -0.6 : 0;
    stage.add(wall([x1, 0, front], [x1, 0, 10], 6, darker(render, 0.03)));
    stage.add(
      wall([x0, 0, 0], [x1, 0, 0], 2.9, brick, {
        details: [
          bricks(random, { spread: 0.08 }),
          doorOn(
            { u: 0.9, v: 0.06, w: 1.05, h: 2.2 },
            { colour: random.pick(['#a8744a', '#2f4a5a', '#7a3b2e', '#4c6b52']), frame, panels: false, side: false },
          ),
          garageOn({ u: 2.9, v: 0, w: 2.7, h: 2.3 }, index % 2 ? clad : '#d9d5cb', 5),
        ],
      }),
    );
    stage.add(
      surface(
        [
          [x0, 2.9, 0],
          [x1, 2.9, 0],
          [x1, 2.9, -1],
          [x0, 2.9, -1],
        ],
        darker(render, 0.22),
        { receives: false },
      ),
    );
    const zu = -0.9;
    soffit(stage, { x0: x0 + 0.1, x1: x1 - 0.1, z0: zu, z1: 8 }, 5.9, 0.25);
    stage.add(wall([x1 - 0.1, 2.9, zu], [x1 - 0.1, 2.9, 8], 3, clad));
    stage.add(
      wall([x0 + 0.1, 2.9, zu], [x1 - 0.1, 2.9, zu], 3, index % 2 ? clad : render, {
        details: [
          ...(index % 2 ? [boards(0.2)] : []),
          windowOn({ u: 0.6, v: 0.6, w: 1.9, h: 1.8 }, glass),
          windowOn({ u: 3.3, v: 0.9, w: 1.8, h: 1.2 }, glass),
          (brush, face) => patch(brush, face, { u: 2.75, v: 0, w: 0.3, h: 3 }, '#a8744a'),
        ],
      }),
    );
    if (pitched) {
      gableRoof(stage, { x0: x0 + 0.1, x1: x1 - 0.1, z0: zu, z1: 8 }, 'z', 5.9, 1.9, 0.2, {
        colour: '#4f5559',
        details: [ribs(0.28, 0.3)],
        gable: index % 2 ? clad : render,
        gableDetails: index % 2 ? [boards(0.2)] : [],
        fascia: '#e9e6de',
        reveal: 0.2,
      });
    } else {
      addBox(stage, { x: [x0, x1], y: [5.9, 6.15], z: [zu - 0.3, 8.2] }, darker(render, 0.1));
    }
    addBox(stage, { x: [x0 + 0.5, x0 + 2.6], y: [2.55, 2.68], z: [-1.8, -0.9] }, frame);
    stage.later(() => {
      shrub(garden, spotAt(stage, x0 + 0.4, -0.7), 0.8, 1.1);
      for (const dx of [2.2, 2.6]) grassTuft(garden, spotAt(stage, x0 + dx, -0.8), 0.7);
      hedge(stage, garden, [x0 + 0.2, -5.8], [x0 + 2.5, -5.8], 0.55);
    });
  }
  stage.later(() => {
    for (const x of [-10.6, 9.9])
      plant(scene, random.pick(['plum', 'jacaranda', 'shade']), spotAt(stage, x, -6.7), 0.5);
  });
  if (random.chance(0.6)) car(stage, -4.5, -8.6, random.pick(['#dfe2e4', '#2f4a63', '#8c2f2f', '#5a6b52']));
}
