import { useFailureText, useTranslation } from '@lykta/app-shell';
import { Avatar, avatarGroups, describeAvatar, figuresFor } from '@lykta/avatar';
import { localText, personTypeInfo, type PersonType } from '@lykta/domain';
import { Button, Dialog, FormError, PictureGrid, ToggleChips } from '@lykta/ui';
import { useState } from 'react';
import { useLanguage } from '../../../frame/language.ts';
import { useAddPerson } from '../../../frame/profile/named-people.ts';
import { PersonTypes } from '../../../frame/profile/person-types.tsx';

/** The types that children choose most; "show more" shows the others. */
const most: readonly PersonType[] = ['MOTHER', 'FATHER', 'SIBLING', 'FRIEND', 'TEACHER', 'PET'];
/** Number of figures in a small picker (docs/product.md §9, Avatar picker). */
const LOOKS = 8;

/** The most fitting figures; of a person of any age half are children. */
function looks(type: PersonType): readonly string[] {
  const figures = figuresFor(type);
  if (personTypeInfo[type].age !== 'ALL') return figures.slice(0, LOOKS);
  const half = (group: readonly string[]) => figures.filter((id) => group.includes(id)).slice(0, LOOKS / 2);
  return [...half(avatarGroups.CHILD), ...half(avatarGroups.ADULT)];
}

interface Props {
  /** The kinds offered first; default: those that children choose most. */
  first?: readonly PersonType[];
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** Adds a person to the profile: who it is, and a figure. */
export function NewPerson({ first: common = most, onClose, onCreated }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const textOf = useFailureText();
  const [all, setAll] = useState(false);
  const [type, setType] = useState<PersonType>();
  const [look, setLook] = useState<string>();
  const { add, isLoading, error } = useAddPerson();
  const offered = type && !common.includes(type) ? [type, ...common] : common;
  const choose = (chosen?: PersonType) => {
    setType(chosen);
    setLook(undefined);
    setAll(false);
  };

  const create = async () => {
    if (!type || !look) return;
    const id = await add({ type, avatar: { type: 'ID', data: look } });
    if (id !== undefined) onCreated(id);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('questions.person.new')}
      actions={
        <>
          <Button disabled={!look} busy={isLoading} onClick={() => void create()}>
            {t('questions.add')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('frame.cancel')}
          </Button>
        </>
      }
    >
      {all ? (
        <PersonTypes chosen={type} onChoose={choose} />
      ) : (
        <ToggleChips
          label={t('questions.person.who')}
          options={offered.map((value) => ({
            value,
            label: localText(personTypeInfo[value].label, language),
          }))}
          values={type ? [type] : []}
          onToggle={(value) => choose(offered.find((one) => one === value))}
          more={{ label: t('questions.person.more'), onClick: () => setAll(true) }}
        />
      )}
      {type && (
        <PictureGrid
          label={t('questions.person.look')}
          hideWords
          options={looks(type).map((id, index) => ({
            value: id,
            label: t('questions.person.look.number', {
              number: index + 1,
              looks: describeAvatar(id, language),
            }),
            picture: <Avatar avatar={id} size="thumb" label="" />,
          }))}
          value={look ?? null}
          onChoose={setLook}
        />
      )}
      <FormError>{error !== undefined && textOf(error)}</FormError>
    </Dialog>
  );
}
