import type { ReactNode } from 'react';
import { Logo } from '../../art/lantern/lantern.tsx';
import { IconButton, IconLink } from '../../action/icon-button/icon-button.tsx';
import { BackIcon, HomeIcon, SupportIcon } from '../../icon/icons.ts';
import { Anchor } from '../../action/link/link-provider.tsx';
import styles from './page-header.module.css';

/** First item of the header: back, home (in questions), or the logo (on the home screen). */
export type HeaderLead =
  | { kind: 'back' | 'home' | 'brand'; label: string; href: string }
  | { kind: 'back' | 'home'; label: string; onClick: () => void };

export interface PageHeaderProps {
  /** First item: back, home or the logo. */
  lead: HeaderLead;
  /** Link to the support page; omitted on that page itself. */
  support?: { href: string; label: string };
  /** The QuickExit. */
  exit: ReactNode;
}

/** The header of a screen: back or home, support, quick exit, always in this order and without a title. */
export function PageHeader({ lead, support, exit }: PageHeaderProps) {
  return (
    <>
      <span className={styles.line} aria-hidden="true" />
      <header className={styles.header}>
        <div className={styles.row}>
          <Lead lead={lead} />
          <span className={styles.grow} />
          {support && (
            <Anchor href={support.href} className={styles.support}>
              <SupportIcon size="small" />
              {support.label}
            </Anchor>
          )}
          {exit}
        </div>
      </header>
    </>
  );
}

function Lead({ lead }: { lead: HeaderLead }) {
  if (lead.kind === 'brand') {
    return (
      <Anchor href={lead.href} aria-label={lead.label} className={styles.brand}>
        <Logo size={22} />
      </Anchor>
    );
  }
  const icon = lead.kind === 'home' ? HomeIcon : BackIcon;
  if ('onClick' in lead) return <IconButton label={lead.label} icon={icon} onClick={lead.onClick} />;
  return <IconLink label={lead.label} icon={icon} href={lead.href} />;
}
