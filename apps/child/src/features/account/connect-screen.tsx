import { EASIER } from '@lykta/domain';
import { useLayoutEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { keepCode } from '../../frame/storage/codes.ts';
import { changeSettings } from '../../frame/storage/settings.ts';

/** Stores the invitation code from the link and redirects to the start page (docs/product.md §2, connect). */
export function ConnectScreen() {
  const { code } = useParams();
  const { hash } = useLocation();
  useLayoutEffect(() => {
    if (code) keepCode(code);
    // A proposal: the child sees the switch at once, and changes it back where it likes.
    if (hash === EASIER) changeSettings({ easier: true });
  }, [code, hash]);
  return <Navigate to={paths.start} replace />;
}
