import { helpLinks, informationLinks, supportNamed } from '@lykta/domain/support';
import { Card, InfoIcon, LinkButton, PhoneIcon, Row, RowList, SproutIcon, StoryIcon, Tile } from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { ChannelLink } from '../../frame/help/channel-link.tsx';
import { useLanguage } from '../../frame/language.ts';
import { paths } from '../../frame/paths.ts';
import { Screen } from '../../frame/screen/screen.tsx';
import { ScreenHeader } from '../../frame/screen/screen-header.tsx';
import { useSession } from '../../frame/session/session.ts';
import { checkedText } from './checked-text.ts';
import { ExitHelp } from './exit-help.tsx';
import { linkLooks } from './link-looks.ts';
import styles from './support.module.css';

const [bris] = supportNamed(['bris']);

/** /support: 112, somebody to talk to, and help by subject; open without an account (docs/product.md §2). */
export function SupportScreen() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const signedIn = useSession().kind === 'in';
  return (
    <Screen
      title={t('support.title')}
      header={<ScreenHeader to={signedIn ? paths.home : paths.start} support={false} />}
    >
      <Card look="alarm" className={styles.alarm}>
        <h2>{t('support.danger')}</h2>
        <p>{t('support.danger.text')}</p>
        <LinkButton look="danger" icon={PhoneIcon} href="tel:112">
          {t('support.danger.call')}
        </LinkButton>
      </Card>
      <Card className={styles.talk}>
        <h2>{t('support.talk')}</h2>
        <p>{t('support.talk.text')}</p>
        <div className={styles.pair}>
          {bris?.channels.map((channel) => (
            <ChannelLink key={channel.kind} name="Bris" channel={channel} />
          ))}
        </div>
      </Card>
      <Tile icon={SproutIcon} tone="water" href={paths.calm}>
        {t('support.calm')}
      </Tile>
      {signedIn && (
        <Tile icon={StoryIcon} tone="lantern" href={paths.share}>
          {t('support.share')}
        </Tile>
      )}
      <h2 className={styles.heading}>{t('support.about')}</h2>
      <RowList label={t('support.about')}>
        {helpLinks.map((link) => (
          <Row key={link} {...linkLooks[link]} href={paths.supportOf(link)}>
            {t(`support.link.${link}`)}
          </Row>
        ))}
      </RowList>
      <h2 className={styles.heading}>{t('support.know')}</h2>
      <RowList label={t('support.know')}>
        <Row icon={InfoIcon} tone="heather" href={paths.tellingOf('parents')}>
          {t('telling.parents')}
        </Row>
        <Row icon={InfoIcon} tone="heather" href={paths.tellingOf('happens')}>
          {t('telling.happens')}
        </Row>
        {informationLinks.map((link) => (
          <Row key={link} {...linkLooks[link]} href={paths.supportOf(link)}>
            {t(`support.link.${link}`)}
          </Row>
        ))}
      </RowList>
      <ExitHelp />
      {bris && (
        <p className={styles.checked}>{t('support.checked', { day: checkedText(bris.checked, language) })}</p>
      )}
    </Screen>
  );
}
