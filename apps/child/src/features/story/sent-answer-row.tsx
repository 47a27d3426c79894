import { Tag } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { Said } from '../../frame/said.tsx';
import { StatementRow } from './statement-row.tsx';
import type { Statement } from './statements.ts';
import type { ReadsStatements } from './use-reads-statements.ts';
import styles from './statement.module.css';

interface Props {
  statement: Statement;
  /** As in {@link StatementRow}. */
  reads: ReadsStatements;
  skipped: boolean;
  /** The child has said that it is not true any more. */
  told: boolean;
  /** Says that it is not true any more; undefined while reading. */
  onUntrue?: () => void;
}

/** One sent answer; a skipped question says so. */
export function SentAnswerRow({ statement, reads, skipped, told, onUntrue }: Props) {
  const { t } = useTranslation();
  if (skipped)
    return (
      <li>
        <div className={styles.row}>
          <span className={styles.words}>
            <small>
              <Said text={statement.question} />
            </small>
            <small>{t('story.sent.skipped')}</small>
          </span>
        </div>
      </li>
    );
  return (
    <StatementRow
      statement={statement}
      reads={reads}
      note={told && <Tag>{t('story.sent.untrue.done')}</Tag>}
      onChange={told ? undefined : onUntrue}
      changeLabel={(said) => t('story.sent.untrue.of', { said })}
    />
  );
}
