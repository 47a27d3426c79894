import { useLanguage, useTranslation } from '@lykta/app-shell';
import { faceIn } from '@lykta/answer-sheet';
import {
  asksSomething,
  localText,
  type IndividualAnswers,
  type Question,
  type StaffClient,
} from '@lykta/domain';
import { RateFace } from '@lykta/ui';
import { useDayWords } from '../../frame/children/use-day-words.ts';
import { FoldButton } from '../../frame/long/fold-button.tsx';
import { useFold } from '../../frame/long/use-fold.ts';
import type { FormHistory } from './sent.ts';
import styles from './sendings.module.css';
import type { ShownSendings } from './use-shown-sendings.ts';

interface Props {
  /** Everything that the child sent, oldest first. */
  answers: readonly IndividualAnswers[];
  sendings: ShownSendings;
  sent: StaffClient['sent'];
  today: Date;
}

/** Number of sendings that are shown at first. */
const SHOWN = 24;

/** The face question that most sendings share with the newest one; undefined without one. */
function sharedQuestion(newestFirst: readonly IndividualAnswers[]): Question | undefined {
  for (const one of newestFirst) {
    const asked = Object.values(one.form.questions).filter(asksSomething);
    const shared = asked.find(({ id }) => faceIn(one, id) !== undefined);
    if (shared) return shared;
  }
  return undefined;
}

/** All sendings on a line, newest on top; a press shows one in its form. */
export function Sendings({ answers, sendings: { histories, show, current }, sent, today }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const wordsOf = useDayWords();
  const newestFirst = answers.toReversed();
  const shared = sharedQuestion(newestFirst);
  // An earlier one that was chosen elsewhere on the page is shown, too.
  const place = newestFirst.findIndex((one) => one === current);
  const { shown, ...rest } = useFold(newestFirst, Math.max(SHOWN, place + 1));
  const historyOf = (one: IndividualAnswers): FormHistory | undefined =>
    histories.find((history) => history.includes(one));
  return (
    <section>
      <h2>{t('profile.sendings', { count: sent.length })}</h2>
      <ol className={styles.line}>
        {shown.map((one, index) => {
          const face = shared && faceIn(one, shared.id);
          const history = historyOf(one);
          return (
            <li key={index}>
              <button
                type="button"
                className={styles.sending}
                aria-current={one === current ? 'true' : undefined}
                onClick={() => history && show(history, history.indexOf(one))}
              >
                <i className={styles.dot} aria-hidden="true" />
                <span>
                  <b>{wordsOf(one.data.sent, today)}</b>
                  <small>{localText(one.form.metadata.nameForChild, language)}</small>
                </span>
                {face && <RateFace rate={face} size={26} lit={one === current} />}
              </button>
            </li>
          );
        })}
      </ol>
      <FoldButton {...rest} />
      {shared && (
        <p className={styles.caption}>{t('profile.face', { question: localText(shared.text, language) })}</p>
      )}
    </section>
  );
}
