import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { isOfAnApp } from '../steps.ts';
import { GuideTables } from './guide-tables.tsx';
import type { Guide } from './guide.ts';
import { ScreenStates } from './screen-states.tsx';
import { Status } from './status.tsx';
import { UsedIn } from './used-in.tsx';
import './docs-page.css';

/** The documentation page of a component or of a screen. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  return isOfAnApp(preparedMeta.title) ? (
    <>
      <Title />
      <Description />
      <ScreenStates stories={Object.values(csfFile.stories)} />
    </>
  ) : (
    <ComponentPage />
  );
}

/** What a component is, how it is used, where, and its states. */
function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents, parameters, title } = preparedMeta;
  const names = [component, ...Object.values(subcomponents ?? {})]
    .map(nameOf)
    .filter((name) => name !== undefined);
  const guide = parameters.guide as Guide | undefined;
  const isUsed = /^(?:Components|Avatar)\//.test(title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isUsed && (
        <Status
          names={names}
          file={String(parameters.fileName)}
          stories={Object.keys(csfFile.stories).length}
        />
      )}
      <Primary />
      {guide && <GuideTables guide={guide} />}
      {isUsed && <UsedIn names={names} />}
      <h2 id="properties">Properties</h2>
      <Controls />
      <Stories />
    </>
  );
}

/** The component's name in the source, because a built Storybook has minified function names. */
const nameOf = (component: unknown) =>
  (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName;
