import { Button, QuietScene } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';

/** A reset link that no longer works, said before a password is typed. */
export function LinkEnded({ onAskAgain }: { onAskAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Screen
      title={t('account.reset.expired.title')}
      intro={t('account.reset.expired.text')}
      header={<QuietScene place="gate" header={<ScreenHeader to={paths.start} />} />}
      view="ended"
      foot={<Button onClick={onAskAgain}>{t('account.reset.again')}</Button>}
    />
  );
}
