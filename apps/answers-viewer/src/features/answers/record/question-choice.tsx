import { useLanguage, useTranslation } from '@lykta/app-shell';
import { wordsOf } from '@lykta/answer-sheet';
import { localText, type IndividualAnswers } from '@lykta/domain';
import { CheckGroup } from '../check-group.tsx';
import { answered } from './chosen.ts';

interface Props {
  answers: IndividualAnswers;
  chosen: readonly string[];
  onToggle: (question: string) => void;
}

/** Chooses the answers of one sent form for a meeting sheet. */
export function QuestionChoice({ answers, chosen, onToggle }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <CheckGroup
      label={t('record.questions', { form: localText(answers.form.metadata.nameForChild, language) })}
      options={answered(answers, language).map(({ question, text, given }) => ({
        value: question,
        label: text,
        help: wordsOf(given, language),
      }))}
      values={chosen}
      onToggle={onToggle}
    />
  );
}
