import { localText, type OpenSitting } from '@lykta/domain';
import { Button, CalendarIcon, EyeIcon, EyeOffIcon, LockIcon, Note } from '@lykta/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadByItself } from '../../../frame/easier/read-by-itself.tsx';
import { useLanguage } from '../../../frame/language.ts';
import { Screen } from '../../../frame/screen/screen.tsx';

interface Props {
  sitting: OpenSitting;
  header: ReactNode;
  onBegin: () => void;
  onClose: () => void;
}

/** Before the first question the child reads who gets the answers, and says whether it wants to. */
export function TogetherBegin({ sitting, header, onBegin, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { form, unit, readsWithin } = sitting;
  const title = t('together.begin.title');
  const lines = [
    t('together.begin.intro'),
    t('together.begin.who', { unit }),
    t('together.begin.choice'),
    t('together.begin.gone'),
    t('together.begin.alone'),
  ] as const;
  const [intro, who, choice, gone, alone] = lines;
  return (
    <Screen
      view="begin"
      title={title}
      intro={intro}
      header={header}
      foot={
        <>
          <Button onClick={onBegin}>{t('together.begin.yes')}</Button>
          <Button look="quiet" onClick={onClose}>
            {t('together.begin.no')}
          </Button>
        </>
      }
    >
      <ReadByItself parts={[title, ...lines]} />
      <p>{localText(form.metadata.nameForChild, language)}</p>
      <Note icon={EyeIcon}>{who}</Note>
      {readsWithin !== undefined && (
        <Note icon={CalendarIcon}>{t('invitations.reads', { unit, count: readsWithin })}</Note>
      )}
      <Note>{choice}</Note>
      <Note icon={LockIcon}>{gone}</Note>
      <Note icon={EyeOffIcon}>{alone}</Note>
    </Screen>
  );
}
