import 'i18next';
import type { sv as studio } from './features/form-studio/words/sv.ts';
import type { sv } from './locales/sv.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof sv; studio: typeof studio };
  }
}
