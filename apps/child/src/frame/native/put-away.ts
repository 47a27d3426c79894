import { App } from '@capacitor/app';

/** Puts the app into the background, where a phone lets it: Android does, iOS does not. */
export async function putAway(): Promise<void> {
  await App.minimizeApp();
}
