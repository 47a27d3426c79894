import './word-pairs.css';

/** What we write next to what we never write. */
export function WordPairs({ pairs }: { pairs: readonly (readonly [string, string])[] }) {
  return (
    <table className="word-pairs">
      <thead>
        <tr>
          <th scope="col">Do</th>
          <th scope="col">Don’t</th>
        </tr>
      </thead>
      <tbody lang="sv">
        {pairs.map(([written, never]) => (
          <tr key={written}>
            <td>{written}</td>
            <td>{never}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
