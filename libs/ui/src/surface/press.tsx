import type { ReactNode } from 'react';
import { Anchor } from '../action/link/link-provider.tsx';

/** Props of something that can be pressed as a whole: a link with `href`, otherwise a button. */
export type Pressable =
  | { href: string; state?: unknown; onClick?: undefined }
  | { href?: undefined; state?: undefined; onClick: () => void };

/** Wraps a row or tile in a link or a button. */
export function Press(props: Pressable & { className?: string; children: ReactNode }) {
  if (props.href === undefined) {
    return (
      <button type="button" className={props.className} onClick={props.onClick}>
        {props.children}
      </button>
    );
  }
  return (
    <Anchor href={props.href} state={props.state} className={props.className}>
      {props.children}
    </Anchor>
  );
}
