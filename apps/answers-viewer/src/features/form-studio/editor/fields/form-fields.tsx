import { areas, type FormMetadata } from '@lykta/domain';
import { Checkbox, SelectField, TextField } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useWords } from '../../words/use-words.ts';
import { idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import styles from './fields.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { SignField } from './sign-field.tsx';
import { WordsField } from './words-field.tsx';

/** What belongs to the form as a whole. */
export function FormFields({ metadata }: { readonly metadata: Readonly<FormMetadata> }) {
  const { t } = useWords();
  const { t: desk } = useTranslation();
  const { make } = useActs();
  const { name, nameForChild, icon = '', group = '', useTheme = true, intro, mutable } = metadata;
  return (
    <div className={styles.fields}>
      <div className={styles.head}>
        <h2>{t('form')}</h2>
        <LanguageChoice />
      </div>
      <TextField
        id={idOf({ field: 'name' })}
        size="compact"
        label={t('form.name')}
        value={name}
        onValue={(value) => make({ do: 'set-form', change: { name: value } })}
      />
      <WordsField
        at={{ field: 'nameForChild' }}
        text={nameForChild}
        label={t('form.for-child')}
        help={t('form.for-child.help')}
      />
      <div className={styles.two}>
        <SelectField
          id={idOf({ field: 'group' })}
          size="compact"
          label={t('form.area')}
          value={group}
          onValue={(value) => make({ do: 'set-form', change: { group: value || undefined } })}
          options={[
            { value: '', label: t('form.area.none') },
            ...areas.map((area) => ({ value: area, label: desk(`forms.area.${area}`) })),
          ]}
        />
        <SignField
          icon={icon}
          onIcon={(value) => make({ do: 'set-form', change: { icon: value || undefined } })}
        />
      </div>
      <WordsField at={{ field: 'introHeader' }} text={intro?.header} label={t('form.intro.header')} />
      <WordsField at={{ field: 'introText' }} text={intro?.text} label={t('form.intro.text')} lines />
      {group !== '' && (
        <Checkbox
          id={idOf({ field: 'useTheme' })}
          label={t('form.theme')}
          checked={useTheme}
          onCheck={(checked) => make({ do: 'set-form', change: { useTheme: checked ? undefined : false } })}
        />
      )}
      <Checkbox
        id={idOf({ field: 'mutable' })}
        label={t('form.mutable')}
        help={t('form.mutable.help')}
        checked={mutable}
        onCheck={(checked) => make({ do: 'set-form', change: { mutable: checked } })}
      />
    </div>
  );
}
