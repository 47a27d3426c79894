import { Component, type ReactNode } from 'react';

interface Props {
  /** Rendered instead of children that threw. */
  fallback: (retry: () => void) => ReactNode;
  /** A new value clears the error: the current path. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps an error in a screen from breaking the whole app. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.broken) this.retry();
  }

  private readonly retry = () => this.setState({ broken: false });

  override render() {
    return this.state.broken ? this.props.fallback(this.retry) : this.props.children;
  }
}
