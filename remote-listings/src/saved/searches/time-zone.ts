/** The browser's time zone, in whose morning daily alerts are sent. Outside Australia the server uses Melbourne's. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
