import { languageCodes, REFERENCE, type Language } from '@lykta/domain';
import { createContext } from 'react';

/** The languages in which texts are written side by side; Swedish is always one of them. */
export const ShownLanguages = createContext<readonly Language[]>([REFERENCE]);

/** Every language but Swedish, in which texts may be missing. */
export const translations = languageCodes.filter((code) => code !== REFERENCE);
