import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LostFile, reportCrash } from '../../shared/api/crash-report.ts';

interface Props {
  /** Replaces the failed part; `retry` renders it again. */
  fallback: (retry: () => void) => ReactNode;
  /** Identity of the content: a change resets the error. */
  of?: unknown;
  children: ReactNode;
}

/** Limits an error to one part of the page, and reports it. */
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
