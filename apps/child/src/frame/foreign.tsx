interface Props {
  /** The language of the words; undefined for the page's own. */
  lang: string | undefined;
  children: string;
}

/** Words that may be in another language: read in their own direction, and standing where the page's words stand. */
export function Foreign({ lang, children }: Props) {
  if (!lang) return children;
  return (
    <span lang={lang} dir="auto">
      {children}
    </span>
  );
}
