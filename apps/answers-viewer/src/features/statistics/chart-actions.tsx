import { Button, DownloadIcon, useToast } from '@lykta/ui';
import { useRef } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { download } from '../../frame/file/download.ts';
import { chartSvg, toPng } from './chart-image.ts';
import styles from './chart-actions.module.css';

/** Saves the chart of the surrounding card as a picture. `name` is the file name without extension. */
export function ChartActions({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const save = async (kind: 'png' | 'svg') => {
    const card = place.current?.closest('section');
    const svg = card && chartSvg(card);
    if (!svg) return;
    try {
      const content = kind === 'png' ? await toPng(svg) : new Blob([svg], { type: 'image/svg+xml' });
      download(`${name}.${kind}`, content);
    } catch {
      toast(t('statistics.picture.failed'), 'bad');
    }
  };
  return (
    <div ref={place} className={styles.actions}>
      <Button look="text" size="compact" fit icon={DownloadIcon} onClick={() => void save('png')}>
        {t('statistics.picture.png')}
      </Button>
      <Button look="text" size="compact" fit onClick={() => void save('svg')}>
        {t('statistics.picture.svg')}
      </Button>
    </div>
  );
}
