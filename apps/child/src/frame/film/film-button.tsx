import { lazyScreen, PlayButton } from '@lykta/ui';
import { Suspense, useState } from 'react';

const FilmDialog = lazyScreen(() => import('./film-dialog.tsx').then((m) => m.FilmDialog));

interface Props {
  film: 'explainer' | 'gender';
  /** The name of the film. */
  children: string;
  note: string;
}

/** Opens a film; the player is loaded on the press. */
export function FilmButton({ film, children, note }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlayButton note={note} onClick={() => setOpen(true)}>
        {children}
      </PlayButton>
      {open && (
        <Suspense>
          <FilmDialog film={film} title={children} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
