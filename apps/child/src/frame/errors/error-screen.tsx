import { useFailureText } from '@lykta/app-shell';
import { failureOf } from '@lykta/api';
import { Button, LinkButton, Note, QuietScene, SupportIcon } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';

interface Props {
  /** What is missing, in words; by default a general headline. */
  title?: string;
  /** The error of a call or a render; without it a generic text is shown. */
  error?: unknown;
  /** Retries in place; without it the button links to `to`. */
  onRetry?: () => void;
  /** Target of the button: / or /home. */
  to?: string;
}

/** Fills the screen when it can't be shown, with a next step (docs/product.md §8, Generic and network). */
export function ErrorScreen({ title, error, onRetry, to = paths.home }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const offline = error !== undefined && failureOf(error).code === 'offline';
  const header = <ScreenHeader lead="home" to={to} />;
  return (
    <Screen
      title={offline ? t('frame.offline.title') : (title ?? t('frame.error.title'))}
      header={<QuietScene place={offline ? 'cord' : 'moth'} header={header} />}
      foot={
        onRetry ? (
          <Button onClick={onRetry}>{t('frame.retry')}</Button>
        ) : (
          <LinkButton href={to}>{t('frame.to-home')}</LinkButton>
        )
      }
    >
      <p role="alert">{error === undefined ? t('error.generic') : textOf(error)}</p>
      {offline && <Note icon={SupportIcon}>{t('frame.offline.help')}</Note>}
    </Screen>
  );
}
