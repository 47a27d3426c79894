import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { followPressed, press } from './pressed.ts';

/** Leads to the screen of a notification that was pressed, in a browser and in the native shell (docs/product.md §8). */
export function FollowPressed() {
  const navigate = useNavigate();
  useEffect(() => followPressed((path) => void navigate(path)), [navigate]);
  useEffect(() => {
    const { serviceWorker } = navigator;
    // Blocked where the page is not served over https.
    if (!serviceWorker) return;
    const hear = ({ data }: MessageEvent<{ pressed?: unknown } | null>) => press(data?.pressed);
    serviceWorker.addEventListener('message', hear);
    return () => serviceWorker.removeEventListener('message', hear);
  }, []);
  return null;
}
