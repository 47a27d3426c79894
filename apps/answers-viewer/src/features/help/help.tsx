import { Card, Link, Panel, PanelBody, PanelHead } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { usePageTitle } from '../../frame/use-page-title.ts';
import { advice, sources } from './advice.ts';
import styles from './help.module.css';

/** The help page: how to talk with the child about the answers, what the law expects, and what this tool is not. */
export function Help() {
  const { t } = useTranslation();
  usePageTitle(t('help.title'));
  return (
    <Panel>
      <PanelHead title={t('help.title')} />
      <PanelBody>
        <div className={styles.help}>
          {advice.map(({ title, points }) => (
            <Card as="section" look="sunken" key={title} className={styles.card}>
              <h2>{t(title)}</h2>
              <ul>
                {points.map((point) => (
                  <li key={point}>{t(point)}</li>
                ))}
              </ul>
            </Card>
          ))}
          <section>
            <h2>{t('help.sources')}</h2>
            <p>{t('help.sources.intro')}</p>
            <ul>
              {sources.map(({ href, text }) => (
                <li key={href}>
                  <Link href={href}>{t(text)}</Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </PanelBody>
    </Panel>
  );
}
