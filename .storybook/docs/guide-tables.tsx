import type { ReactNode } from 'react';
import type { Guide, Pair } from './guide.ts';

/** How to use a component: do and don't in words and pictures, and its keys. */
export function GuideTables({ guide }: { guide: Guide }) {
  return (
    <>
      {guide.do && <Rules title="Do" rules={guide.do} />}
      {guide.dont && <Rules title="Don’t" rules={guide.dont} />}
      {guide.pairs && <Pairs pairs={guide.pairs} />}
      <h2 id="keyboard">Keyboard</h2>
      {guide.keyboard ? <Keys keys={guide.keyboard} /> : <p>Nothing in it takes the focus by itself.</p>}
    </>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <>
      <h2 id={title === 'Do' ? 'do' : 'dont'}>{title}</h2>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{withCode(rule)}</li>
        ))}
      </ul>
    </>
  );
}

/** `code` between back-ticks. */
const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** Do and don't as pictures: nothing in them can be pressed. */
function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <div className="pairs">
      {pairs.map(({ right, wrong, because }) => (
        <section key={because} aria-label={because}>
          <Picture is="Do">{right()}</Picture>
          <Picture is="Don’t">{wrong()}</Picture>
          <p>{because}</p>
        </section>
      ))}
    </div>
  );
}

function Picture({ is, children }: { is: 'Do' | 'Don’t'; children: ReactNode }) {
  return (
    <figure data-is={is === 'Do' ? 'do' : 'dont'}>
      <div inert>{children}</div>
      <figcaption>{is}</figcaption>
    </figure>
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
