import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { StepFrame } from './step-screen.tsx';

/** The path that the screen before asked to be led back to. */
function backToOf(state: unknown): string | undefined {
  const backTo = typeof state === 'object' && state !== null && 'backTo' in state ? state.backTo : undefined;
  return typeof backTo === 'string' ? backTo : undefined;
}

/** Surrounds a step that is a page of its own: back and done lead to where one came from. */
export function usePageStep(otherwise: string): StepFrame {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const leave = () => void navigate(backToOf(state) ?? otherwise, { replace: true });
  return { onBack: leave, onDone: leave, doneLabel: t('frame.save') };
}
