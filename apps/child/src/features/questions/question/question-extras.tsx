import { localText, type Question } from '@lykta/domain';
import { useFormListQuery } from '@lykta/api';
import { FormIcon, Tile } from '@lykta/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formPath, type FormState } from '../../../frame/form-paths.ts';
import { useLanguage } from '../../../frame/language.ts';
import { SupportEntries } from './support-entries.tsx';

interface Props {
  question: Question;
  /** The path of this form's page. */
  here: string;
}

/** Next to the answers: a link to another form to answer first, and help. */
export function QuestionExtras({ question, here }: Props) {
  return (
    <>
      {question.form && <OtherForm form={question.form} back={`${here}/${question.id}`} />}
      {/* A page that only tells about help shows it at once. */}
      {question.data && <SupportEntries ids={question.data} open={question.type === 'article_text'} />}
    </>
  );
}

/** Link to a form (`id-version`); after its last question the child returns here. */
function OtherForm({ form, back }: { form: string; back: string }) {
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
      onClick={() => void navigate(formPath({ id, version: Number(form.slice(dash + 1)) }), { state })}
    >
      {t('questions.other-form', { name: listed ? localText(listed.nameForChild, language) : id })}
    </Tile>
  );
}
