import { n } from '../kit/canvas.ts';

/** Letters as strokes on a grid four wide and six high, so that no font is needed. */
const strokes: Record<string, string> = {
  A: '0,6 2,0 4,6|1,4 3,4',
  B: '0,0 0,6 3,6 4,5 4,4 3,3 0,3|0,0 3,0 4,1 4,2 3,3',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  D: '0,0 0,6 2,6 4,4 4,2 2,0 0,0',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  G: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3 2,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  I: '2,0 2,6',
  K: '0,0 0,6|4,0 0,3 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  O: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3|2,3 4,6',
  S: '4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,4 4,5 3,6 1,6 0,5',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,5 1,6 3,6 4,5 4,0',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,3 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
  0: '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  1: '1,1 2,0 2,6',
  2: '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  3: '0,0 4,0 2,2 4,4 4,5 3,6 1,6 0,5',
  4: '3,6 3,0 0,4 4,4',
  5: '4,0 0,0 0,3 3,3 4,4 4,5 3,6 0,6',
  6: '3,0 1,2 0,4 0,5 1,6 3,6 4,5 4,4 3,3 1,3',
  7: '0,0 4,0 1,6',
  8: '1,0 3,0 4,1 4,2 3,3 1,3 0,2 0,1 1,0|1,3 0,4 0,5 1,6 3,6 4,5 4,4 3,3',
  9: '4,2 3,3 1,3 0,2 0,1 1,0 3,0 4,1 4,3 3,5 1,6',
  '.': '2,5.6 2,6',
  '×': '0.6,1.6 3.4,4.6|3.4,1.6 0.6,4.6',
};

const advance = 5.6;

/** Centred on x, its middle at y. `size` is the height of a capital. */
export function lettering(
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  weight = size * 0.12,
): string {
  const unit = size / 6;
  const width = (text.length * advance - (advance - 4)) * unit;
  const parts = [...text.toUpperCase()].map((letter, index) =>
    (strokes[letter] ?? '')
      .split('|')
      .filter((line) => line !== '')
      .map(
        (line) =>
          `M${line
            .split(' ')
            .map((point) => place(point, x - width / 2 + index * advance * unit, y - size / 2, unit))
            .join('L')}`,
      )
      .join(''),
  );
  return `<path d="${parts.join('')}" fill="none" stroke="${colour}" stroke-width="${n(weight)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function place(point: string, left: number, top: number, unit: number): string {
  const [px = 0, py = 0] = point.split(',').map(Number);
  return `${n(left + px * unit)} ${n(top + py * unit)}`;
}
