/** How often the page fetches its figures again, in milliseconds. */
export const refetchMs = 15_000;
