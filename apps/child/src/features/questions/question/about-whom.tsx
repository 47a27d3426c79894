import { listOf, type Question } from '@lykta/domain';
import { resolveRef, type Flow } from '@lykta/questionnaire-engine';
import { useKnown } from '../../../frame/use-known.tsx';
import styles from './question.module.css';

interface Props {
  question: Question;
  flow: Flow;
}

/** The persons or homes of an earlier answer that a question is about (docs/product.md §3, ref). */
export function AboutWhom({ question, flow }: Props) {
  if (!question.ref || listOf(question.type)) return null;
  const { data } = resolveRef(question, flow.document.answers);
  return data.length === 0 ? null : <Whom ids={data} />;
}

/** By itself, so that the other questions ask for nobody. */
function Whom({ ids }: { ids: readonly string[] }) {
  const known = useKnown();
  return (
    <ul className={styles.whom}>
      {ids.map((id) => {
        const { label, picture } = known(id);
        return (
          <li key={id}>
            {picture}
            {label}
          </li>
        );
      })}
    </ul>
  );
}
