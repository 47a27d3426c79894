import { useOnPaper } from '@lykta/app-shell';
import { useState } from 'react';

/** A list of which only the first entries are shown until somebody asks for the others. */
export interface Fold<Item> {
  shown: readonly Item[];
  /** How many entries the button shows and hides; none on paper, which has all. */
  more: number;
  isOpen: boolean;
  onToggle: () => void;
}

/**
 * Folds a long list.
 * @param first how many entries are always shown
 */
export function useFold<Item>(list: readonly Item[], first: number): Fold<Item> {
  const [isOpen, setOpen] = useState(false);
  const onPaper = useOnPaper();
  return {
    shown: isOpen || onPaper ? list : list.slice(0, first),
    more: onPaper ? 0 : Math.max(0, list.length - first),
    isOpen,
    onToggle: () => setOpen(!isOpen),
  };
}
