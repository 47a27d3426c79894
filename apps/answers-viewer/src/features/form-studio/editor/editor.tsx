import { useLanguage } from '@lykta/app-shell';
import { can, type OpenDraft } from '@lykta/domain';
import { advise, advisers, phrase, questionIn, waysThrough, writtenForm } from '@lykta/form-studio';
import { Note } from '@lykta/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStaff } from '../../../frame/staff.ts';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { QuestionEye } from '../review/question-eye.tsx';
import { TakeOut } from '../review/take-out.tsx';
import { useWords } from '../words/use-words.ts';
import { Beside } from './beside.tsx';
import { Extras } from './extras.tsx';
import styles from './editor.module.css';
import { FormFields } from './fields/form-fields.tsx';
import { LanguagesContext, useLanguages } from './fields/languages.ts';
import { QuestionFields } from './fields/question-fields.tsx';
import { ShownLanguages } from './fields/shown-languages.ts';
import { focusPlace } from './place.ts';
import { QuestionList } from './questions/question-list.tsx';
import { LostDialog } from './saving/lost-dialog.tsx';
import { NewerDialog } from './saving/newer-dialog.tsx';
import { useAutosave } from './saving/use-autosave.ts';
import { TopBar } from './top-bar.tsx';
import { useHistoryKeys } from './use-history-keys.ts';
import { useListed } from './use-listed.ts';
import { useSettled } from './use-settled.ts';
import { ActsContext, useStudio } from './use-studio.ts';

const readers = [...advisers, advise, waysThrough];

/** An open draft: its questions, the fields of one of them, and beside them how a child sees it. */
export function Editor({ opened }: { readonly opened: OpenDraft }) {
  const { t } = useWords();
  const language = useLanguage();
  const mayWrite = can(useStaff().role, 'write-forms');
  const { history, chosen, target, store, acts } = useStudio(opened.draft, mayWrite);
  const { draft, past, future } = history;
  const [saver, saving] = useAutosave(opened, store);
  const [publishing, setPublishing] = useState(false);
  const publish = useCallback(() => {
    store.catchUp();
    setPublishing(true);
  }, [store]);
  const middle = useRef<HTMLDivElement>(null);
  useHistoryKeys(acts);
  useEffect(() => {
    if (target && middle.current) focusPlace(target, middle.current);
  }, [target]);
  const read = useSettled(draft, readers);
  const { shown, value } = useLanguages(read);
  const [found, ways] = [advise(read), waysThrough(read)];
  const listed = useListed(draft, read, chosen);
  // Not a part of the bar, so that a letter draws neither.
  const extras = useMemo(
    () => <Extras opened={opened} draft={read} chosen={chosen} />,
    [opened, read, chosen],
  );
  const question = chosen === null ? undefined : questionIn(draft, chosen);
  const settled = chosen === null ? undefined : (questionIn(read, chosen) ?? question);
  const form = useMemo(() => writtenForm(read), [read]);
  const minutes = ways && [...new Set([ways.shortest.minutes, ways.longest.minutes])].join('–');
  return (
    <ActsContext value={acts}>
      <LanguagesContext value={value}>
        <ShownLanguages value={shown}>
          <TopBar
            name={draft.metadata.name}
            version={opened.form.version}
            saving={saving}
            found={found}
            canUndo={past.length > 0}
            canRedo={future.length > 0}
            onPublish={publish}
          >
            {extras}
          </TopBar>
          <div className={styles.sides}>
            <div className={styles.list}>
              <div className={styles.stuck}>
                <QuestionList
                  questions={listed}
                  chosen={chosen}
                  found={found}
                  length={minutes === undefined ? '' : phrase('ways.short', language, { minutes })}
                />
              </div>
            </div>
            <div className={styles.middle} ref={middle}>
              {!mayWrite && <Note>{t('read-only')}</Note>}
              <fieldset disabled={!mayWrite} className={styles.plain}>
                {question ? (
                  <QuestionFields
                    key={question.id}
                    question={question}
                    number={draft.questions.indexOf(question) + 1}
                    questions={draft.questions}
                  />
                ) : (
                  <FormFields metadata={draft.metadata} />
                )}
              </fieldset>
              {settled ? (
                <QuestionEye
                  draft={read}
                  question={settled}
                  found={found}
                  onShow={acts.go}
                  onMend={mayWrite ? acts.mend : undefined}
                />
              ) : (
                <TakeOut form={form} />
              )}
            </div>
            <aside className={styles.beside}>
              <div className={styles.stuck}>
                <Beside draft={read} found={found} chosen={chosen} />
              </div>
            </aside>
          </div>
          {saving.is === 'newer' && (
            <NewerDialog newer={saving.newer} draft={draft} mine={store.draft} saver={saver} />
          )}
          {saving.is === 'gone' && <LostDialog draft={draft} />}
          {publishing && (
            <PublishDialog opened={opened} draft={draft} saver={saver} onClose={() => setPublishing(false)} />
          )}
        </ShownLanguages>
      </LanguagesContext>
    </ActsContext>
  );
}
