import { lazyScreen } from '@lykta/ui';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Only } from '../../frame/only.tsx';
import { Forms } from './list/forms.tsx';

const FormPreview = lazyScreen(async () => (await import('./preview/form-preview.tsx')).FormPreview);
const NewForm = lazyScreen(async () => (await import('./start/new-form.tsx')).NewForm);
const ImportForm = lazyScreen(async () => (await import('./import/import-form.tsx')).ImportForm);
const StudioScreen = lazyScreen(async () => (await import('./editor/studio-screen.tsx')).StudioScreen);

/** The addresses below /forms: the list, a form, a new one, one out of a file, and an open draft. */
export function FormStudio() {
  return (
    <Routes>
      <Route index element={<Forms />} />
      <Route path="drafts/:draft" element={<StudioScreen />} />
      <Route element={<Only ability="write-forms" />}>
        <Route path="new" element={<NewForm />} />
        <Route path="import" element={<ImportForm />} />
      </Route>
      <Route path=":form/:version" element={<FormPreview />} />
      <Route path="*" element={<Navigate to="/forms" replace />} />
    </Routes>
  );
}
