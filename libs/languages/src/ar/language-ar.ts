import './letters.css';
import { openLanguage } from '../open-language.ts';
import type { TranslationFile } from '../translation-file.ts';

/** Opens Arabic for the child app, and returns the app's texts. */
export const openArabic = () =>
  openLanguage(
    'ar',
    import.meta.glob<TranslationFile>('./{app,calm,forms,words}/*.json', { eager: true, import: 'default' }),
  );
