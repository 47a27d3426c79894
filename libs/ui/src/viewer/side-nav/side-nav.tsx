import { useId, useState, type ReactNode } from 'react';
import { Brand } from '../../art/lantern/lantern.tsx';
import type { IconComponent } from '../../icon/icon.tsx';
import { ChevronDownIcon } from '../../icon/icons.ts';
import { Anchor } from '../../action/link/link-provider.tsx';
import styles from './side-nav.module.css';

export interface NavItem {
  /** Target. */
  href: string;
  /** Visible label. */
  label: string;
  /** Icon before the label. */
  icon: IconComponent;
  /** Number shown at the end. */
  count?: number;
  /** Marks the current page. Default false. */
  current?: boolean;
}

export interface SideNavProps {
  /** The product's name. */
  brand: string;
  /** Accessible name of the navigation. */
  label: string;
  /** The main links. */
  items: readonly NavItem[];
  /** Groups of links below the main ones. `wideOnly`: not where only icons have room, as its icons are all the same. */
  groups?: readonly { title: string; items: readonly NavItem[]; wideOnly?: boolean }[];
  /** At the bottom: a WhoAmI. */
  foot?: ReactNode;
  /** Label of the button that opens the links on a phone: "Meny". Without it they are always visible. */
  menuLabel?: string;
}

/** The side bar of the answers viewer: icons alone on a tablet; on a phone it is at the top. */
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
          // Not a heading, because the page's headings start with its h1.
          <div
            key={group.title}
            role="group"
            aria-labelledby={`${id}-${index}`}
            className={group.wideOnly ? styles.wide : undefined}
          >
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
          <Anchor
            href={href}
            title={label}
            className={styles.item}
            aria-current={current ? 'page' : undefined}
          >
            <Drawing size="small" />
            <span className={styles.word}>{label}</span>
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

export interface WhoAmIProps {
  /** Shown in a circle; hidden from screen readers. */
  initials: string;
  /** Name of the signed-in person. */
  name: string;
  /** Second line, such as the organisation. */
  note?: string;
  /** The button that logs out. */
  action?: ReactNode;
}

/** Shows who is signed in. */
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
