import { Button, Dialog, Lantern, LinkButton } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../frame/paths.ts';

interface Props {
  /** The category of the support directory; absent where the child closed the way to help. */
  help: string | undefined;
  onClose: () => void;
}

/** After a hard mood: thanks, and help first. Neither the row of days nor questions. */
export function ThanksDialog({ help, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('home.thanks')}
      picture={<Lantern size={72} />}
      actions={
        <>
          {help && <LinkButton href={paths.supportOf(help)}>{t('home.thanks.help')}</LinkButton>}
          <Button look={help ? 'quiet' : 'primary'} onClick={onClose}>
            {t('home.streak.ok')}
          </Button>
        </>
      }
    >
      {t('home.thanks.text')}
    </Dialog>
  );
}
