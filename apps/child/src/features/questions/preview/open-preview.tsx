import { profileApi, formsApi } from '@lykta/api';
import { RouterLink, showTheme, TextsProvider } from '@lykta/app-shell';
import { inventedChild, type PreviewSaid, type PreviewShow } from '@lykta/domain';
import { originBeside } from '@lykta/domain/page';
import { DialogExit, LinkProvider, ToastProvider } from '@lykta/ui';
import type { i18n } from 'i18next';
import { Suspense, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { LeaveFast } from '../../../frame/screen/leave-fast.tsx';
import { showTextSize } from '../../../frame/layout/text-size.ts';
import { createTexts, showLanguage } from '../../../i18n.ts';
import { addInnerTexts } from '../../../inner-texts.ts';
import { makeStore } from '../../../store.ts';
import { listenToStudio } from './channel.ts';
import { keepInside } from './keep-inside.ts';
import { PreviewPage } from './preview-page.tsx';
import { StillRouter } from './still-router.tsx';

/** A store that has what the question screen asks for, so that nothing is asked of the server. */
function inventedStore() {
  const store = makeStore();
  void store.dispatch(profileApi.util.upsertQueryData('profile', undefined, inventedChild));
  void store.dispatch(formsApi.util.upsertQueryData('formList', undefined, []));
  return store;
}

/** Shows the page as the studio wants to see it. The direction is tried with any language. */
async function dress(texts: i18n, { language, theme, text, direction }: PreviewShow): Promise<void> {
  showTheme(theme);
  showTextSize(text === 'largest' ? 130 : 100);
  await showLanguage(texts, language).catch(() => undefined);
  document.documentElement.dir = direction;
}

interface Props {
  texts: i18n;
  viewer: string;
}

/** What a child's screen has around it, and the words from the studio. */
function PreviewFrame({ texts, viewer }: Props) {
  const [store] = useState(inventedStore);
  const [show, setShow] = useState<PreviewShow>();
  const line = useRef<(said: PreviewSaid) => void>(undefined);
  useEffect(() => {
    line.current = listenToStudio(viewer, (wanted) => void dress(texts, wanted).then(() => setShow(wanted)));
  }, [viewer, texts]);
  return (
    <Provider store={store}>
      <TextsProvider texts={texts}>
        <StillRouter>
          <LinkProvider component={RouterLink}>
            <ToastProvider closeLabel={texts.t('frame.close')}>
              <DialogExit exit={<LeaveFast />}>
                <Suspense>
                  {show && <PreviewPage show={show} onSay={(said) => line.current?.(said)} />}
                </Suspense>
              </DialogExit>
            </ToastProvider>
          </LinkProvider>
        </StillRouter>
      </TextsProvider>
    </Provider>
  );
}

/** Opens the page of the studio's phone instead of the app: without a session, and without a call. */
export function openPreview(root: HTMLElement): void {
  keepInside();
  const texts = createTexts();
  addInnerTexts(texts);
  const stated = document.querySelector<HTMLMetaElement>('meta[name="lykta-viewer"]')?.content;
  const viewer = originBeside('viewer', stated, window.location);
  createRoot(root).render(<PreviewFrame texts={texts} viewer={viewer} />);
}
