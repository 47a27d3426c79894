import { useLanguage } from '@lykta/app-shell';
import { documentTexts, filled, type Fact, type Paper, type PaperRow } from '@lykta/answer-sheet';
import { wholeLanguage, type SheetPart } from '@lykta/domain';
import { Logo } from '@lykta/ui';
import styles from './paper-preview.module.css';

/** Room to write: lines for a pen. */
const LINES = 7;

interface PaperPreviewProps {
  paper: Paper;
  parts: readonly SheetPart[];
}

/** How a meeting sheet will be: what stands on it and where. The server makes the page that is printed. */
export function PaperPreview({ paper, parts }: PaperPreviewProps) {
  const { title, facts, secrecy, wishes = [], wishesFrom = [], sections, persons = [], toAsk = [] } = paper;
  const texts = documentTexts[wholeLanguage(useLanguage())];
  return (
    <article
      className={styles.paper}
      data-theme="light"
      data-large={parts.includes('large') || undefined}
      aria-label={title}
    >
      <header>
        <h2>{title}</h2>
        <Logo size={22} />
      </header>
      <p>{inLine(facts)}</p>
      {wishes.length > 0 && <Rows rows={wishes} className={styles.wishes} />}
      {wishesFrom.map((from) => (
        <p key={from}>{from}</p>
      ))}
      {sections.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          <p>{inLine(section.facts)}</p>
          {section.rows.length > 0 && <Rows rows={section.rows} className={styles.rows} />}
        </section>
      ))}
      {persons.length > 0 && (
        <section>
          <h3>{texts.persons}</h3>
          <p className={styles.persons}>{persons.join(' · ')}</p>
        </section>
      )}
      {toAsk.length > 0 && (
        <section>
          <h3>{texts.ask}</h3>
          <ul className={styles.toAsk}>
            {toAsk.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.notes}>
        {parts.includes('notes') &&
          [texts.said, texts.doing].map((heading) => (
            <div key={heading}>
              <h3>{heading}</h3>
              {Array.from({ length: LINES }, (_, line) => (
                <i key={line} />
              ))}
            </div>
          ))}
      </div>
      <footer>
        {title} · {filled(texts.page, { page: '1', pages: '1' })}
        <br />
        {secrecy}
      </footer>
    </article>
  );
}

const inLine = (facts: readonly Fact[]) => facts.map(([label, value]) => `${label}: ${value}`).join(' · ');

interface RowsProps {
  rows: readonly PaperRow[];
  className: string | undefined;
}

/** Questions with their answers. */
function Rows({ rows, className }: RowsProps) {
  return (
    <dl className={className}>
      {rows.map(({ question, answer, remark, then }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>
            {answer}
            {remark !== undefined && <small> ({remark})</small>}
            {then !== undefined && <small className={styles.then}>{then}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
