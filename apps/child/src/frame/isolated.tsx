const NO_BREAK_SPACE = '\u00a0';

interface Props {
  /** The sentence. */
  text: string;
  /** The number or address in it. */
  part: string;
}

/**
 * Keeps a number in a sentence whole: on one line, and in its order, since from right to left "116 111" would be read as
 * "111 116".
 */
export function Isolated({ text, part }: Props) {
  const at = text.indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <bdi dir="ltr">{part.replaceAll(' ', NO_BREAK_SPACE)}</bdi>
      {text.slice(at + part.length)}
    </>
  );
}
