import { sheetParts } from '@lykta/domain';
import { Checkbox } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import styles from './line-choice.module.css';
import type { SheetChoice } from './use-sheet-choice.ts';

/** What stands on the sheet besides answers, and in which letters. */
export function PartChoice({ choice: { parts, togglePart } }: { readonly choice: SheetChoice }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.group}>
      <legend>{t('meeting-sheet.more')}</legend>
      {sheetParts.map((part) => (
        <Checkbox
          key={part}
          label={t(`meeting-sheet.part.${part}`)}
          help={t(`meeting-sheet.part.${part}.help`)}
          checked={parts.includes(part)}
          onCheck={() => togglePart(part)}
        />
      ))}
    </fieldset>
  );
}
