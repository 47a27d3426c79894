import type { Avatar } from '@lykta/domain';
import type { ComponentType } from 'react';
import type { StepFrame } from './step-screen.tsx';

/** What the builder needs, on its page and as a step of the wizard. */
export interface AvatarMakerProps {
  frame: StepFrame;
  /** The figure that the child has now. */
  avatar: Avatar;
}

/** The builder of figures, as the route table hands it to the wizard. */
export type AvatarMaker = ComponentType<AvatarMakerProps>;
