/** The code of a charge that failed because the subscription has no saved card. */
export const noCard = 'no-card';
