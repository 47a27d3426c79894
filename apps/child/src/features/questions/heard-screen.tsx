import { Button, lazyScreen, Link, Skeleton } from '@lykta/ui';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { ReadByItself } from '../../frame/easier/read-by-itself.tsx';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';

/** Loaded when needed: the directory is large, and few answers need it. */
const SupportList = lazyScreen(() =>
  import('./question/support-list.tsx').then((module) => module.SupportList),
);

interface Props {
  /** Whether a unit requested the form and reads its answers. */
  asked: boolean;
  /** The header, when it does not lead home. */
  header?: ReactNode;
  onGoOn: () => void;
}

/**
 * Shown after an answer that asks for help: says what happens with the answer, with Bris one press away
 * (docs/product.md §4).
 */
export function HeardScreen({ asked, header, onGoOn }: Props) {
  const { t } = useTranslation();
  const title = t('questions.heard.title');
  const happens = t(asked ? 'questions.heard.asked' : 'questions.heard.own');
  const now = t(asked ? 'questions.heard.asked.now' : 'questions.heard.own.now');
  return (
    <Screen
      view="heard"
      title={title}
      intro={happens}
      header={header}
      foot={<Button onClick={onGoOn}>{t('questions.heard.go-on')}</Button>}
    >
      <ReadByItself parts={[title, happens, now]} />
      <p>{now}</p>
      <p>
        <Link href={paths.tellingOf('happens')}>{t('telling.happens')}</Link>
      </p>
      <Suspense fallback={<Skeleton label={t('frame.loading')} parts={['card']} />}>
        <SupportList ids={['bris']} />
      </Suspense>
    </Screen>
  );
}
