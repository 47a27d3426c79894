import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { titleOf } from './screen-titles.ts';

/** Names the window after its screen, in words that say nothing about the child. */
export function useScreenTitle(): void {
  const { t } = useTranslation();
  const id = titleOf(useLocation().pathname);
  const product = t('frame.brand');
  const title = id ? `${t(id)} – ${product}` : product;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
