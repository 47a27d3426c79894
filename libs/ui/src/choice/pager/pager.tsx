import { IconButton } from '../../action/icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icon/icons.ts';
import styles from './pager.module.css';

export interface PagerProps {
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  pages: number;
  /** Called with the page to show, from 1. */
  onPage: (page: number) => void;
  /** Accessible names of the arrows, and the current position in words: "Sida 1 av 3". */
  texts: { previous: string; next: string; place: string };
}

/** Goes through pages. The arrow is disabled at the first and at the last page. */
export function Pager({ page, pages, onPage, texts }: PagerProps) {
  return (
    <StepBar
      label={texts.place}
      previousLabel={texts.previous}
      nextLabel={texts.next}
      onPrevious={page > 1 ? () => onPage(page - 1) : undefined}
      onNext={page < pages ? () => onPage(page + 1) : undefined}
    />
  );
}

export interface StepBarProps {
  /** The current position in words: "13–19 november". */
  label: string;
  /** Accessible name of the arrow back. */
  previousLabel: string;
  /** Accessible name of the arrow forward. */
  nextLabel: string;
  /** Called by the arrow back; without it the arrow is disabled. */
  onPrevious?: () => void;
  /** Called by the arrow forward; without it the arrow is disabled. */
  onNext?: () => void;
}

/** An arrow back, the current position, and an arrow forward. */
export function StepBar({ label, previousLabel, nextLabel, onPrevious, onNext }: StepBarProps) {
  return (
    <div className={styles.bar}>
      <IconButton label={previousLabel} icon={ChevronLeftIcon} disabled={!onPrevious} onClick={onPrevious} />
      <b aria-live="polite">{label}</b>
      <IconButton label={nextLabel} icon={ChevronRightIcon} disabled={!onNext} onClick={onNext} />
    </div>
  );
}
