import { useLayoutEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../frame/paths.ts';
import { keepCode } from '../../frame/storage/codes.ts';

/** Stores the invitation code from the link and redirects to the start page (docs/product.md §2, connect). */
export function ConnectScreen() {
  const { code } = useParams();
  useLayoutEffect(() => {
    if (code) keepCode(code);
  }, [code]);
  return <Navigate to={paths.start} replace />;
}
