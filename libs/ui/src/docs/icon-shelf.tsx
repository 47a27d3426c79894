import { useState } from 'react';
import { TextField } from '../field/text-field/text-field.tsx';
import * as deskIcons from '../icon/desk-icons.ts';
import * as icons from '../icon/icons.ts';
import * as studioIcons from '../icon/studio-icons.ts';
import type { IconComponent } from '../icon/icon.tsx';
import docs from './docs.module.css';
import styles from './icon-shelf.module.css';

const set = Object.entries({ ...icons, ...deskIcons, ...studioIcons }) as [string, IconComponent][];

/** The line of code that brings an icon into a file. */
const importOf = (name: string) => `import { ${name} } from '@lykta/ui';`;

/** All icons, with a search by name; a press copies the import. */
export function IconShelf() {
  const [typed, setTyped] = useState('');
  const [copied, setCopied] = useState<string>();
  const wanted = typed.trim().toLowerCase();
  const found = set.filter(([name]) => name.toLowerCase().includes(wanted));
  const copy = (name: string) => {
    void navigator.clipboard.writeText(importOf(name)).then(
      () => setCopied(name),
      () => setCopied(undefined),
    );
  };
  return (
    <div className={docs.sheet}>
      <TextField
        type="search"
        icon={icons.SearchIcon}
        label="Search icons"
        help={`${found.length} / ${set.length}`}
        value={typed}
        onValue={setTyped}
      />
      <ul className={styles.icons}>
        {found.map(([name, Drawing]) => (
          <li key={name}>
            <button type="button" onClick={() => copy(name)}>
              <Drawing />
              {name.replace(/Icon$/, '')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{copied && `Copied: ${importOf(copied)}`}</p>
    </div>
  );
}
