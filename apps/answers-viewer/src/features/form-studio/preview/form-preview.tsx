import { useLanguage, useTranslation } from '@lykta/app-shell';
import { useFormQuery, useStaffFormsQuery } from '@lykta/api';
import {
  asksForWords,
  localText,
  optionsOf,
  OWN_WORDS_MAX,
  skipOf,
  type Form,
  type Question,
} from '@lykta/domain';
import { Card, Panel, PanelBody, PanelHead, QuestionOptions, Tag } from '@lykta/ui';
import { advise, draftOf } from '@lykta/form-studio';
import { select } from '@lykta/questionnaire-engine';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Failure } from '../../../frame/failure.tsx';
import { Loading } from '../../../frame/loading.tsx';
import { usePageTitle } from '../../../frame/use-page-title.ts';
import styles from './form-preview.module.css';
import { conditionOf } from './condition.ts';
import { EditorsEye } from '../review/editors-eye.tsx';
import { OwnVersions } from './own-versions.tsx';
import { TakeOut } from '../review/take-out.tsx';
import { WaysList } from '../review/ways-list.tsx';

/**
 * A form as the child sees it: every question with its answer buttons, in form order. Nothing is saved. Beside it
 * stands what an editor says of the form, and the ways through it.
 */
export function FormPreview() {
  const { t } = useTranslation();
  const { form: id = '', version = '' } = useParams();
  const { data: form, error, refetch } = useFormQuery({ id, version: Number(version) || 0 });
  usePageTitle(t('forms.preview.title'));
  return (
    <Panel>
      <PanelHead title={form?.metadata.name ?? t('forms.preview.title')} />
      <PanelBody>
        {error && <Failure error={error} onRetry={refetch} />}
        {!form && !error && <Loading parts={['title', 'card', 'card']} />}
        {form && <Questions form={form} />}
      </PanelBody>
    </Panel>
  );
}

function Questions({ form }: { readonly form: Form }) {
  const { t } = useTranslation();
  const { data: forms } = useStaffFormsQuery();
  const isOwn = forms?.some(({ id, own }) => own && id === form.metadata.id) ?? false;
  const draft = useMemo(() => draftOf(form), [form]);
  const found = useMemo(() => advise(draft), [draft]);
  return (
    <div className={styles.sides}>
      <div className={styles.asked}>
        <p>{t('forms.preview.help')}</p>
        <ol className={styles.questions}>
          {draft.questions.map((question) => (
            <li key={question.id}>
              <OneQuestion question={question} form={form} />
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.review}>
        <WaysList draft={draft} />
        <EditorsEye
          draft={draft}
          found={found}
          onShow={({ question }) => question !== null && showQuestion(question)}
        />
        {isOwn && <OwnVersions form={form.metadata.id} />}
        <TakeOut form={form} />
      </div>
    </div>
  );
}

const headingOf = (question: string) => `question-${question}`;

/** Brings a question into view, and the focus to it. */
function showQuestion(question: string) {
  const heading = document.getElementById(headingOf(question));
  heading?.scrollIntoView({ block: 'center' });
  heading?.focus({ preventScroll: true });
}

interface Props {
  question: Question;
  form: Form;
}

function OneQuestion({ question, form }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const text = localText(question.text, language);
  const condition = conditionOf(question, form, language);
  return (
    <Card as="article" look="sunken" className={styles.question}>
      <h2 id={headingOf(question.id)} tabIndex={-1}>
        {text}
      </h2>
      {condition && <p>{t('forms.preview.condition', { answer: condition })}</p>}
      {/* The sizes of the child's app, inside the compact viewer. */}
      <div data-density="child">
        <QuestionOptions
          type={question.type}
          label={text}
          options={optionsOf(question).map((option) => ({
            id: option.id,
            kind: option.type,
            label: localText(option.text, language),
            weight: option.weight,
          }))}
          selected={selected}
          onChoose={(id) => setSelected([id])}
          onToggle={(id) => setSelected((now) => select(question, now, id))}
        />
      </div>
      {asksForWords(question.type) && <p>{t('forms.preview.words', { max: OWN_WORDS_MAX })}</p>}
      {skipOf(question) && <Tag>{t('forms.preview.skip')}</Tag>}
    </Card>
  );
}
