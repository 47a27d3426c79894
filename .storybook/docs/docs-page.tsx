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

/** The documentation page of every component: what it is, how to use it, its keys, who uses it, its states. */
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
      {title.startsWith('Components/') && <UsedIn names={names} />}
      <Stories />
    </>
  );
}

const nameOf = (component: unknown) => (component as { name?: string } | undefined)?.name;

function GuideTables({ guide }: { guide: Guide | undefined }) {
  if (!guide) return null;
  return (
    <>
      {guide.do && <Rules title="Do" rules={guide.do} />}
      {guide.dont && <Rules title="Don't" rules={guide.dont} />}
      {guide.keyboard && (
        <>
          <h2>Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th>Key</th>
                <th>What it does</th>
              </tr>
            </thead>
            <tbody>
              {guide.keyboard.map(([key, does]) => (
                <tr key={key}>
                  <td>
                    <kbd>{key}</kbd>
                  </td>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
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
