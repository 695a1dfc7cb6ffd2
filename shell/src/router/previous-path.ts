import { createContext } from 'react-router';

/**
 * A context value for loaders: the path of the page that is open while another one loads. The browser's address is no
 * substitute, because going back changes it before the loader runs. Empty for the first page of a document.
 */
export const previousPath = createContext('');
