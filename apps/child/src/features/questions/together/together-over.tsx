import { Button } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../../frame/paths.ts';
import { Screen } from '../../../frame/screen/screen.tsx';

/** The form has closed by itself, or the worker has closed it. */
export function TogetherOver({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Screen
      view="over"
      title={t('together.over.title')}
      intro={t('together.over')}
      back={paths.start}
      foot={<Button onClick={onAgain}>{t('together.over.again')}</Button>}
    />
  );
}
