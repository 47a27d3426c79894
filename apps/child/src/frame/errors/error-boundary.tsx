import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown instead of children that threw. */
  fallback: (retry: () => void) => ReactNode;
  /** Another value clears the error: the path that is shown. */
  resetKey: string;
  children: ReactNode;
}

/** Keeps a screen that broke from taking the app with it. */
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
