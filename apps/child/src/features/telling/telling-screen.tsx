import { ChatIcon, LinkButton, Row, RowList } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import styles from './telling.module.css';
import { topicFromParam, topics } from './topics.ts';

/**
 * /telling/{topic}: short pages with questions that children have before they tell somebody; open without an account.
 */
export function TellingScreen() {
  const { t } = useTranslation();
  const { topic: param } = useParams();
  const navigate = useNavigate();
  // Back leads to the page that linked here (a form, an invitation, support); without one, to support.
  const isFirst = useLocation().key === 'default';
  const topic = topicFromParam(param) ?? topics[0];
  return (
    <Screen
      title={t(`telling.${topic}`)}
      view={topic}
      header={<ScreenHeader to={paths.support} onBack={isFirst ? undefined : () => void navigate(-1)} />}
    >
      {t(`telling.${topic}.text`)
        .split('\n')
        .map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      <LinkButton look="secondary" icon={ChatIcon} href={paths.support}>
        {t('telling.support')}
      </LinkButton>
      <h2>{t('telling.more')}</h2>
      <RowList label={t('telling.more')}>
        {topics
          .filter((other) => other !== topic)
          .map((other) => (
            <Row key={other} href={paths.tellingOf(other)}>
              {t(`telling.${other}`)}
            </Row>
          ))}
      </RowList>
    </Screen>
  );
}
