import 'i18next';
import type { FailureTextId } from '@lykta/api';

declare module 'i18next' {
  interface CustomTypeOptions {
    /** What the shell itself says; each app has these texts, and names all of its own in its i18next.d.ts. */
    resources: { translation: Record<FailureTextId, string> };
  }
}
