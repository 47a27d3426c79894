import { REFERENCE } from '@lykta/domain';
import type { i18n } from 'i18next';
import { useState } from 'react';
import { useTranslation } from '@lykta/app-shell';
import { Outlet } from 'react-router-dom';
import { later } from './locales/later.ts';

/** Adds the Swedish texts of screens that are seldom opened. */
export function addLaterTexts(texts: i18n): void {
  texts.addResourceBundle(REFERENCE, 'translation', later, true, true);
}

/** Gives the routes inside it their texts, in a file of their own: home does not wait for them. */
export function LaterTexts() {
  const { i18n } = useTranslation();
  useState(() => addLaterTexts(i18n));
  return <Outlet />;
}
