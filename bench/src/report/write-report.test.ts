import { describe, expect, it } from '@jest/globals';
import { tableOf } from './write-report.ts';

describe('a table of results', () => {
  const result = {
    name: 'bytes',
    about: 'what is measured',
    at: '2026-11-21T11:15:18.628Z',
    machine: { processors: 2, memoryGigabytes: 24, node: 'v24.21.0' },
  };

  it('says of each goal whether it is met, by the worse end of an interval', () => {
    const text = tableOf({
      ...result,
      figures: [
        { name: 'F/M', value: 1.05, unit: '×', limit: 1.1, interval: [1.01, 1.12] },
        { name: 'requests', value: 2, unit: 'requests', limit: 2 },
        { name: 'F', value: 245.851, unit: 'KB br' },
      ],
    });
    expect(text).toContain('| F/M | ≤ 1.1 × | 1.05 (1.01 – 1.12) × | **not met** |');
    expect(text).toContain('| requests | ≤ 2 requests | 2 requests | met |');
    expect(text).toContain('F: 245.9 KB br.');
    expect(text).toContain('2026-11-21, 2 cores, 24 GB, Node v24.21.0');
  });
});
