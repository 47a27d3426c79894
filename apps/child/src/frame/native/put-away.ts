import { App } from '@capacitor/app';

/** Moves the app to the background where the system allows it: Android does, iOS does not. */
export async function putAway(): Promise<void> {
  await App.minimizeApp();
}
