import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Guide } from './guide.ts';
import { UsedIn } from './used-in.tsx';

/** The documentation page of every component: description, use, keys, where it is used, states. */
export function DocsPage() {
  const resolved = useOf('meta', ['meta']);
  const { component, subcomponents, parameters, title } = resolved.preparedMeta;
  const names = [component, ...Object.values(subcomponents ?? {})]
    .map(nameOf)
    .filter((name) => name !== undefined);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <GuideTables guide={parameters.guide as Guide | undefined} />
      {/^(?:Components|Avatar)\//.test(title) && <UsedIn names={names} />}
      <Stories />
    </>
  );
}

/** The component's name in the source, because a built Storybook has minified function names. */
const nameOf = (component: unknown) =>
  (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName;

function GuideTables({ guide }: { guide: Guide | undefined }) {
  if (!guide) return null;
  return (
    <>
      {guide.do && <Rules title="Do" rules={guide.do} />}
      {guide.dont && <Rules title="Don't" rules={guide.dont} />}
      <h2>Keyboard</h2>
      {guide.keyboard ? <Keys keys={guide.keyboard} /> : <p>Nothing in it takes the focus by itself.</p>}
    </>
  );
}

function Keys({ keys }: { keys: NonNullable<Guide['keyboard']> }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Key</th>
          <th>What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, does]) => (
          <tr key={key}>
            <td>
              <kbd>{key}</kbd>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}
