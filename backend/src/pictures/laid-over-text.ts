import sharp from 'sharp';

/** Wide enough that letters one can read keep their shape, small enough to be looked at in some milliseconds. */
const lookedAt = 640;
/** Letters that are laid over a photo are whiter or blacker than nearly everything that a camera sees. */
const white = 232;
const black = 24;
/** So many signs in one line are words. */
const leastLetters = 7;

type Sign = { left: number; right: number; top: number; bottom: number };

/** Whether words seem to be laid over a photo: a hint for its owner, who can see whether it is so. */
export async function hasTextLaidOver(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .resize({ width: lookedAt, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [(grey: number) => grey >= white, (grey: number) => grey <= black].some((isInk) =>
    hasLine(signsIn(data, info.width, info.height, isInk)),
  );
}

/** Patches of ink that have the size and the build of a letter. */
function signsIn(greys: Buffer, width: number, height: number, isInk: (grey: number) => boolean): Sign[] {
  const seen = new Uint8Array(greys.length);
  const signs: Sign[] = [];
  for (let start = 0; start < greys.length; start += 1) {
    if (seen[start] || !isInk(greys[start] ?? 0)) continue;
    const sign = { left: width, right: 0, top: height, bottom: 0 };
    let area = 0;
    const open = [start];
    seen[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      area += 1;
      sign.left = Math.min(sign.left, x);
      sign.right = Math.max(sign.right, x);
      sign.top = Math.min(sign.top, y);
      sign.bottom = Math.max(sign.bottom, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const next = row * width + column;
          if (seen[next] || !isInk(greys[next] ?? 0)) continue;
          seen[next] = 1;
          open.push(next);
        }
      }
    }
    if (isLetter(sign, area)) signs.push(sign);
  }
  return signs;
}

const highOf = ({ top, bottom }: Sign) => bottom - top + 1;
const wideOf = ({ left, right }: Sign) => right - left + 1;

/** Strokes fill a part of their box: panes and tiles fill all of it, twigs next to nothing. */
function isLetter(sign: Sign, area: number): boolean {
  const [high, wide] = [highOf(sign), wideOf(sign)];
  const filled = area / (high * wide);
  return high >= 8 && high <= 90 && wide >= 3 && wide <= 1.6 * high && filled >= 0.15 && filled <= 0.85;
}

function hasLine(signs: readonly Sign[]): boolean {
  const rest = signs.toSorted((one, other) => one.left - other.left);
  while (rest.length >= leastLetters) {
    const line = rest.splice(0, 1);
    for (let index = 0; index < rest.length; ) {
      const [last, next] = [line.at(-1), rest[index]];
      if (last && next && followsInLine(last, next)) line.push(...rest.splice(index, 1));
      else index += 1;
    }
    if (line.length >= leastLetters && isUneven(line)) return true;
  }
  return false;
}

function followsInLine(last: Sign, next: Sign): boolean {
  const [one, other] = [highOf(last), highOf(next)];
  const shared = Math.min(last.bottom, next.bottom) - Math.max(last.top, next.top) + 1;
  return (
    Math.max(one, other) <= 2 * Math.min(one, other) &&
    shared >= 0.6 * Math.min(one, other) &&
    next.left - last.right <= 1.5 * Math.max(one, other)
  );
}

/** Letters differ in width; windows, tiles and palings are all alike. */
function isUneven(line: readonly Sign[]): boolean {
  const widths = line.map(wideOf);
  const mean = widths.reduce((sum, wide) => sum + wide, 0) / widths.length;
  return widths.some((wide) => Math.abs(wide - mean) > 0.12 * mean);
}
