import { use } from 'react';

/** The apps' own files, as text; read only when a documentation page is opened. */
const sources = import.meta.glob<string>(['/apps/*/src/**/*.tsx', '!/apps/*/src/**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
});

const FROM_UI = /import \{([^}]*)\} from '@lykta\/ui';/g;

interface Use {
  file: string;
  names: readonly string[];
}

let reading: Promise<readonly Use[]> | undefined;

function uses(): Promise<readonly Use[]> {
  reading ??= Promise.all(
    Object.entries(sources).map(async ([file, load]) => ({
      file: file.replace(/^\/apps\//, '').replace('/src/', ' › '),
      names: [...(await load()).matchAll(FROM_UI)].flatMap(([, names]) =>
        (names ?? '').split(',').map((name) => name.trim()),
      ),
    })),
  );
  return reading;
}

/** Which files of the two apps use these components. */
export function UsedIn({ names }: { names: readonly string[] }) {
  const found = use(uses()).filter((used) => used.names.some((name) => names.includes(name)));
  return (
    <>
      <h2>Used in</h2>
      {found.length === 0 && <p>No screen yet.</p>}
      <ul>
        {found.map(({ file, names: used }) => (
          <li key={file}>
            {file} <small>({used.filter((name) => names.includes(name)).join(', ')})</small>
          </li>
        ))}
      </ul>
    </>
  );
}
