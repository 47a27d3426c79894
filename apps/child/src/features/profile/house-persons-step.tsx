import { failureOf, useProfileQuery, useSaveHousePersonsMutation } from '@lykta/api';
import { Avatar } from '@lykta/avatar';
import { localText, personTypeInfo, type Profile, own } from '@lykta/domain';
import { Button, CheckCards, FormError, PlusIcon } from '@lykta/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import { PersonFlow } from './person-flow.tsx';
import { StepScreen, type StepFrame } from '../../frame/profile/step-screen.tsx';

interface Props {
  frame: StepFrame;
  houseId: string;
  profile: Profile;
  /** Content below the list: more actions for the home. */
  children?: ReactNode;
}

/** Who lives in a home: all persons of the profile, and a way to add more. */
export function HousePersonsStep({ frame, houseId, profile, children }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [living, setLiving] = useState<readonly string[]>(own(profile.housePersonMap, houseId) ?? []);
  const [told, setTold] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState(false);
  const [finishing, setFinishing] = useState(false);
  const [save, { error }] = useSaveHousePersonsMutation();
  const persons = Object.entries(profile.persons);

  const { refetch } = useProfileQuery();

  // Leaves out persons removed on another device. A person added here may not be in the profile yet.
  const store = async (ids: readonly string[], fresh: readonly string[]) => {
    const saveKnown = (persons: Profile['persons']) =>
      save({ id: houseId, persons: ids.filter((id) => Object.hasOwn(persons, id) || fresh.includes(id)) });
    const saved = await saveKnown(profile.persons);
    if (!saved.error || failureOf(saved.error).code !== 'invalid-input') return saved;
    const { data } = await refetch();
    return data ? saveKnown(data.persons) : saved;
  };
  // One list after the other: an older one must not be stored last.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const storeInTurn = (ids: readonly string[], fresh: readonly string[]) => {
    const stored = last.current.then(() => store(ids, fresh));
    last.current = stored;
    return stored;
  };
  const finish = async () => {
    setFinishing(true);
    const saved = await storeInTurn(living, told);
    setFinishing(false);
    if (!saved.error) frame.onDone();
  };
  const add = (id: string) => {
    setAdding(false);
    setLiving([...living, id]);
    setTold([...told, id]);
    void storeInTurn([...living, id], [...told, id]);
  };

  if (adding)
    return (
      <PersonFlow
        frame={{ ...frame, doneLabel: t('frame.save'), onBack: () => setAdding(false) }}
        onDone={add}
      />
    );

  return (
    <StepScreen
      frame={frame}
      title={t('profile.living.title')}
      intro={persons.length === 0 ? t('profile.living.intro.first') : t('profile.living.intro')}
      foot={
        <>
          {error && <FormError>{t('profile.error.house')}</FormError>}
          <Button busy={finishing} onClick={() => void finish()}>
            {frame.doneLabel}
          </Button>
        </>
      }
    >
      {persons.length > 0 && (
        <CheckCards
          label={t('profile.living.title')}
          hideLabel
          values={[...living]}
          onToggle={(id) =>
            setLiving((before) =>
              before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
            )
          }
          options={persons.map(([id, { type, avatar }]) => ({
            value: id,
            label: localText(personTypeInfo[type].label, language),
            picture: <Avatar avatar={avatar} size="thumb" label="" />,
          }))}
        />
      )}
      <Button look="secondary" icon={PlusIcon} onClick={() => setAdding(true)}>
        {t('profile.person.add')}
      </Button>
      {children}
    </StepScreen>
  );
}
