import 'i18next';
import type { sv } from './locales/sv.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof sv };
  }
}
