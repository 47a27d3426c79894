import type { ReactNode } from 'react';
import { Logo } from '../../art/lantern/lantern.tsx';
import { IconButton, IconLink } from '../../action/icon-button/icon-button.tsx';
import { BackIcon, HomeIcon, SupportIcon } from '../../icon/icons.ts';
import { Anchor } from '../../action/link/link-provider.tsx';
import styles from './page-header.module.css';

/** The first thing in the header: the way back, the way home in a question, or the mark on home itself. */
export type HeaderLead =
  | { kind: 'back' | 'home' | 'brand'; label: string; href: string }
  | { kind: 'back' | 'home'; label: string; onClick: () => void };

export interface PageHeaderProps {
  lead: HeaderLead;
  /** Left out on the support page itself. */
  support?: { href: string; label: string };
  /** The QuickExit. */
  exit: ReactNode;
}

/** Back or home | support | quick exit: always in this order, and no title. */
export function PageHeader({ lead, support, exit }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <Lead lead={lead} />
      <span className={styles.grow} />
      {support && (
        <Anchor href={support.href} className={styles.support}>
          <SupportIcon size="small" />
          {support.label}
        </Anchor>
      )}
      {exit}
    </header>
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
