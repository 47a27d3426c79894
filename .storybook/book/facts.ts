/** A screen of an app, named by its stories, and the components that it uses. */
export interface ScreenUse {
  title: string;
  /** Id of its first story. */
  story: string;
  names: readonly string[];
}

/** When the files of a folder came and changed, by git. */
export interface History {
  /** ISO days. */
  since: string;
  changed: string;
  /** The first line of the last change. */
  last: string;
}

/** What the book knows from the repository when it is built. */
export interface BookFacts {
  screens: readonly ScreenUse[];
  /** By the folder of a component; empty where there is no git. */
  history: Readonly<Record<string, History>>;
}
