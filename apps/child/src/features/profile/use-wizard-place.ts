import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { stepBefore, wizardSteps, type WizardStep } from './wizard-step.ts';

/** What the wizard keeps in a history entry. */
interface Kept {
  step?: WizardStep;
  /** The home of this step. */
  houseId?: string;
  /** Whether the entry before this one is a step of the wizard too. */
  inside?: boolean;
}

interface WizardPlace {
  step: WizardStep;
  houseId: string | undefined;
  /** Goes to a step in a new history entry, so that the browser's back button returns to this one. */
  goTo: (step: WizardStep, houseId?: string) => void;
  /** Returns to the previous step; leaves the wizard at the first one. */
  goBack: () => void;
}

/** The child's position in the wizard, kept in the history: reload and back find the step. */
export function useWizardPlace(first: { step: WizardStep; houseId?: string }): WizardPlace {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [opened] = useState(first);
  const kept = keptIn(state);
  const { step, houseId } = kept.step ? { step: kept.step, houseId: kept.houseId } : opened;
  const stay = (next: Kept) => void navigate(pathname, { replace: true, state: next });

  return {
    step,
    houseId,
    goTo: (next, nextHouse) => {
      // The builder gives up its entry: back from the step after it leads to the figures.
      if (step === 'builder') return stay({ ...kept, step: next });
      // Back then finds this step as it is now, with the home that was just saved.
      stay({ ...kept, step, houseId: nextHouse ?? houseId });
      void navigate(pathname, { state: { step: next, houseId: nextHouse, inside: true } satisfies Kept });
    },
    goBack: () => {
      const before = stepBefore(step);
      if (kept.inside) return void navigate(-1);
      if (before) return stay({ step: before, houseId });
      void navigate(paths.home);
    },
  };
}

function keptIn(state: unknown): Kept {
  if (typeof state !== 'object' || state === null) return {};
  const { step, houseId, inside }: Record<string, unknown> = { ...state };
  return {
    step: wizardSteps.find((one) => one === step),
    houseId: typeof houseId === 'string' ? houseId : undefined,
    inside: inside === true,
  };
}
