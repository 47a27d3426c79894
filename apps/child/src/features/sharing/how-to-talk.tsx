import { Button, ChevronDownIcon, Link } from '@lykta/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactAddress } from './contact-address.ts';
import styles from './shared.module.css';

/** For the adult who reads: how to talk about this with a child, and where to ask us (docs/product.md §2, show more). */
export function HowToTalk() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const email = contactAddress();
  return (
    <div className={styles.unprinted}>
      {open && (
        <div id={id} className={styles.talk}>
          <ul>
            <li>{t('shared.talk.thank')}</li>
            <li>{t('shared.talk.listen')}</li>
            <li>{t('shared.talk.calm')}</li>
            <li>{t('shared.talk.promise')}</li>
          </ul>
          <p>
            <b>{t('shared.talk.danger')}</b>
          </p>
          {email && (
            <p>
              {t('shared.contact')} <Link href={`mailto:${email}`}>{email}</Link>
            </p>
          )}
        </div>
      )}
      <Button
        look="quiet"
        size="small"
        fit
        icon={ChevronDownIcon}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? t('shared.less') : t('shared.more')}
      </Button>
    </div>
  );
}
