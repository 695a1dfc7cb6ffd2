/** Serializes rows as a JSON array with one row per line. */
export async function* jsonLines(rows: AsyncIterable<object>, onRow: () => void): AsyncIterable<string> {
  let before = '[\n';
  for await (const row of rows) {
    onRow();
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
