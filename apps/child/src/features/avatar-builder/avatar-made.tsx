import { Avatar, describeAvatar } from '@lykta/avatar';
import type { Avatar as AvatarValue } from '@lykta/domain';
import { Button, Pool } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../frame/language.ts';
import { StepScreen, type StepFrame } from '../../frame/profile/step-screen.tsx';
import styles from './builder.module.css';

interface Props {
  frame: StepFrame;
  avatar: AvatarValue;
  onChange: () => void;
}

/** Shown after saving: continue, or change the figure again. */
export function AvatarMade({ frame, avatar, onChange }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <StepScreen
      frame={{ onBack: onChange, progress: frame.progress }}
      title={t('builder.made')}
      foot={
        <>
          <Button onClick={frame.onDone}>{t('builder.go-on')}</Button>
          <Button look="quiet" onClick={onChange}>
            {t('builder.change')}
          </Button>
        </>
      }
    >
      <div className={styles.made}>
        <Pool x="50%" y="50%" size="21rem" />
        <Avatar avatar={avatar} size="full" label={describeAvatar(avatar, language)} />
      </div>
    </StepScreen>
  );
}
