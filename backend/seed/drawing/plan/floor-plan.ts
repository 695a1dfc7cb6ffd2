import { type Random, randomOf } from '../../random.ts';
import { n } from '../kit/canvas.ts';
import { lettering } from './lettering.ts';

type Room = {
  name: string;
  x: number;
  y: number;
  w: number;
  h: number;
  floor: 'timber' | 'tile' | 'carpet' | 'out';
};

const ink = '#2b3238';

/** Drawn as agents draw them: thick outer walls, rooms named and measured, a north point. */
export function floorPlan(
  name: string,
  width: number,
  height: number,
  { bedrooms, baths }: { bedrooms: number; baths: number },
): string {
  const random = randomOf(`picture/${name}`);
  const rooms = layout(random, bedrooms, baths);
  const wide = Math.max(...rooms.map(({ x, w }) => x + w));
  const deep = Math.max(...rooms.map(({ y, h }) => y + h));
  const scale = Math.min((width - 220) / wide, (height - 200) / deep);
  const [left, top] = [(width - wide * scale) / 2, (height - deep * scale) / 2];
  const body = rooms.map((room) => drawRoom(random, room, left, top, scale));
  const names = rooms.map((room) => label(room, left, top, scale));
  const north = `<g transform="translate(${width - 90} 92) rotate(${random.whole(-40, 40)})"><circle r="34" fill="none" stroke="${ink}" stroke-width="2.4"/><path d="M0 -30L9 10L0 4L-9 10Z" fill="${ink}"/>${lettering('N', 0, -48, 15, ink)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fbfaf7"/>${body.join('')}${names.join('')}${north}</svg>`;
}

function layout(random: Random, bedrooms: number, baths: number): Room[] {
  const s = () => random.between(-0.15, 0.25);
  const living: Room = { name: 'LIVING', x: 0, y: 0, w: 5.2 + s(), h: 4.6, floor: 'timber' };
  const [a, right] = [living.w, 3.6 + s()];
  if (bedrooms === 0) {
    return [
      { ...living, name: 'STUDIO', w: 4.6, h: 5 },
      { name: 'KITCHEN', x: 4.6, y: 0, w: 2.2, h: 2.6, floor: 'tile' },
      { name: 'BATH', x: 4.6, y: 2.6, w: 2.2, h: 2.4, floor: 'tile' },
      { name: 'BALCONY', x: 0, y: 5, w: 4.6, h: 1.5, floor: 'out' },
    ];
  }
  const wing = bedrooms >= 5 ? 6.4 : bedrooms >= 3 ? 3.3 : 0;
  const rooms: Room[] = [
    living,
    { name: 'KITCHEN', x: a, y: 0, w: right, h: 2.6, floor: 'tile' },
    { name: 'DINING', x: a, y: 2.6, w: right, h: 2, floor: 'timber' },
    { name: 'HALL', x: 0, y: 4.6, w: a + right + wing, h: 1.2, floor: 'timber' },
    { name: 'BED 1', x: 0, y: 5.8, w: 3.6 + s(), h: 3.6, floor: 'carpet' },
  ];
  const next = rooms.at(-1)?.w ?? 3.6;
  if (baths === 1) rooms.push({ name: 'BATH', x: next, y: 5.8, w: 2, h: 3.6, floor: 'tile' });
  else {
    rooms.push({ name: 'BATH', x: next, y: 5.8, w: 2, h: 1.8, floor: 'tile' });
    rooms.push({ name: 'ENSUITE', x: next, y: 7.6, w: 2, h: 1.8, floor: 'tile' });
  }
  const rest = a + right - next - 2;
  if (bedrooms >= 2) rooms.push({ name: 'BED 2', x: next + 2, y: 5.8, w: rest, h: 3.6, floor: 'carpet' });
  else rooms.push({ name: 'BALCONY', x: next + 2, y: 5.8, w: rest, h: 3.6, floor: 'out' });
  const end = a + right;
  if (bedrooms >= 3) rooms.push({ name: 'BED 3', x: end, y: 5.8, w: 3.3, h: 3.6, floor: 'carpet' });
  if (bedrooms === 3) rooms.push({ name: 'LAUNDRY', x: end, y: 2.8, w: 3.3, h: 1.8, floor: 'tile' });
  if (bedrooms >= 4) rooms.push({ name: 'BED 4', x: end, y: 1.2, w: 3.3, h: 3.4, floor: 'carpet' });
  if (bedrooms >= 5) rooms.push({ name: 'BED 5', x: end + 3.3, y: 5.8, w: 3.1, h: 3.6, floor: 'carpet' });
  if (bedrooms >= 5) rooms.push({ name: 'LAUNDRY', x: end + 3.3, y: 2.8, w: 3.1, h: 1.8, floor: 'tile' });
  if (bedrooms >= 2)
    rooms.push({ name: bedrooms >= 3 ? 'DECK' : 'BALCONY', x: 0.6, y: -1.9, w: 5.6, h: 1.9, floor: 'out' });
  const lift = -Math.min(...rooms.map(({ y }) => y));
  return rooms.map((room) => ({ ...room, y: room.y + lift }));
}

