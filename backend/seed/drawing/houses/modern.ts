import type { Random } from '../../random.ts';
import { darker } from '../kit/colour.ts';
import { doorOn, garageOn } from '../kit/doors.ts';
import { addBox, surface, wall } from '../kit/stage.ts';
import { boards, ribs, stones } from '../kit/textures.ts';
import { patch, windowOn } from '../kit/windows.ts';
import { edging, lowWall } from '../parts/fences.ts';
import { gableRoof } from '../parts/gable-roof.ts';
import { bed, foreground, framingLeaves, paving, shadows, spotAt } from '../parts/grounds.ts';
import { soffit } from '../parts/roofs.ts';
import { glassRail, post } from '../parts/timberwork.ts';
import { agapanthus, grassTuft, shrub } from '../plants/shrubs.ts';
import type { Scene, View } from '../scene.ts';
import { plant, surroundings } from './surroundings.ts';

export const modernView = (random: Random): Omit<View, 'width' | 'height'> => ({
  lights: ['golden', 'dusk', 'morning', 'noon'],
  eye: [random.between(5.6, 8.6), random.between(1.6, 2.1), -15.6],
  at: [0, 2],
  angle: random.between(50, 58),
  horizon: 0.68,
});

const palettes = [
  { render: '#f1f0ec', clad: '#3b3f42', timber: '#a8744a', stone: '#b3a794' },
  { render: '#e4e1d8', clad: '#f7f6f2', timber: '#8f6746', stone: '#9a958c' },
  { render: '#d8d6cf', clad: '#2c3136', timber: '#b98555', stone: '#a79a86' },
  { render: '#fafaf7', clad: '#6b6f6c', timber: '#94633e', stone: '#8c8478' },
  { render: '#c9c4b8', clad: '#4a4d46', timber: '#c29668', stone: '#b8ac98' },
];

export function modern(scene: Scene, variant: number): void {
  if (variant % 2 === 1) barn(scene);
  else boxes(scene);
}

