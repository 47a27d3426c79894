import {
  answerSections,
  localText,
  shareableAnswers,
  type LeftOut,
  type ShareSection,
  type ShareSource,
} from '@lykta/domain';
import { CheckCards, Disclosure } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLanguage } from '../../frame/language.ts';
import words from '../../frame/words.module.css';

interface Props {
  source: ShareSource;
  chosen: readonly ShareSection[];
  leftOut: readonly LeftOut[];
  onChange: (leftOut: LeftOut[]) => void;
}

const keyOf = ({ form, question }: LeftOut) => `${form}/${question}`;

/** The answers of the chosen sections, to leave out one by one. It stands below the switches, so that none moves. */
export function LeaveOut({ source, chosen, leftOut, onChange }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const groups = answerSections
    .filter((section) => chosen.includes(section))
    .map((section) => ({ section, answers: shareableAnswers(source, section) }));
  if (groups.length === 0) return null;
  const all = groups.flatMap(({ answers }) => answers);
  const out = new Set(leftOut.map(keyOf));
  const count = new Set(all.map(keyOf).filter((key) => out.has(key))).size;
  const toggle = (key: string) => {
    const { form, question } = all.find((one) => keyOf(one) === key)!;
    onChange(out.has(key) ? leftOut.filter((one) => keyOf(one) !== key) : [...leftOut, { form, question }]);
  };
  return (
    <Disclosure summary={count > 0 ? t('sharing.leave-out.some', { count }) : t('sharing.leave-out')}>
      <p className={words.quiet}>{t('sharing.leave-out.help')}</p>
      {groups.map(({ section, answers }) => (
        <CheckCards
          key={section}
          label={t(`sharing.section.${section}`)}
          options={answers.map((one) => ({
            value: keyOf(one),
            label: one.lines.map((line) => localText(line, language)).join(' '),
          }))}
          values={answers.map(keyOf).filter((key) => !out.has(key))}
          onToggle={toggle}
        />
      ))}
    </Disclosure>
  );
}