const floors = { timber: '#f0e2cc', tile: '#e4ecee', carpet: '#efebe4', out: '#e6ecdc' };

function drawRoom(random: Random, room: Room, left: number, top: number, scale: number): string {
  const { x, y, w, h, floor } = room;
  const [px, py, pw, ph] = [left + x * scale, top + y * scale, w * scale, h * scale];
  const lines: string[] = [];
  if (floor === 'timber') for (let v = 12; v < ph; v += 12) lines.push(`M${n(px)} ${n(py + v)}h${n(pw)}`);
  if (floor === 'tile') {
    for (let v = 22; v < ph; v += 22) lines.push(`M${n(px)} ${n(py + v)}h${n(pw)}`);
    for (let u = 22; u < pw; u += 22) lines.push(`M${n(px + u)} ${n(py)}v${n(ph)}`);
  }
  if (floor === 'out') for (let u = 12; u < pw; u += 12) lines.push(`M${n(px + u)} ${n(py)}v${n(ph)}`);
  const weight = floor === 'out' ? 4 : 11;
  const swing = Math.min(42, pw * 0.3);
  const opening = floor === 'out' || room.name === 'HALL' ? '' : doorway(random, room, [px, py, pw, ph], swing);
  return `<rect x="${n(px)}" y="${n(py)}" width="${n(pw)}" height="${n(ph)}" fill="${floors[floor]}"/><path d="${lines.join('')}" stroke="#8a8577" stroke-width=".8" opacity=".4"/><rect x="${n(px)}" y="${n(py)}" width="${n(pw)}" height="${n(ph)}" fill="none" stroke="${ink}" stroke-width="${weight}"/>${opening}`;
}

function label({ name, x, y, w, h }: Room, left: number, top: number, scale: number): string {
  const [cx, cy] = [left + (x + w / 2) * scale, top + (y + h / 2) * scale];
  const size = Math.min(19, (w * scale) / (name.length * 1.15));
  const measured =
    name === 'HALL' ? '' : lettering(`${w.toFixed(1)} × ${h.toFixed(1)}`, cx, cy + size * 1.3, size * 0.62, '#5c6469');
  const plate = `<rect x="${n(cx - size * name.length * 0.52)}" y="${n(cy - size * 1.1)}" width="${n(size * name.length * 1.04)}" height="${n(size * (measured ? 3 : 2.1))}" rx="6" fill="#fbfaf7" opacity=".82"/>`;
  return plate + lettering(name, cx, cy - size * 0.06, size, ink) + measured;
}

/** Towards the hall: rooms below it have their door above. An ensuite opens to its bedroom. */
function doorway(
  random: Random,
  { y, name }: Room,
  [x, top, w, h]: readonly [number, number, number, number],
  swing: number,
): string {
  const gap = (d: string) => `<path d="${d}" stroke="#fbfaf7" stroke-width="12"/>`;
  const leaf = (d: string) => `<path d="${d}" fill="none" stroke="${ink}" stroke-width="1.8"/>`;
  const share = random.between(0.2, 0.6);
  const s = n(swing);
  if (name === 'ENSUITE') {
    const from = `M${n(x)} ${n(top + share * h * 0.6)}`;
    return gap(`${from}v${s}`) + leaf(`${from}h${s}a${s} ${s} 0 0 1 ${n(-swing)} ${s}`);
  }
  const under = y > 5;
  const from = `M${n(x + share * w)} ${n(under ? top : top + h)}`;
  return (
    gap(`${from}h${s}`) +
    leaf(under ? `${from}v${s}a${s} ${s} 0 0 0 ${s} ${n(-swing)}` : `${from}v${n(-swing)}a${s} ${s} 0 0 1 ${s} ${s}`)
  );
}
