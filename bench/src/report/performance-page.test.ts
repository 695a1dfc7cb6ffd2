import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { performancePage } from './performance-page.ts';
import { performancePagePath, readResults } from './read-results.ts';

const result = {
  name: 'bytes',
  at: '2026-11-21T11:15:18.628Z',
  machine: { processors: 2, memoryGigabytes: 24, node: 'v24.21.0' },
};

describe('the performance page', () => {
  it('shows each goal, and judges an interval by its upper end', () => {
    const text = performancePage([
      {
        ...result,
        figures: [
          { name: 'F/M', value: 1.05, unit: '×', limit: 1.1, interval: [1.01, 1.12] },
          { name: 'requests', value: 2, unit: 'requests', limit: 2 },
          { name: 'F', value: 245.851, unit: 'KB br' },
        ],
      },
    ]);
    expect(text).toContain('| bytes | F/M | ≤ 1.1 × | 1.05 (1.01 – 1.12) | **no** |');
    expect(text).toContain('| bytes | requests | ≤ 2 requests | 2 | yes |');
    expect(text).not.toContain('245');
    expect(text).toContain('Measured on 2026-11-21, 2 cores, 24 GB, Node v24.21.0.');
  });

  it('shows the worst page or remote of a metric, with its name', () => {
    const text = performancePage([
      {
        ...result,
        figures: [
          { name: 'search: document F', value: 13, unit: 'KB br', limit: 14.6 },
          { name: 'listing: document F', value: 9, unit: 'KB br', limit: 14.6 },
          { name: 'remote-a / monolith', value: 0.1, unit: '×', limit: 0.3 },
          { name: 'remote-b / monolith', value: 0.4, unit: '×', limit: 0.3 },
        ],
      },
    ]);
    expect(text).toContain('| bytes | document F | ≤ 14.6 KB br | 13 search | yes |');
    expect(text).toContain('| ≤ 0.3 × | 0.4 remote-b | **no** |');
    expect(text.match(/^\| bytes /gm)).toHaveLength(2);
  });

  it('is up to date: `pnpm bench report` writes docs/performance.md from bench/results', async () => {
    expect(await readFile(performancePagePath, 'utf8')).toBe(performancePage(await readResults()));
  });
});
