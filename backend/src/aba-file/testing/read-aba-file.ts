/** Reads a file by the columns of the format, which count from 1 (V12). Shares no code with the writer. */
export function readAbaFile(text: string) {
  const lines = text.split('\r\n');
  const last = lines.pop();
  const wrong = lines.filter((line) => !/^[A-Za-z0-9 +\-@.,&/()':#$!]{120}$/.test(line));
  const [header = '', ...rest] = lines;
  const trailer = rest.pop() ?? '';
  const at = (line: string, from: number, to: number) => line.slice(from - 1, to);
  const numberAt = (line: string, from: number, to: number) => {
    const digits = at(line, from, to);
    if (!/^\d+$/.test(digits)) throw new Error(`Expected digits in columns ${from} to ${to}, got “${digits}”.`);
    return Number(digits);
  };
  return {
    endsWithCrlf: last === '',
    wrong,
    blanks: [at(header, 2, 18), at(header, 24, 30), at(header, 81, 120), at(trailer, 9, 20), at(trailer, 51, 74)],
    header: {
      type: at(header, 1, 1),
      sequence: at(header, 19, 20),
      bank: at(header, 21, 23),
      userName: at(header, 31, 56),
      userId: at(header, 57, 62),
      description: at(header, 63, 74),
      date: at(header, 75, 80),
    },
    records: rest.map((line) => ({
      type: at(line, 1, 1),
      bsb: at(line, 2, 8),
      account: at(line, 9, 17),
      indicator: at(line, 18, 18),
      code: at(line, 19, 20),
      cents: numberAt(line, 21, 30),
      title: at(line, 31, 62),
      reference: at(line, 63, 80),
      traceBsb: at(line, 81, 87),
      traceAccount: at(line, 88, 96),
      remitter: at(line, 97, 112),
      withholding: numberAt(line, 113, 120),
    })),
    trailer: {
      type: at(trailer, 1, 1),
      bsb: at(trailer, 2, 8),
      net: numberAt(trailer, 21, 30),
      credits: numberAt(trailer, 31, 40),
      debits: numberAt(trailer, 41, 50),
      count: numberAt(trailer, 75, 80),
    },
  };
}
