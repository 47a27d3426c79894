import { useDispatch } from 'react-redux';
import type { Store } from '../store.ts';

/** `useDispatch` that knows this store's thunks. */
export const useAppDispatch = useDispatch.withTypes<Store['dispatch']>();