/** A dark upper box that reaches out over stone and timber. */
function boxes(scene: Scene): void {
  const { stage, garden, random } = scene;
  const { render, clad, timber, stone } = scene.inTurn(palettes);
  surroundings(scene, 'temperate', { back: 13, trees: 5 });
  paving(
    stage,
    [
      [2.2, -16],
      [6.6, -16],
      [6.2, 0],
      [1.9, 0],
    ],
    '#c4c0b8',
    { joints: 7 },
  );
  for (let k = 0; k < 7; k += 1)
    paving(
      stage,
      [
        [-0.9, -7.4 + k * 1.02],
        [0.5, -7.4 + k * 1.02],
        [0.5, -6.7 + k * 1.02],
        [-0.9, -6.7 + k * 1.02],
      ],
      '#d8d4cb',
    );
  shadows(stage);
  const glass = { frame: '#2a2d30', panes: [3, 1] as const, sill: null, curtain: 0.1, width: 0.06 };

  // Ground floor: stone to the left, entry set back, garage to the right.
  stage.add(wall([6.2, 0, 0], [6.2, 0, 9], 3, render, { details: [windowOn({ u: 3, v: 1.5, w: 3, h: 0.9 }, glass)] }));
  stage.add(
    wall([1.7, 0, 0], [6.2, 0, 0], 3, render, { details: [garageOn({ u: 0.3, v: 0, w: 3.9, h: 2.45 }, timber, 9)] }),
  );
  stage.add(wall([1.7, 0, 0], [1.7, 0, 2], 3, render));
  stage.add(
    wall([-1.5, 0, 2], [1.7, 0, 2], 3, darker(render, 0.06), {
      details: [
        doorOn({ u: 0.9, v: 0.05, w: 1.25, h: 2.6 }, { colour: timber, frame: '#2a2d30', panels: false, side: false }),
        windowOn({ u: 2.3, v: 0.05, w: 0.7, h: 2.6 }, { ...glass, panes: [1, 1], curtain: 0 }),
      ],
    }),
  );
  stage.add(
    surface(
      [
        [-1.5, 3, 2],
        [1.7, 3, 2],
        [1.7, 3, -0.4],
        [-1.5, 3, -0.4],
      ],
      darker(render, 0.2),
      { receives: false },
    ),
    'always',
  );
  stage.add(
    wall([-6, 0, 0], [-1.5, 0, 0], 3, stone, {
      details: [stones(random, 0.3), windowOn({ u: 0.7, v: 0.35, w: 3.1, h: 2.3 }, glass)],
    }),
  );
  stage.add(wall([-1.5, 0, 0], [-1.5, 0, 2], 3, stone, { details: [stones(random, 0.3)] }));

  soffit(stage, { x0: -3.6, x1: 5.4, z0: -1.1, z1: 8 }, 6.1, 0.4, render);
  // The upper floor reaches out over the entry.
  const [ux0, ux1, uz] = [-3.6, 5.4, -1.1];
  stage.add(
    surface(
      [
        [ux0, 3, 0.4],
        [ux1, 3, 0.4],
        [ux1, 3, uz],
        [ux0, 3, uz],
      ],
      darker(clad, 0.2),
      { receives: false },
    ),
  );
  stage.add(
    wall([ux1, 3, uz], [ux1, 3, 8], 3.1, clad, {
      details: [
        random.chance(0.5) ? ribs(0.2, 0.35) : boards(0.22),
        windowOn({ u: 3.4, v: 0.6, w: 1.8, h: 1.6 }, glass),
      ],
    }),
  );
  stage.add(
    wall([ux0, 3, uz], [ux1, 3, uz], 3.1, clad, {
      details: [
        random.chance(0.6) ? ribs(0.2, 0.35) : boards(0.22),
        windowOn({ u: 0.6, v: 0.4, w: 3.3, h: 2.2 }, { ...glass, panes: [3, 1] }),
        (brush, face) => patch(brush, face, { u: 4.6, v: 0.05, w: 1.3, h: 3 }, timber),
        windowOn({ u: 6.5, v: 0.9, w: 1.9, h: 1.3 }, { ...glass, panes: [2, 1] }),
      ],
    }),
  );
  addBox(stage, { x: [ux0 - 0.35, ux1 + 0.35], y: [6.1, 6.34], z: [uz - 0.45, 8.3] }, darker(render, 0.02));
  // A balcony above the stone room.
  addBox(stage, { x: [-6.3, -3.6], y: [2.95, 3.15], z: [-0.5, 5] }, render);
  glassRail(stage, [-6.2, 3.15, -0.4], [-3.65, 3.15, -0.4], 1);
  post(stage, -3.3, uz + 0.15, 0, 3, 0.16, timber);
  lowWall(stage, -8, -2.2, -8.6, 0.75, render, { cap: darker(render, 0.1) });
  bed(stage, -6.4, -1.7, -1.5, -0.1);
  bed(stage, -7.8, -2.4, -8.2, -7.2);
  stage.later(() => {
    for (const x of [-5.8, -5, -4.1, -3.2, -2.4])
      random.chance(0.5)
        ? grassTuft(garden, spotAt(stage, x, -0.9), 0.9)
        : shrub(garden, spotAt(stage, x, -0.9), 0.9, 0.7);
    for (let x = -7.5; x < -2.4; x += 0.62)
      random.chance(0.55)
        ? agapanthus(garden, spotAt(stage, x, -7.7), 4)
        : grassTuft(garden, spotAt(stage, x, -7.7), 0.7, ['#8a8a5c', '#b0a86e', '#6c7048']);
    if (random.chance(0.7))
      plant(scene, random.pick(['plum', 'shade', 'gum', 'jacaranda']), spotAt(stage, -6.9, -4.4), 0.62);
    shrub(garden, spotAt(stage, 1.2, 0.7), 0.9, 1);
  });
  edging(stage, garden, [-8, -8.75], [-2.2, -8.75], 0.14);
  stage.later(() => {
    foreground(garden, ['#3f6a30', '#6d9c45', '#a2c468']);
    if (random.chance(0.4)) framingLeaves(garden, ['#4f7040', '#6d8b4c', '#3c5a34'], 'right');
  });
}

