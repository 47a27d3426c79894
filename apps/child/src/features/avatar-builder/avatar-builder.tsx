import { useSaveAvatarMutation } from '@lykta/api';
import { Avatar, describeAvatar } from '@lykta/avatar';
import { Button, FormError, Pool, Tabs } from '@lykta/ui';
import { useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../frame/errors/failure-text.ts';
import { useLanguage } from '../../frame/language.ts';
import type { AvatarMakerProps } from '../../frame/profile/avatar-maker.ts';
import { StepScreen } from '../../frame/profile/step-screen.tsx';
import { AvatarMade } from './avatar-made.tsx';
import styles from './builder.module.css';
import { beginWith, make, tabs } from './making.ts';
import { PartPanel } from './part-panel.tsx';

/** Puts a figure together from parts and colours (docs/product.md §2, Avatar builder). */
export function AvatarBuilder({ frame, avatar }: AvatarMakerProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const textOf = useFailureText();
  const [making, choose] = useReducer(make, avatar, beginWith);
  const [group, setGroup] = useState<(typeof tabs)[number]>('HAIR');
  const [made, setMade] = useState(false);
  const [save, { isLoading, error }] = useSaveAvatarMutation();
  const figure = { type: 'PARTS', data: making.parts } as const;

  const finish = async () => {
    const saved = await save(figure);
    if (!saved.error) setMade(true);
  };

  if (made) return <AvatarMade frame={frame} avatar={figure} onChange={() => setMade(false)} />;
  return (
    <StepScreen
      frame={frame}
      title={t('builder.title')}
      foot={
        <Button busy={isLoading} onClick={() => void finish()}>
          {t('frame.done')}
        </Button>
      }
    >
      <div className={styles.stage}>
        <span className={styles.figure} aria-live="polite">
          <Pool x="50%" y="50%" size="11.25rem" />
          <Avatar avatar={figure} size="full" label={describeAvatar(figure, language)} />
        </span>
        <div className={styles.tools}>
          <Button
            look="secondary"
            size="small"
            fit
            disabled={making.before.length === 0}
            onClick={() => choose({ kind: 'undo' })}
          >
            {t('builder.undo')}
          </Button>
          <Button
            look="secondary"
            size="small"
            fit
            onClick={() => choose({ kind: 'random', random: Math.random })}
          >
            {t('builder.random')}
          </Button>
        </div>
      </div>
      <Tabs
        label={t('builder.groups')}
        tabs={tabs.map((id) => ({ id, label: t(`builder.group.${id}`) }))}
        selected={group}
        onSelect={(id) => setGroup(tabs.find((tab) => tab === id) ?? 'HAIR')}
      >
        <div className={styles.panel}>
          <PartPanel group={group} parts={making.parts} onChoose={choose} />
        </div>
      </Tabs>
      {error && <FormError>{textOf(error)}</FormError>}
    </StepScreen>
  );
}
