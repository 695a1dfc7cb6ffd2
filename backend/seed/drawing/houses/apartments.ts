import type { Random } from '../../random.ts';
import { skyline } from '../kit/backdrop.ts';
import { darker, lighter } from '../kit/colour.ts';
import { doorOn, garageOn } from '../kit/doors.ts';
import { addBox, type Face, type Stage, surface, wall } from '../kit/stage.ts';
import { patch, windowOn } from '../kit/windows.ts';
import { bed, paving, shadows, spotAt } from '../parts/grounds.ts';
import { balustrade, glassRail } from '../parts/timberwork.ts';
import { agapanthus, grassTuft, shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { car } from './car.ts';
import { plant, surroundings } from './surroundings.ts';

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
