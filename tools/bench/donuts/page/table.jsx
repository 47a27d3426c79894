/** The table that stands beside every ring, as plain as it can be. */
export function Table({ question: { title, slices } }) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Svar</th>
          <th scope="col">Antal</th>
          <th scope="col">Andel</th>
        </tr>
      </thead>
      <tbody>
        {slices.map(({ id, label, value, share, colour }) => (
          <tr key={id}>
            <th scope="row">
              <i style={{ background: colour }} />
              {label}
            </th>
            <td>{value}</td>
            <td>{share} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A ring of somebody else's with the plain table beside it. */
export function withTable(Ring) {
  return function Whole({ question }) {
    return (
      <div style={{ display: 'flex' }}>
        <Ring question={question} />
        <Table question={question} />
      </div>
    );
  };
}
