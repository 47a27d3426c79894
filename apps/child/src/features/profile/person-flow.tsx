import { useFailureText, useTranslation } from '@lykta/app-shell';
import { useAddPersonMutation, useChangePersonMutation } from '@lykta/api';
import { figuresFor } from '@lykta/avatar';
import { DEFAULT_AVATAR, localText, personTypeInfo, type PersonType } from '@lykta/domain';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../frame/language.ts';
import type { KnownPerson } from '../../frame/profile/household.ts';
import { AvatarStep } from './avatar-step.tsx';
import { PersonTypeStep } from './person-type-step.tsx';
import type { StepFrame } from '../../frame/profile/step-screen.tsx';

interface Props {
  frame: Omit<StepFrame, 'onDone'>;
  /** The person to change; undefined: a new person. */
  person?: KnownPerson;
  /** Called with the person's id. */
  onDone: (id: string) => void;
  /** Content below the types: the button to remove the person. */
  foot?: ReactNode;
}

/** Adds or changes a person in the child's life: first who it is, then the figure. */
export function PersonFlow({ frame, person, onDone, foot }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const textOf = useFailureText();
  const [type, setType] = useState<PersonType>();
  const [add] = useAddPersonMutation();
  const [change] = useChangePersonMutation();

  if (type === undefined)
    return <PersonTypeStep frame={frame} chosen={person?.type} onChoose={setType} foot={foot} />;

  const save = async (avatar: string): Promise<string | undefined> => {
    if (person) {
      const changed = await change({ id: person.id, change: { type, avatar } });
      if (changed.error) return t('profile.error.avatar');
      onDone(person.id);
      return undefined;
    }
    const added = await add({ type, avatar });
    if (added.data === undefined) return textOf(added.error);
    onDone(added.data);
    return undefined;
  };

  return (
    <AvatarStep
      frame={{ ...frame, onBack: () => setType(undefined) }}
      title={t('profile.person.figure', { who: localText(personTypeInfo[type].label, language) })}
      figures={figuresFor(type)}
      avatar={person?.avatar ?? DEFAULT_AVATAR}
      onSave={save}
    />
  );
}
