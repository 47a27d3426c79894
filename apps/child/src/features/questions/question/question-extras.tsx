import { localText, optionsOf, type Question } from '@lykta/domain';
import type { Selection } from '@lykta/questionnaire-engine';
import { useFormListQuery } from '@lykta/api';
import { FormIcon, Tile } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useNavigate } from 'react-router-dom';
import { formPath, type FormState } from '../../../frame/form-paths.ts';
import { useLanguage } from '../../../frame/language.ts';
import { SupportEntries } from './support-entries.tsx';

interface Props {
  question: Question;
  /** The path of this form's page. */
  here: string;
  /** Called with the answer of a page that only tells, when the child goes on to another form. */
  onLeave: (selection: Selection[]) => void;
}

/** Next to the answers: a link to another form to answer first, and help. */
export function QuestionExtras({ question, here, onLeave }: Props) {
  const tells = question.type === 'article_text';
  return (
    <>
      {question.form && (
        <OtherForm
          form={question.form}
          back={tells ? undefined : `${here}/${question.id}`}
          onLeave={() =>
            tells &&
            onLeave(
              optionsOf(question)
                .slice(0, 1)
                .map(({ id }) => ({ answer: id })),
            )
          }
        />
      )}
      {/* A page that only tells about help shows it at once. */}
      {question.data && <SupportEntries ids={question.data} open={tells} />}
    </>
  );
}

interface OtherFormProps {
  form: string;
  /** Where its last question leads; without it the next form follows. */
  back: string | undefined;
  onLeave: () => void;
}

/**
 * Link to a form (`id-version`). From a question the child returns to it; a page that only tells is answered by
 * leaving it, so that its form does not stay unfinished.
 */
function OtherForm({ form, back, onLeave }: OtherFormProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { data } = useFormListQuery();
  const dash = form.lastIndexOf('-');
  const id = form.slice(0, dash);
  const listed = data?.find((one) => one.id === id);
  const state: FormState = { back };
  return (
    <Tile
      icon={FormIcon}
      onClick={() => {
        onLeave();
        void navigate(formPath({ id, version: Number(form.slice(dash + 1)) }), { state });
      }}
    >
      {t('questions.other-form', { name: listed ? localText(listed.nameForChild, language) : id })}
    </Tile>
  );
}
