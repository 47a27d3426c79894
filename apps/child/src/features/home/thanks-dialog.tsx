import { Button, Dialog, Lantern, LinkButton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../../frame/paths.ts';

interface Props {
  /** Category of the support directory; undefined when the child closed the help. */
  help: string | undefined;
  onClose: () => void;
}

/** After a hard mood: thanks and help, without the streak and the questions. */
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
