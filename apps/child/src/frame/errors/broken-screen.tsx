import { Button, LinkButton, QuietScene } from '@lykta/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { paths } from '../paths.ts';
import { Screen } from '../screen/screen.tsx';
import { ScreenHeader } from '../screen/screen-header.tsx';

export interface BrokenScreenProps {
  /** What is missing, in words; by default a general headline. */
  title?: string;
  /** Retries in place; without it the button links to `to`. */
  onRetry?: () => void;
  /** Target of the button: / or /home. */
  to?: string;
}

interface Props extends BrokenScreenProps {
  /** What stands in the drawing: `cord` where the server was not reached. */
  place?: 'moth' | 'cord';
  /** What happened; by default a general sentence. */
  text?: string;
  children?: ReactNode;
}

/** Fills the screen when it can't be shown, with a next step. It is part of the first file and has texts of its own. */
export function BrokenScreen({ title, text, place = 'moth', onRetry, to = paths.home, children }: Props) {
  const { t } = useTranslation();
  return (
    <Screen
      title={title ?? t('frame.error.title')}
      header={<QuietScene place={place} header={<ScreenHeader lead="home" to={to} />} />}
      foot={
        onRetry ? (
          <Button onClick={onRetry}>{t('frame.retry')}</Button>
        ) : (
          <LinkButton href={to}>{t('frame.to-home')}</LinkButton>
        )
      }
    >
      <p role="alert">{text ?? t('error.generic')}</p>
      {children}
    </Screen>
  );
}
