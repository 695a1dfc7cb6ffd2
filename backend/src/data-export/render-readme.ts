type ReadmeContent = {
  person: { fullName: string; username: string };
  madeAt: Date;
  files: readonly { name: string; description: string; rows: number }[];
  uploads: number;
};

/** Renders README.txt of the archive. */
export function renderReadme({ person, madeAt, files, uploads }: ReadmeContent): string {
  const width = Math.max(...files.map(({ name }) => name.length));
  const lines = files.map(
    ({ name, description, rows }) => `  ${name.padEnd(width)}  ${String(rows).padStart(6)}  ${description}`,
  );
  return `${[
    'Your data at Verandah',
    '',
    `Of:   ${oneLine(person.fullName)} (${oneLine(person.username)})`,
    `Made: ${madeAt.toISOString()} (UTC)`,
    '',
    'Each file is a JSON list in UTF-8, one entry on each line, in the words of our API.',
    'All were read at the same instant. Money is in Australian dollars, instants are in UTC.',
    '',
    ...lines,
    '',
    'The number is how many entries a file holds.',
    '',
    `The folder files/ has what you uploaded, byte for byte: ${uploads} files, each named by its id.`,
    '',
    'What is not here: your password (the login service keeps it, we never see it), the',
    'keys of your signed-in browsers, and the sizes of pictures that we made for browsers:',
    'pictures.json says where the largest of each is downloaded.',
  ].join('\n')}\n`;
}

const oneLine = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ');
