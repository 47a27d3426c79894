import { can } from '@lykta/domain';
import { Button, Dialog, KeyValues } from '@lykta/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { useNavigate } from 'react-router-dom';
import { useStaff } from '../staff.ts';
import { FIND } from './find.ts';
import { goToRow } from './rows.ts';
import { shortcutsAreOn } from './setting.ts';

/** Screens mark the target of a key: `data-shortcut="search"` for "/", and so on. */
const targets = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  n: 'unread',
  m: 'sheet',
  p: 'print',
} as const;

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

type Target = (typeof targets)[keyof typeof targets];

const isStep = (target: Target) => target === 'next' || target === 'previous';

/** Finds what a key is for; while a dialog is open only there, and never a button that cannot be pressed. */
function marked(target: Target | 'back'): HTMLElement | null {
  const within = document.querySelector('dialog[open]') ?? document;
  return within.querySelector<HTMLElement>(`[data-shortcut="${target}"]:not(:disabled)`);
}

/** Leaves a search field, so that letters are keys again; or a page that one came to for one thing, such as a sheet. */
function leave(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.type === 'search') activeElement.blur();
  else if (!document.querySelector('dialog[open]')) marked('back')?.click();
}

/** Activates the target that the page marks; without marks for next and previous, moves between rows. */
function press(target: Target): boolean {
  const element = marked(target);
  if (element instanceof HTMLInputElement) element.focus();
  else element?.click();
  if (element || !isStep(target)) return element !== null;
  if (document.querySelector('dialog[open]')) return false;
  const hasWays = marked('next') ?? marked('previous');
  return !hasWays && goToRow(target === 'next' ? 1 : -1);
}

/**
 * Single-key shortcuts for reading many children: / searches, here or on the start page, j and k go to the next and
 * previous item, n to the next unread child, m takes out a meeting sheet, p prints, Escape leaves the search or a sheet, ?
 * shows the keys.
 */
export function Shortcuts() {
  const { t } = useTranslation();
  const [shows, setShows] = useState(false);
  const navigate = useNavigate();
  const handlesCases = can(useStaff().role, 'handle-cases');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && shortcutsAreOn()) leave();
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !shortcutsAreOn())
        return;
      const target = Object.entries(targets).find(([key]) => key === event.key)?.[1];
      if (event.key === '?') setShows(true);
      else if (!target) return;
      else if (!press(target)) {
        if (target !== 'search' || !handlesCases || document.querySelector('dialog[open]')) return;
        void navigate('/', { state: FIND });
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, handlesCases]);
  return (
    <Dialog
      open={shows}
      onClose={() => setShows(false)}
      title={t('shortcuts.title')}
      actions={
        <Button size="compact" onClick={() => setShows(false)}>
          {t('frame.close')}
        </Button>
      }
    >
      <KeyValues
        items={[
          { label: '/', value: t('shortcuts.search') },
          { label: 'j', value: t('shortcuts.next') },
          { label: 'k', value: t('shortcuts.previous') },
          { label: 'n', value: t('shortcuts.unread') },
          { label: 'Enter', value: t('shortcuts.open') },
          { label: 'm', value: t('shortcuts.sheet') },
          { label: 'p', value: t('shortcuts.print') },
          { label: 'Esc', value: t('shortcuts.leave') },
          { label: '?', value: t('shortcuts.show') },
        ]}
      />
      <p>{t('shortcuts.off')}</p>
    </Dialog>
  );
}
