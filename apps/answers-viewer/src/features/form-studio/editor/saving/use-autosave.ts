import { failureOf, useSaveDraftMutation } from '@lykta/api';
import type { NewerDraft, OpenDraft } from '@lykta/domain';
import type { Draft } from '@lykta/form-studio';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StudioStore } from '../studio-store.ts';
import { createSaver, type Saver, type SaveReply, type SaveState } from './saver.ts';

/** Saves the draft while its author writes, and warns before what is not saved is left. */
export function useAutosave(opened: OpenDraft, store: StudioStore): readonly [Saver, SaveState] {
  const [send] = useSaveDraftMutation();
  const [saver] = useState(() => {
    const save = async (saving: Draft, revision: number): Promise<SaveReply> => {
      const { metadata, questions } = saving;
      const reply = await send({ id: opened.id, revision, draft: { metadata, questions: [...questions] } });
      if (reply.data) return { revision: reply.data.revision, at: reply.data.saved.at };
      const { code, problem } = failureOf(reply.error);
      if (code === 'draft-changed') return { newer: problem?.current as NewerDraft };
      if (code === 'too-large') return code;
      return code === 'not-found' ? 'gone' : 'failed';
    };
    return createSaver({ now: store.draft, revision: opened.revision, at: opened.saved.at, save });
  });
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  useEffect(() => store.subscribe(saver.take), [store, saver]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      // Leaving the page for another one of the desk saves what is left.
      void saver.flush().finally(saver.stop);
    };
  }, [saver]);
  return [saver, state];
}
