import { localeOf } from '@lykta/domain';
import { QuickExit, showLockScreen } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { leaving } from '../lock/leaving.ts';
import { isNativeShell } from '../native/shell.ts';
import { NEUTRAL_SITE } from './neutral-site.ts';

/** The quick exit of every screen and dialog: to a neutral page; in the native app to a lock screen. */
export function LeaveFast() {
  const { t, i18n } = useTranslation();
  const lock = () => {
    showLockScreen(localeOf(i18n.language));
    leaving();
    void import('../native/put-away.ts').then(({ putAway }) => putAway()).catch(() => undefined);
  };
  return (
    <QuickExit site={NEUTRAL_SITE} onLeave={isNativeShell() ? lock : undefined} onLeaving={leaving}>
      {t('frame.exit')}
    </QuickExit>
  );
}
