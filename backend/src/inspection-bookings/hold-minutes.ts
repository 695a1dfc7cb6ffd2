/** How long a place is held for a visitor who has not confirmed the booking. */
export const holdMinutes = 30;
