import { nameWindow } from '@lykta/ui';
import { useEffect } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLocation } from 'react-router-dom';

/** Names the window after its screen, in words that say nothing about the child. */
export function useScreenTitle(): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const product = t('frame.brand');
  useEffect(() => {
    nameWindow(product);
    let isHere = true;
    // Its own file: the first screen needs no title but the product's.
    void import('./screen-titles.ts').then(
      ({ titleOf }) => {
        const id = titleOf(pathname);
        if (isHere && id) nameWindow(`${t(id)} – ${product}`);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [pathname, product, t]);
}
