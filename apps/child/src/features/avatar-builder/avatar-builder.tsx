import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useSaveAvatarMutation } from '@lykta/api';
import { Avatar } from '@lykta/avatar';
import { Button, FormError, WorkBench } from '@lykta/ui';
import { useReducer, useState } from 'react';
import type { AvatarMakerProps } from '../../frame/profile/avatar-maker.ts';
import { StepScreen } from '../../frame/profile/step-screen.tsx';
import { AccessoryPanel } from './accessory-panel.tsx';
import { AvatarMade } from './avatar-made.tsx';
import { beginWith, make, tabs } from './making.ts';
import { FigureStage } from './figure-stage.tsx';
import { PartPanel } from './part-panel.tsx';

/** Builds a figure from parts and colours (docs/product.md §2, Avatar builder). */
export function AvatarBuilder({ frame, avatar }: AvatarMakerProps) {
  const { t } = useTranslation();
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
      ownTitle
      foot={
        <>
          {error && <FormError>{textOf(error)}</FormError>}
          <Button busy={isLoading} onClick={() => void finish()}>
            {t('frame.done')}
          </Button>
        </>
      }
    >
      <WorkBench
        label={t('builder.groups')}
        work={<FigureStage making={making} onChoose={choose} />}
        tabs={tabs.map((id) => ({
          id,
          label: t(`builder.group.${id}`),
          picture: <Avatar avatar={figure} size={id} label="" />,
        }))}
        selected={group}
        onSelect={(id) => setGroup(tabs.find((tab) => tab === id) ?? 'HAIR')}
      >
        {group === 'ACCESSORIES' ? (
          <AccessoryPanel parts={making.parts} onChoose={choose} />
        ) : (
          <PartPanel key={group} group={group} parts={making.parts} onChoose={choose} />
        )}
      </WorkBench>
    </StepScreen>
  );
}
