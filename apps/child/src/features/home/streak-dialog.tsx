import type { Profile } from '@lykta/domain';
import { Button, Dialog, Lantern, LinkButton } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { missingStep } from '../../frame/profile/missing-step.ts';
import { moodSavedOf } from './mood-saved.ts';
import { ThanksDialog } from './thanks-dialog.tsx';

interface Props {
  profile: Profile | undefined;
}

/** After a mood check: the streak and, with a complete profile, a link to the questions. */
export function StreakDialog({ profile }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { streak, hard, help } = moodSavedOf(useLocation().state);
  const ready = profile !== undefined && missingStep(profile) === undefined;
  // Clears the history state, so that a reload does not show the dialog again.
  const close = () => void navigate(paths.home, { replace: true, state: null });
  if (hard) return <ThanksDialog help={help} onClose={close} />;
  return (
    <Dialog
      open={streak > 0 && profile !== undefined}
      onClose={close}
      title={t('home.streak', { count: streak })}
      picture={<Lantern size={72} />}
      actions={
        ready ? (
          <>
            <LinkButton href={paths.form} replace>
              {t('home.streak.answer')}
            </LinkButton>
            <Button look="quiet" onClick={close}>
              {t('home.streak.not-now')}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{t('home.streak.ok')}</Button>
        )
      }
    >
      {ready ? t('home.streak.question') : undefined}
    </Dialog>
  );
}
