import { useFailureText, useTranslation } from '@lykta/app-shell';
import { failureOf } from '@lykta/api';
import { Note, SupportIcon } from '@lykta/ui';
import { BrokenScreen, type BrokenScreenProps } from './broken-screen.tsx';

interface Props extends BrokenScreenProps {
  /** The error of a call. */
  error: unknown;
}

/** Says why a call failed, where a screen can't be shown without it (docs/product.md §8, Generic and network). */
export function ErrorScreen({ title, error, ...way }: Props) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const offline = failureOf(error).code === 'offline';
  return (
    <BrokenScreen
      {...way}
      title={offline ? t('frame.offline.title') : title}
      place={offline ? 'cord' : 'moth'}
      text={textOf(error)}
    >
      {offline && <Note icon={SupportIcon}>{t('frame.offline.help')}</Note>}
    </BrokenScreen>
  );
}
