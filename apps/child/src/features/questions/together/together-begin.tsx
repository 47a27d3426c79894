import { localText, type OpenSitting } from '@lykta/domain';
import {
  Button,
  EyeIcon,
  EyeOffIcon,
  LockIcon,
  Note,
  PeopleIcon,
  ShieldIcon,
  type IconComponent,
} from '@lykta/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { EasierSwitch } from '../../../frame/easier/easier-switch.tsx';
import { ReadByItself } from '../../../frame/easier/read-by-itself.tsx';
import { useEasier } from '../../../frame/easier/use-easier.ts';
import { useLanguage } from '../../../frame/language.ts';
import { Screen } from '../../../frame/screen/screen.tsx';

interface Props {
  sitting: OpenSitting;
  header: ReactNode;
  onBegin: () => void;
  onClose: () => void;
}

/**
 * Before the first question the child reads who gets the answers, what they must do with them, and whether parents are
 * told: a child without a sign-in has never read it in an invitation. Then it says whether it wants to answer.
 */
export function TogetherBegin({ sitting, header, onBegin, onClose }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [easier, setEasier] = useEasier();
  const { form, unit, readsWithin } = sitting;
  const title = t('together.begin.title');
  const intro = t('together.begin.intro');
  const reads = readsWithin === undefined ? [] : [t('invitations.reads', { unit, count: readsWithin })];
  const notes: { icon: IconComponent; lines: string[] }[] = [
    { icon: EyeIcon, lines: [t('together.begin.who', { unit }), ...reads] },
    { icon: ShieldIcon, lines: [t('invitations.accept.report'), t('invitations.accept.soc')] },
    {
      icon: PeopleIcon,
      lines: [
        t('invitations.accept.parents'),
        t('invitations.accept.parents.must'),
        t('together.begin.parents'),
      ],
    },
    { icon: LockIcon, lines: [t('together.begin.choice'), t('together.begin.gone')] },
    { icon: EyeOffIcon, lines: [t('together.begin.alone')] },
  ];
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
      <EasierSwitch easier={easier} onChange={setEasier} explained />
      <ReadByItself parts={[title, intro, ...notes.flatMap(({ lines }) => lines)]} />
      <p>{localText(form.metadata.nameForChild, language)}</p>
      {notes.map(({ icon, lines }) => (
        <Note key={lines[0]} icon={icon}>
          {lines.join(' ')}
        </Note>
      ))}
    </Screen>
  );
}
