interface Props {
  /** The sentence. */
  text: string;
  /** The number or address in it. */
  part: string;
}

/** Keeps the order of a number in a sentence: from right to left "116 111" would otherwise be read as "111 116". */
export function Isolated({ text, part }: Props) {
  const at = text.indexOf(part);
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <bdi dir="ltr">{part}</bdi>
      {text.slice(at + part.length)}
    </>
  );
}
