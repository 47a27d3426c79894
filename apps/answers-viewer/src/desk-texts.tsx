import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Outlet } from 'react-router-dom';
import { addInnerTexts } from './inner-texts.ts';

/** Gives the routes inside it the texts of the desk, in a file of their own: signing in does not wait for them. */
export function DeskTexts() {
  const { i18n } = useTranslation();
  useState(() => addInnerTexts(i18n));
  return <Outlet />;
}
