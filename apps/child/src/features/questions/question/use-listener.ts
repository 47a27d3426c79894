import { sayOnce } from '@lykta/ui';
import { useRef } from 'react';
import { useLanguage } from '../../../frame/language.ts';
import { readingStyle } from '../../../frame/use-reading.ts';

/**
 * Says what is chosen to a child who has had a question of this form read aloud; whoever reads alone hears nothing.
 */
export function useListener(): { onRead: () => void; tell: (label: string) => void } {
  const { language } = useLanguage();
  const listens = useRef(false);
  return {
    onRead: () => {
      listens.current = true;
    },
    tell: (label) => {
      if (listens.current) void sayOnce(label, language, readingStyle());
    },
  };
}
