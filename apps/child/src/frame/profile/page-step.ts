import { useTranslation } from '@lykta/app-shell';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StepFrame } from './step-screen.tsx';

/** The path to return to, from the router state. */
function backToOf(state: unknown): string | undefined {
  const backTo = typeof state === 'object' && state !== null && 'backTo' in state ? state.backTo : undefined;
  return typeof backTo === 'string' ? backTo : undefined;
}

/**
 * The frame of a step that is its own page: back and done return to the previous page.
 * @param otherwise path to return to when there is none
 */
export function usePageStep(otherwise: string): StepFrame {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const leave = () => void navigate(backToOf(state) ?? otherwise, { replace: true });
  return { onBack: leave, onDone: leave, doneLabel: t('frame.save') };
}
