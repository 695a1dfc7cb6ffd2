import { createContext } from 'react-router';

/** A context value for loaders: the `#…` of the URL that opens. React Router leaves it out of their requests. */
export const urlHash = createContext('');
