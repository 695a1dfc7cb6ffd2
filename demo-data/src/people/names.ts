/** First and family names that are common in Australia. Some have accents or apostrophes, which names must support. */
export const firstNames =
  'Olivia Charlotte Amelia Isla Matilda Grace Ruby Hannah Chloe Zoe Georgia Lucy Sophie Emily Freya Harriet Imogen Bronwyn Fiona Karen Susan Margaret Helen Judith Mei Lan Thi Priya Anjali Divya Fatima Aisha Layla Yasmin Elena Sofia Ana Maria Lucia Giulia Noor Marama Talia Kirra Jedda Nikita Eleni Despina Žaneta Zoë Renée Siobhán Oliver Jack Noah William Henry Thomas Lachlan Angus Hamish Callum Cooper Darcy Ethan Harrison Joshua Patrick Liam Declan Connor Peter Graeme Trevor Ian Bruce Wayne Minh Tuan Hao Wei Jun Arjun Rohan Sanjay Vikram Omar Hassan Yusuf Ali Marco Luca Matteo Nikos Dimitri Stavros Željko Tomáš Jarrah Tane Sione Mateo Diego Kwame Abdi'.split(
    ' ',
  );

export const familyNames = [
  ...'Nguyen Tran Pham Le Smith Jones Williams Brown Taylor Wilson Johnson White Martin Anderson Thompson Walker Harris Ryan Kelly Murphy Campbell Mitchell Roberts Clarke Young King Wright Robinson Lee Chen Wang Zhang Li Liu Singh Kaur Patel Sharma Gupta Khan Ahmed Hussein Haddad Khoury Papadopoulos Georgiou Rossi Ferrari Bianchi Romano Kowalski Novák Horvat Žižek Jovanović Ilić Schmidt Fischer Tavita Faleolo Tui Ngata Okafor Mensah Silva Santos Fernandez García Kim Park Tanaka Sato Dubois Lindqvist Hansen MacDonald McKenzie Fraser Stewart Lawson Paterson Hughes Evans Price Doyle Byrne Gallagher'.split(
    ' ',
  ),
  "O'Brien",
  "O'Connor",
  "D'Angelo",
  'van der Merwe',
  'Nguyen-Harris',
  'García Márquez',
];

/** Returns the part of an email address before the @: `zeljko.zizek` for `Željko Žižek`. */
export function mailboxOf(firstName: string, lastName: string): string {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, '');
  return `${plain(firstName)}.${plain(lastName)}`;
}
