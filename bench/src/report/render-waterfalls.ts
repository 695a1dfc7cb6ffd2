import type { Asked, Visit } from '../browser/visit.ts';

const width = 900;
const left = 250;
const row = 16;
const colours: Record<string, string> = {
  Document: '#4c5a55',
  Script: '#c98a2b',
  Stylesheet: '#7a5fb5',
  Fetch: '#2f7d5b',
  Image: '#9bb7c9',
};

/**
 * Returns an SVG of recorded visits on one time scale: a bar per request, and lines where the page was painted and
 * interactive.
 */
export function renderWaterfalls(visits: Readonly<Record<string, Visit>>): string {
  const all = Object.values(visits);
  const end = Math.max(...all.flatMap(({ mounted, largestPaint }) => [mounted, largestPaint.at])) * 1.08;
  const x = (ms: number) => left + (Math.min(ms, end) / end) * (width - left - 20);
  let top = 10;
  const parts: string[] = [];
  for (const [name, visit] of Object.entries(visits)) {
    const asked = visit.asked.filter(({ sent, path }) => sent < end && path !== '/favicon.png');
    parts.push(
      text(
        10,
        top + 16,
        `${name}: ${seconds(visit.largestPaint.at)} painted, ${seconds(visit.mounted)} interactive`,
        14,
      ),
    );
    top += 28;
    const bottom = top + asked.length * row;
    for (const [ms, colour] of [
      [visit.largestPaint.at, '#2f7d5b'],
      [visit.mounted, '#b3261e'],
    ] as const) {
      parts.push(
        `<line x1="${fixed(x(ms))}" x2="${fixed(x(ms))}" y1="${top - 4}" y2="${bottom}" stroke="${colour}" stroke-dasharray="4 3"/>`,
      );
    }
    for (const one of asked) {
      parts.push(text(10, top + 11, label(one), 11));
      const from = x(one.sent);
      const to = x(one.ended || end);
      parts.push(
        `<rect x="${fixed(from)}" y="${top + 2}" width="${fixed(Math.max(to - from, 1))}" height="${row - 5}" rx="2" fill="${colours[one.kind] ?? '#bbb'}"/>`,
      );
      top += row;
    }
    top += 24;
  }
  const body = parts.join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top}" width="${width}" height="${top}" font-family="system-ui, sans-serif">
<title>${Object.keys(visits).join(' and ')}</title>
<rect width="${width}" height="${top}" fill="#fff"/>
${body}
</svg>
`;
}

/** Shortens the path of an asset to package and file name, without its hash. */
function label({ path, kind }: Asked): string {
  const name = path.replace('/assets/', '').replace(/\.[0-9a-f]{10}\./, '.');
  const short = kind === 'Image' ? 'picture' : name;
  return short.length > 38 ? `${short.slice(0, 37)}…` : short;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function fixed(value: number): string {
  return value.toFixed(1);
}

function text(x: number, y: number, content: string, size: number): string {
  const safe = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-size="${size}" fill="#222">${safe}</text>`;
}
