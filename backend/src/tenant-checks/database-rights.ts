/** Within how many days an operator hands out a copy, and for how many years an entry can stay (model provisions). */
const copyDays = 14;
const listingYears = 3;

/** What applicants can ask of the operator of a database, for the authorisation and the notice. */
export const databaseRights =
  `The first copy of what an operator has about a person is free, within ${copyDays} days. ` +
  `An entry can stay in a database for at most ${listingYears} years.`;
