import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Brand } from '../../art/lantern/lantern.tsx';
import type { IconComponent } from '../../icon/icon.tsx';
import { ChevronDownIcon } from '../../icon/icons.ts';
import { Anchor } from '../../action/link/link-provider.tsx';
import styles from './side-nav.module.css';

export interface NavItem {
  href: string;
  label: string;
  icon: IconComponent;
  /** How many there are. */
  count?: number;
  /** This is where one is. */
  current?: boolean;
}

export interface SideNavProps {
  /** The name of the product. */
  brand: string;
  /** What this navigation is, heard only. */
  label: string;
  items: readonly NavItem[];
  groups?: readonly { title: string; items: readonly NavItem[] }[];
  /** At the bottom: WhoAmI. */
  foot?: ReactNode;
  /** "Meny": on a phone the places lie behind this button; without it they are always shown. */
  menuLabel?: string;
}

/** The side bar of the answers viewer; on a phone it lies on top. */
export function SideNav({ brand, label, items, groups = [], foot, menuLabel }: SideNavProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.side}>
      <div className={styles.brand}>
        <Brand size="desk">{brand}</Brand>
      </div>
      {menuLabel && (
        <button
          type="button"
          className={styles.menu}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {menuLabel}
          <ChevronDownIcon size="small" />
        </button>
      )}
      <nav
        id={id}
        aria-label={label}
        className={styles.nav}
        data-folded={menuLabel && !open ? '' : undefined}
      >
        <NavList items={items} />
        {groups.map((group, index) => (
          // A name, not a heading: the headings of a page begin with its h1.
          <div key={group.title} role="group" aria-labelledby={`${id}-${index}`}>
            <p id={`${id}-${index}`} className={styles.group}>
              {group.title}
            </p>
            <NavList items={group.items} />
          </div>
        ))}
      </nav>
      {foot}
    </header>
  );
}

function NavList({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ href, label, icon: Drawing, count, current }) => (
        <li key={href}>
          <Anchor href={href} className={styles.item} aria-current={current ? 'page' : undefined}>
            <Drawing size="small" />
            {label}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

export interface WhoAmIProps {
  initials: string;
  name: string;
  note?: string;
  /** Log out. */
  action?: ReactNode;
}

/** Who is signed in. */
export function WhoAmI({ initials, name, note, action }: WhoAmIProps) {
  return (
    <div className={styles.me}>
      <span className={styles.initials} aria-hidden="true">
        {initials}
      </span>
      <span className={styles.who}>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </span>
      {action}
    </div>
  );
}
