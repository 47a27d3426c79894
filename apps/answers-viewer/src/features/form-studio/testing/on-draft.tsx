import type { Draft } from '@lykta/form-studio';
import type { Decorator } from '@storybook/react-vite';
import { ActsContext, useStudio } from '../editor/use-studio.ts';
import type { ReactNode } from 'react';

function Around({ draft, children }: { readonly draft: Draft; readonly children: ReactNode }) {
  const { acts } = useStudio(draft, true);
  return <ActsContext value={acts}>{children}</ActsContext>;
}

/** Puts a draft around a part of the studio, as the editor does. */
export const onDraft =
  (draft: Draft): Decorator =>
  (Story) => (
    <Around draft={draft}>
      <Story />
    </Around>
  );
