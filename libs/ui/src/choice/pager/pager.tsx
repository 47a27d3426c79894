import { IconButton } from '../../action/icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icon/icons.ts';
import styles from './pager.module.css';

export interface PagerProps {
  /** The first page is 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** `place` says where one is: "Sida 1 av 3". */
  texts: { previous: string; next: string; place: string };
}

/** Goes through pages. At an end its arrow can't be pressed. */
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
  /** Where one is: "13–19 november". */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Left out: there is nothing before. */
  onPrevious?: () => void;
  onNext?: () => void;
}

/** One step back, one step on, and between them where one is. */
export function StepBar({ label, previousLabel, nextLabel, onPrevious, onNext }: StepBarProps) {
  return (
    <div className={styles.bar}>
      <IconButton label={previousLabel} icon={ChevronLeftIcon} disabled={!onPrevious} onClick={onPrevious} />
      <b aria-live="polite">{label}</b>
      <IconButton label={nextLabel} icon={ChevronRightIcon} disabled={!onNext} onClick={onNext} />
    </div>
  );
}
