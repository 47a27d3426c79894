import { Button, LinkButton, QuietScene } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import type { LoginMethod } from '../../frame/storage/settings.ts';

interface Props {
  /** Whether the link went to a phone or to an e-mail address. */
  method: LoginMethod;
  onAgain: () => void;
}

/** Says where to look for the link, and what to do when it does not arrive. */
export function ResetSent({ method, onAgain }: Props) {
  const { t } = useTranslation();
  return (
    <Screen
      title={t(`account.reset.look.${method}`)}
      intro={t('account.reset.sent')}
      header={<QuietScene place="rest" header={<ScreenHeader to={paths.login} />} />}
      view="sent"
      foot={<LinkButton href={paths.login}>{t('account.login.title')}</LinkButton>}
    >
      <p>{t(`account.reset.not-there.${method}`)}</p>
      <Button look="secondary" onClick={onAgain}>
        {t('account.reset.once-more')}
      </Button>
    </Screen>
  );
}
