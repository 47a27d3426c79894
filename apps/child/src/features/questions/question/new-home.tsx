import { useFailureText, useTranslation } from '@lykta/app-shell';
import { Avatar } from '@lykta/avatar';
import { askedHouseLabel, houseTypeInfo, houseTypes, type HouseType } from '@lykta/domain';
import { Button, Dialog, FormError, PictureGrid } from '@lykta/ui';
import { useState } from 'react';
import { useLanguage } from '../../../frame/language.ts';
import { useAddHouse } from '../../../frame/profile/named-people.ts';

interface Props {
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Adds a home to the profile, with the picture of its kind. */
export function NewHome({ onClose, onCreated }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const textOf = useFailureText();
  const [type, setType] = useState<HouseType>();
  const { add, isLoading, error } = useAddHouse();

  const create = async () => {
    if (!type) return;
    const id = await add({ type, avatar: { type: 'ID', data: houseTypeInfo[type].picture } });
    if (id !== undefined) onCreated(id);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('questions.home.new')}
      actions={
        <>
          <Button disabled={!type} busy={isLoading} onClick={() => void create()}>
            {t('questions.add')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      <PictureGrid
        label={t('questions.home.which')}
        options={houseTypes.map((value) => ({
          value,
          label: askedHouseLabel(value, language),
          picture: <Avatar avatar={houseTypeInfo[value].picture} size="thumb" label="" />,
        }))}
        value={type ?? null}
        onChoose={(value) => setType(houseTypes.find((one) => one === value))}
      />
      <FormError>{error !== undefined && textOf(error)}</FormError>
    </Dialog>
  );
}
