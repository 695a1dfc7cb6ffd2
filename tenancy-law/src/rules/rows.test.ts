import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { addDays } from 'shared-contract/date/local-date';
import { australianState } from 'shared-contract/place/suburb';
import { allRows, rulesOf } from './all-rules.ts';
import { type LawRow, rowAt } from './law-row.ts';

const folder = new URL('..', import.meta.url).pathname;
/** The rows of the rules. Rows in other folders, such as those of forms, are only checked for source and date. */
const tables: [name: string, rows: readonly LawRow<unknown>[]][] = [];
for (const path of globSync('**/*.ts', { cwd: folder, exclude: (name) => /test|testing/.test(name) }).sort()) {
  for (const [name, value] of Object.entries(await import(`${folder}${path}`))) {
    if (name.endsWith('Rows') && Array.isArray(value)) tables.push([`${path} ${name}`, value]);
  }
}
const rules = tables.filter(([name]) => name.startsWith('rules/') && !name.startsWith('rules/all-rules'));
const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;

describe.each(tables)('%s', (_, rows) => {
  it.each(rows.map((row) => [`${row.state} ${row.rule} from ${row.from}`, row] as const))('%s', (_, row) => {
    expect(australianState.options).toContain(row.state);
    expect(row.rule).toMatch(/^[a-zA-Z-]+$/);
    expect(row.source.title.trim()).not.toBe('');
    if (row.source.url !== undefined) expect(row.source.url).toMatch(/^https?:\/\/[\w.-]+/);
    expect(['P', 'S', 'M']).toContain(row.confidence);
    expect(isDate(row.from)).toBe(true);
    if (row.to !== undefined) expect([isDate(row.to), row.to >= row.from]).toEqual([true, true]);
  });
});

describe.each(rules)('%s', (_, rows) => {
  const keyOf = ({ state, value }: LawRow<unknown>) => {
    const { ground, purpose } = (value ?? {}) as { ground?: string; purpose?: string };
    return [state, ground, purpose].filter(Boolean).join(' ');
  };

  it.each([...Map.groupBy(rows, keyOf)])('%s: each figure is in force until the next one', (_, series) => {
    for (const [index, row] of series.entries()) {
      const next = series[index + 1];
      if (next) expect(row.to).toBe(addDays(next.from, -1));
      for (const date of [row.from, row.to ?? addDays(row.from, 1)]) expect(rowAt(series, row.state, date)).toBe(row);
    }
    expect(rowAt(series, series[0]?.state ?? 'NSW', '1900-01-01')).toBe(series[0]);
  });
});

it('V39 shows every row of the rules and special terms on the public pages', () => {
  const specialTerms = tables.filter(([name]) => name.startsWith('agreement/'));
  const count = [...rules, ...specialTerms].reduce((sum, [, rows]) => sum + rows.length, 0);
  expect(allRows).toHaveLength(count);
  expect(allRows.filter(({ figure }) => figure === '')).toEqual([]);
  const shown = australianState.options.flatMap((state) =>
    rulesOf(state, '2026-11-20').flatMap(({ rules: own }) =>
      own.flatMap(({ figures }) =>
        figures.flatMap(({ now, before, later }) => [...(now ? [now] : []), ...before, ...later]),
      ),
    ),
  );
  expect(shown).toHaveLength(count);
});

it('has rows for all states, except for the ban on price guides', () => {
  for (const [name, rows] of rules) {
    const states = new Set(rows.map(({ state }) => state));
    expect([name, states.size]).toEqual([name, name.includes('auctionPriceRows') ? 1 : 8]);
  }
});
