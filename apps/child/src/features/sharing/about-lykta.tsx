import { Button, ChevronDownIcon, Link } from '@lykta/ui';
import { useId, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { contactAddress } from './contact-address.ts';
import styles from './shared.module.css';

/**
 * Explains Lykta to the adult who reads a shared story, short or long, with a contact address (docs/product.md §2,
 * sharing).
 */
export function AboutLykta() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const email = contactAddress();
  return (
    <div className={styles.unprinted}>
      {open && (
        <div id={id} className={styles.about}>
          <p>{t('shared.about.what')}</p>
          <p>{t('shared.about.nameless')}</p>
          <p>{t('shared.about.chosen')}</p>
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
