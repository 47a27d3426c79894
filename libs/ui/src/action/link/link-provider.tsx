import { createContext, createElement, use } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/** What the app's link component is given. */
export type AnchorProps = ComponentPropsWithRef<'a'> & {
  href: string;
  /** Takes the place of this page in the browser's history. */
  replace?: boolean;
  /** Handed on to the next screen by the app's router. */
  state?: unknown;
};

const LinkComponent = createContext<ComponentType<AnchorProps> | null>(null);

/** Tells every link of this library how to navigate: each app puts its router's link here, once. */
export function LinkProvider(props: { component: ComponentType<AnchorProps>; children: ReactNode }) {
  return <LinkComponent value={props.component}>{props.children}</LinkComponent>;
}

const LEAVES_THE_APP = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

/** A link without looks. Addresses that leave the app (https:, tel:, mailto:) stay plain links. */
export function Anchor({ href, replace, state, children, ...rest }: AnchorProps) {
  const routed = use(LinkComponent);
  if (routed && !LEAVES_THE_APP.test(href))
    return createElement(routed, { href, replace, state, ...rest }, children);
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
