import { createContext } from 'react';

/** The page's host, which says whether this is a test environment. */
export const Host = createContext(window.location.hostname);
