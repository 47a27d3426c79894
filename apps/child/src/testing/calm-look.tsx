import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { putOn, takeOff } from '../frame/look/calm-look.ts';

function Calm({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  useState(() => putOn(i18n));
  useEffect(() => () => takeOff(i18n), [i18n]);
  return children;
}

/** Shows a story in the calm look; it stands inside `inApp`. */
export const inCalmLook: Decorator = (Story) => (
  <Calm>
    <Story />
  </Calm>
);
