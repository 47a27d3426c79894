import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useAddHouseMutation, useChangeHouseMutation } from '@lykta/api';
import { Avatar } from '@lykta/avatar';
import { askedHouseLabel, houseTypeInfo, houseTypes, type HouseType } from '@lykta/domain';
import { Button, FormError, PictureGrid } from '@lykta/ui';
import { useState } from 'react';
import { useLanguage } from '../../frame/language.ts';
import { StepScreen, type StepFrame } from '../../frame/profile/step-screen.tsx';

interface Props {
  frame: Omit<StepFrame, 'onDone'>;
  /** The home to change; undefined: a new home. */
  house?: { id: string; type: HouseType };
  /** Called with the id of the home. */
  onDone: (id: string) => void;
}

/** Asks for the kind of home: five drawings (docs/product.md §3, House types). */
export function HouseStep({ frame, house, onDone }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const textOf = useFailureText();
  const [type, setType] = useState<HouseType | undefined>(house?.type);
  const [add, adding] = useAddHouseMutation();
  const [change, changing] = useChangeHouseMutation();
  const error = adding.error ?? changing.error;

  const save = async () => {
    if (!type) return;
    const chosen = { type, avatar: houseTypeInfo[type].picture };
    if (house) {
      const changed = await change({ id: house.id, change: chosen });
      if (!changed.error) onDone(house.id);
      return;
    }
    const added = await add(chosen);
    if (added.data !== undefined) onDone(added.data);
  };

  return (
    <StepScreen
      frame={frame}
      title={t('profile.house.title')}
      intro={t('profile.house.intro')}
      foot={
        <>
          {error && <FormError>{house ? t('profile.error.house') : textOf(error)}</FormError>}
          <Button
            busy={adding.isLoading || changing.isLoading}
            disabled={!type}
            reason={t('profile.choose-first')}
            onClick={() => void save()}
          >
            {frame.doneLabel}
          </Button>
        </>
      }
    >
      <PictureGrid
        label={t('profile.house.title')}
        hideLabel
        value={type ?? null}
        onChoose={(value) => setType(houseTypes.find((one) => one === value))}
        options={houseTypes.map((value) => ({
          value,
          label: askedHouseLabel(value, language),
          picture: <Avatar avatar={houseTypeInfo[value].picture} size="thumb" label="" />,
        }))}
      />
    </StepScreen>
  );
}
