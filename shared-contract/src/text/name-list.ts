const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Returns the names as a sentence has them: "Mia Petrović, Tom O’Brien and Ana Horvat". */
export const nameList = (people: readonly { name: string }[]): string => list.format(people.map(({ name }) => name));
