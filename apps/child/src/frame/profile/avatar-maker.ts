import type { Avatar } from '@lykta/domain';
import type { ComponentType } from 'react';
import type { StepFrame } from './step-screen.tsx';

/** Props of the builder, as a page and as a step of the wizard. */
export interface AvatarMakerProps {
  frame: StepFrame;
  /** The child's current figure. */
  avatar: Avatar;
}

/** The avatar builder as the route table passes it to the wizard. */
export type AvatarMaker = ComponentType<AvatarMakerProps>;
