import { Button } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';

/** A reset link that no longer works, said before a password is typed. */
export function LinkEnded({ onAskAgain }: { onAskAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Screen
      title={t('account.reset.expired.title')}
      intro={t('account.reset.expired.text')}
      back={paths.start}
      view="ended"
      foot={<Button onClick={onAskAgain}>{t('account.reset.again')}</Button>}
    />
  );
}
