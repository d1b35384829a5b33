import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LostFile, reportCrash } from '../../shared/api/crash-report.ts';

interface Props {
  /** What stands in for the part that failed; `retry` renders it anew. */
  fallback: (retry: () => void) => ReactNode;
  /** What is shown; a failure of one thing is none of the next. */
  of?: unknown;
  children: ReactNode;
}

/** Keeps a failure of one part from taking the page with it, and reports it. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    if (error instanceof LostFile) error.told();
    reportCrash(error, componentStack ?? '');
  }

  override componentDidUpdate(before: Props, { failed }: { failed: boolean }): void {
    if (failed && this.state.failed && before.of !== this.props.of) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed
      ? this.props.fallback(() => this.setState({ failed: false }))
      : this.props.children;
  }
}
