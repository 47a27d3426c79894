import { formatCode, type StaffInvitation, type WholeLanguage } from '@lykta/domain';
import { supportDirectory } from '@lykta/domain/support';
import {
  Brand,
  EyeIcon,
  HeroPicture,
  HomeIcon,
  LockIcon,
  ShieldIcon,
  UserIcon,
  type IconComponent,
} from '@lykta/ui';
import { useTranslation } from '@lykta/app-shell';
import { longDay } from '../../../frame/dates.ts';
import { QrCode } from '../../../frame/qr-code.tsx';
import hills from './hills.svg';
import styles from './child-sheet.module.css';

/** The texts in one language; they must have been loaded. */
const useTextsIn = (language: WholeLanguage) => useTranslation().i18n.getFixedT(language);

/** What stands on the sheet. */
export interface SheetChoice {
  size: 'a4' | 'a6';
  /** The child's language, whatever that of the page. */
  language: WholeLanguage;
  /** The first name of who asks. */
  name: string | undefined;
  reads: boolean;
  lastDay: boolean;
  /** Without the picture, for printers that are low on ink. */
  savesInk: boolean;
}

interface Props {
  invitation: StaffInvitation;
  choice: SheetChoice;
}

/**
 * The child's first meeting with Lykta, on paper: who asks, the code, three steps, and who sees what. It has no label,
 * and nothing on it is untrue for this invitation. In the small size only two facts fit.
 */
export function ChildSheet({ invitation, choice }: Props) {
  const { size, name, savesInk, language } = choice;
  const t = useTextsIn(language);
  const { unit, lastDay } = invitation;
  const isSmall = size === 'a6';
  return (
    <article
      className={styles.sheet}
      lang={language}
      data-theme="light"
      data-size={size}
      aria-label={t('sheet.preview')}
    >
      <div className={styles.band} data-plain={savesInk || undefined}>
        {!savesInk && (
          <>
            <img className={styles.hills} src={hills} alt="" />
            <div className={styles.hero}>
              <HeroPicture />
            </div>
          </>
        )}
        <span className={styles.brand}>
          <Brand>Lykta</Brand>
        </span>
      </div>
      <div className={styles.text}>
        <h2>{t('sheet.hello')}</h2>
        <p className={styles.intro}>
          {name === undefined ? t('sheet.intro.unit', { unit }) : t('sheet.intro', { name, unit })}{' '}
          {t('sheet.no-wrong')}
        </p>
        <div className={styles.box}>
          <div>
            <p>{t('sheet.code')}</p>
            <p className={styles.code}>{formatCode(invitation.code)}</p>
            <ol className={styles.steps}>
              <li>{t('sheet.step.scan', { link: invitation.link })}</li>
              <li>{t('sheet.step.figure')}</li>
              <li>{t('sheet.step.answer')}</li>
            </ol>
          </div>
          <span className={styles.qr}>
            <QrCode value={invitation.link} label={t('invitation.qr')} />
          </span>
        </div>
        {!isSmall && <h3>{t('sheet.who')}</h3>}
        <Facts invitation={invitation} choice={choice} />
        <footer className={styles.foot}>
          <p>
            <b>{t('sheet.danger')}</b>
            {!isSmall && <Talk language={language} />}
          </p>
          <p>
            {t('sheet.no')}
            {choice.lastDay && lastDay !== undefined && (
              <span> {t('sheet.until', { day: longDay(lastDay, language) })}</span>
            )}
          </p>
        </footer>
      </div>
    </article>
  );
}

/** One fact about who sees what, on a disc with its own tint. */
interface Fact {
  icon: IconComponent;
  tone: 'base' | 'water' | 'home' | 'heather' | 'clay';
  strong?: string;
  text: string;
}

function Facts({ invitation, choice }: Props) {
  const t = useTextsIn(choice.language);
  const { unit, maxClients, readsWithin } = invitation;
  const within =
    choice.reads && readsWithin !== undefined ? ` ${t('sheet.reads-within', { count: readsWithin })}` : '';
  const first: Fact[] = [
    { icon: LockIcon, tone: 'base', text: t('sheet.only-you') },
    { icon: EyeIcon, tone: 'water', text: t('sheet.readers', { unit }) + within },
  ];
  const facts: Fact[] =
    choice.size === 'a6'
      ? first
      : [
          ...first,
          { icon: HomeIcon, tone: 'home', strong: t('sheet.parents'), text: t('sheet.parents.text') },
          { icon: UserIcon, tone: 'heather', text: t(maxClients === 1 ? 'sheet.knows' : 'sheet.unknown') },
          { icon: ShieldIcon, tone: 'clay', text: t('sheet.harm') },
        ];
  return (
    <ul className={styles.facts}>
      {facts.map(({ icon: Icon, tone, strong, text }) => (
        <li key={text}>
          <span className={styles.disc} data-tone={tone}>
            <Icon />
          </span>
          <span>
            {strong !== undefined && <b>{strong}</b>} {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Somebody else to talk to: the first of the directory, with its number. */
function Talk({ language }: Pick<SheetChoice, 'language'>) {
  const t = useTextsIn(language);
  const [talk] = supportDirectory;
  const phone = talk?.channels.find(({ kind }) => kind === 'phone');
  if (!talk || !phone) return null;
  return <span> {t('sheet.talk', { who: talk.name, number: phone.value })}</span>;
}
