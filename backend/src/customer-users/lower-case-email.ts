/**
 * Returns an email address in lower case, in which addresses are compared. Only A to Z change: `toLowerCase` also makes
 * letters of ASCII from others, such as k from the Kelvin sign, so another address would look like this one.
 */
export const lowerCaseEmail = (address: string): string =>
  address.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
