import type { Question } from '@lykta/domain';
import { supportDirectory } from '@lykta/domain/support';
import { Button, CloseIcon, SelectField } from '@lykta/ui';
import { memo } from 'react';
import { useWords } from '../../words/use-words.ts';
import { focusField, idOf } from '../place.ts';
import { useActs } from '../use-studio.ts';
import styles from './fields.module.css';

interface Props {
  id: string;
  helpers: Question['data'];
}

/** Who can help, shown to the child under the question: from the same list as the child's page of help. */
export const HelpersFields = memo(function HelpersFields({ id, helpers = [] }: Props) {
  const { t } = useWords();
  const { make } = useActs();
  const set = (chosen: string[]) =>
    make({ do: 'set-question', question: id, change: { data: chosen.length > 0 ? chosen : undefined } });
  const nameOf = (helper: string) => supportDirectory.find((entry) => entry.id === helper)?.name ?? helper;
  return (
    <div className={styles.fields}>
      <SelectField
        id={idOf({ field: 'data' })}
        size="compact"
        label={t('more.helpers')}
        value=""
        onValue={(value) => value !== '' && set([...helpers, value])}
        options={[
          { value: '', label: t('more.helpers.add') },
          ...supportDirectory
            .filter((entry) => !helpers.includes(entry.id))
            .map((entry) => ({ value: entry.id, label: entry.name })),
        ]}
      />
      {helpers.length > 0 && (
        <ul className={styles.chosen}>
          {helpers.map((helper) => (
            <li key={helper}>
              <Button
                look="secondary"
                size="compact"
                iconEnd={CloseIcon}
                aria-label={t('more.helpers.remove', { name: nameOf(helper) })}
                onClick={() => {
                  set(helpers.filter((one) => one !== helper));
                  focusField('data');
                }}
              >
                {nameOf(helper)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
