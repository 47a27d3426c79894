import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { followPressed, press } from './pressed.ts';

/** Navigates to the screen of a pressed notification, in a browser and in the native app (docs/product.md §8). */
export function FollowPressed() {
  const navigate = useNavigate();
  useEffect(() => followPressed((path) => void navigate(path)), [navigate]);
  useEffect(() => {
    const { serviceWorker } = navigator;
    // Missing when the page is not served over https.
    if (!serviceWorker) return;
    const hear = ({ data }: MessageEvent<{ pressed?: unknown } | null>) => press(data?.pressed);
    serviceWorker.addEventListener('message', hear);
    return () => serviceWorker.removeEventListener('message', hear);
  }, []);
  return null;
}
