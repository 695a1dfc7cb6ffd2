import { describe, expect, it } from '@jest/globals';
import { csvFile } from './csv-reply.ts';

describe('a CSV file', () => {
  it.each([
    ['-5', "'-5"],
    [-5, '-5'],
    ['-5.25', '-5.25'],
    ['-5+1', "'-5+1"],
    ['-5.', "'-5."],
    ['-A1', "'-A1"],
    ['=1', "'=1"],
  ])('writes the cell %s as %s: a negative number is no formula', (cell, written) => {
    expect(csvFile(['A'], [[cell]]).toString()).toBe(`\ufeffA\r\n${written}\r\n`);
  });
});
