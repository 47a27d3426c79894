import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props that the app's link component receives. */
export type AnchorProps = ComponentPropsWithRef<'a'> & {
  /** Target; addresses inside the app go through its router. */
  href: string;
  /** Replaces the current history entry instead of adding one. Default false. */
  replace?: boolean;
  /** History state that the router passes to the next screen. */
  state?: unknown;
};

const LinkComponent = createContext<ComponentType<AnchorProps> | null>(null);

/** Sets the router's link component for every link below it. Each app renders it once. */
export function LinkProvider(props: {
  /** The link component of the app's router. */
  component: ComponentType<AnchorProps>;
  /** The app. */
  children: ReactNode;
}) {
  return <LinkComponent value={props.component}>{props.children}</LinkComponent>;
}

const LEAVES_THE_APP = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;

/** An unstyled link. Addresses outside the app (https:, tel:, mailto:) become plain links. */
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
