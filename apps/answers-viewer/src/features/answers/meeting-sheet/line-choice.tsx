import { useLanguage, useTranslation } from '@lykta/app-shell';
import { wordsOf } from '@lykta/answer-sheet';
import { CheckGroup } from '../check-group.tsx';
import styles from './line-choice.module.css';
import { SHEET_MOST, sheetGroups } from './sheet-lines.ts';
import type { SheetChoice } from './use-sheet-choice.ts';

/** The answers to choose from, in groups; says how many are chosen and how many there is room for. */
export function LineChoice({ choice: { lines, chosen, toggle, isFull } }: { readonly choice: SheetChoice }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <p className={styles.count} role="status" data-full={isFull || undefined}>
        {isFull
          ? t('meeting-sheet.full', { count: SHEET_MOST })
          : t('meeting-sheet.count', { chosen: chosen.length, all: lines.length, count: SHEET_MOST })}
      </p>
      {sheetGroups.map((group) => {
        const members = lines.filter((one) => one.group === group);
        if (members.length === 0) return null;
        return (
          <CheckGroup
            key={group}
            label={t(`meeting-sheet.group.${group}`)}
            options={members.map(({ key, line }) => ({
              value: key,
              label: line.text,
              help: wordsOf(line.given, language),
            }))}
            values={chosen}
            onToggle={toggle}
          />
        );
      })}
    </>
  );
}