/** A long gable in dark metal, the whole end of it glass, a white wing beside. */
function barn(scene: Scene): void {
  const { stage, garden, random } = scene;
  const { render, clad, timber } = scene.inTurn([...palettes].reverse());
  const dark = clad === '#f7f6f2' ? '#31363a' : clad;
  surroundings(scene, scene.inTurn(['temperate', 'country', 'temperate'] as const), { back: 13, trees: 5 });
  paving(
    stage,
    [
      [2.4, -16],
      [6.6, -16],
      [6.2, 0],
      [2.2, 0],
    ],
    '#c4c0b8',
    { joints: 7 },
  );
  for (let k = 0; k < 6; k += 1) {
    const z = -7 + k * 1.1;
    paving(
      stage,
      [
        [-0.4, z],
        [1.2, z],
        [1.2, z + 0.75],
        [-0.4, z + 0.75],
      ],
      '#d8d4cb',
    );
  }
  shadows(stage);
  const glass = { frame: '#22272a', panes: [4, 1] as const, sill: null, curtain: 0.1, width: 0.06 };
  // The white wing with the garage, low and flat.
  stage.add(
    wall([6.6, 0, 1], [6.6, 0, 9], 3, render, {
      details: [windowOn({ u: 3, v: 1.4, w: 3, h: 0.9 }, { ...glass, panes: [3, 1] })],
    }),
  );
  stage.add(
    wall([0.2, 0, 1], [6.6, 0, 1], 3, render, {
      details: [
        doorOn({ u: 0.5, v: 0.05, w: 1.15, h: 2.5 }, { colour: timber, frame: '#22272a', panels: false }),
        garageOn({ u: 2.3, v: 0, w: 3.7, h: 2.4 }, timber, 10),
      ],
    }),
  );
  addBox(stage, { x: [0, 6.9], y: [3, 3.3], z: [0.4, 9.2] }, dark);
  // The gable.
  const [x0, x1, depth, eave] = [-6.4, -0.2, 10, 3.1];
  stage.add(wall([x1, 0, -1.5], [x1, 0, depth], eave, dark, { details: [ribs(0.3, 0.35)] }));
  stage.add(
    wall([x0, 0, -1.5], [x1, 0, -1.5], eave, dark, {
      details: [ribs(0.3, 0.3), windowOn({ u: 0.5, v: 0.06, w: 5.2, h: 2.7 }, glass)],
    }),
  );
  gableRoof(stage, { x0, x1, z0: -1.5, z1: depth }, 'z', eave, 2.9, 0.15, {
    colour: dark,
    details: [ribs(0.3, 0.35)],
    gable: timber,
    gableDetails: [ribs(0.14, 0.4)],
    fascia: dark,
    reveal: 0.12,
  });
  bed(stage, x0, x1, -2.7, -1.7);
  stage.later(() => {
    for (let x = x0 + 0.3; x < x1; x += 0.62) {
      const spot = spotAt(stage, x, -2.2);
      if (random.chance(0.6)) grassTuft(garden, spot, 0.75, ['#8a8a5c', '#b0a86e', '#6c7048']);
      else shrub(garden, spot, 0.8, 0.6, random.pick(['plain', 'lavender', 'grevillea']));
    }
    plant(scene, random.pick(['gum', 'shade', 'plum', 'jacaranda']), spotAt(stage, -8.4, -4.6), 0.66);
    agapanthus(garden, spotAt(stage, 6.9, -0.4), 6);
    foreground(garden, ['#3f6a30', '#6d9c45', '#a2c468']);
    if (random.chance(0.4)) framingLeaves(garden, ['#4f7040', '#6d8b4c', '#3c5a34'], 'right');
  });
}
