import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  /** Rendered instead of a screen that threw, or whose code could not be loaded. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

class Boundary extends Component<Props & { path: string }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: { path: string }) {
    if (before.path !== this.props.path && this.state.broken) this.retry();
  }

  private readonly retry = () => this.setState({ broken: false });

  override render() {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children;
  }
}

/** Keeps an error in a screen from breaking the whole app. Another path, or a retry, renders the screen again. */
export function ErrorBoundary(props: Props) {
  const { pathname } = useLocation();
  return <Boundary path={pathname} {...props} />;
}
