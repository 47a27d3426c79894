import { useLanguage } from '@lykta/app-shell';
import { localText, own } from '@lykta/domain';
import { phrase, questionIn, type Draft, type Ways } from '@lykta/form-studio';
import { useMemo } from 'react';
import { shortText } from '../editor/fields/question-name.ts';
import { useWords } from '../words/use-words.ts';
import { BOX, END, layOut, type MapEdge, type MapNode } from './lay-out.ts';
import styles from './map.module.css';

interface Props {
  draft: Draft;
  ways: Ways;
  onChoose: (question: string) => void;
}

/** The questions as boxes, with a line for each way on; a press opens the question. */
export function Drawing({ draft, ways, onChoose }: Props) {
  const { t } = useWords();
  const language = useLanguage();
  const { nodes, edges, width, height } = useMemo(() => layOut(ways), [ways]);
  const places = new Map(nodes.map((node) => [node.id, node]));
  const numbers = new Map(draft.questions.map(({ id }, at) => [id, at + 1]));
  const isDark = ({ from, answers, to }: MapEdge) =>
    to === END && ways.darkEnds.some((dark) => dark.question === from && answers.includes(dark.answer));
  const saidOf = ({ from, answers }: MapEdge) =>
    answers
      .flatMap((answer) => own(questionIn(draft, from)?.answers, answer)?.text ?? [])
      .map((text) => localText(text, language))
      .join(', ');
  return (
    <div className={styles.map} style={{ inlineSize: width, blockSize: height }}>
      <svg width={width} height={height} aria-hidden="true" className={styles.lines}>
        {edges.map((edge) => {
          const [from, to] = [places.get(edge.from), places.get(edge.to)];
          return (
            from &&
            to && (
              <path
                key={`${edge.from} ${edge.to}`}
                d={curve(from, to, edge.beside)}
                data-dark={isDark(edge) || undefined}
                data-only={edge.only || undefined}
              >
                {!edge.only && <title>{saidOf(edge)}</title>}
              </path>
            )
          );
        })}
      </svg>
      {nodes.map(({ id, x, y }) => {
        const question = questionIn(draft, id);
        const place = { insetInlineStart: x, insetBlockStart: y };
        return question ? (
          <button key={id} type="button" className={styles.box} style={place} onClick={() => onChoose(id)}>
            {t('question.short', { number: numbers.get(id) ?? 0, text: shortText(question, language) })}
          </button>
        ) : (
          <span key={END} className={styles.end} style={place}>
            {phrase('ways.end', language)}
          </span>
        );
      })}
    </div>
  );
}

/** A line from the lower edge of one box to the upper edge of another, by way of a lane beside the boxes if it has one. */
function curve(from: MapNode, to: MapNode, beside: number | undefined): string {
  const [x1, y1, x2, y2] = [from.x + BOX.width / 2, from.y + BOX.height, to.x + BOX.width / 2, to.y];
  if (beside === undefined) return bend(x1, y1, x2, y2);
  // Both bends lie in the room between two rows, where no box is.
  return `${bend(x1, y1, beside, y1 + BOX.below)}V${y2 - BOX.below}${bend(beside, y2 - BOX.below, x2, y2)}`;
}

function bend(x1: number, y1: number, x2: number, y2: number): string {
  const half = (y1 + y2) / 2;
  return `M${x1} ${y1}C${x1} ${half} ${x2} ${half} ${x2} ${y2}`;
}
