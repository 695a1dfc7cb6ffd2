type ReadmeContent = {
  person: { fullName: string; username: string };
  madeAt: Date;
  files: readonly { name: string; description: string; rows: number }[];
  /** The number of files in the folder files/. */
  attached: number;
  /** The names of those that the file storage lacks. They are empty in the archive. */
  missing: readonly string[];
};

/** Renders README.txt of the archive. */
export function renderReadme({ person, madeAt, files, attached, missing }: ReadmeContent): string {
  const width = Math.max(...files.map(({ name }) => name.length));
  const lines = files.map(
    ({ name, description, rows }) => `  ${name.padEnd(width)}  ${String(rows).padStart(6)}  ${description}`,
  );
  return `${[
    'Your data at Verandah',
    '',
    `User:    ${oneLine(person.fullName)} (${oneLine(person.username)})`,
    `Created: ${madeAt.toISOString()} (UTC)`,
    '',
    'Each file is a JSON array in UTF-8 with one entry per line, in the format of our API.',
    'All files show the same point in time. Money is in Australian dollars, times are in UTC.',
    '',
    ...lines,
    '',
    'The number is the number of entries in the file.',
    '',
    `The folder files/ contains ${attached} files: your uploads, each named by its id, and your invoices.`,
    ...(missing.length === 0
      ? []
      : ['', 'We can’t find these files at the moment, so they are empty here. Please contact us:', ...missing]),
    '',
    'Not included: your password, which only the login service knows, the secrets of your',
    'sessions, and resized pictures. pictures.json contains the address of each picture.',
  ].join('\n')}\n`;
}

const oneLine = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ');
