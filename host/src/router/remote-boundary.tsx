import { Component, type ReactNode } from 'react';
import { failure, type LoadFailure } from '../federation/load-state.ts';
import { RemoteFailurePanel } from './remote-failure-panel.tsx';

interface RemoteBoundaryProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
  /** Called when the screen has thrown. */
  readonly onCrash: () => void;
}

/** Catches what a remote's screen throws while it renders, so that the shell and other remotes go on. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { readonly failure: LoadFailure | null }> {
  override state: { readonly failure: LoadFailure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: failure('malformed', error) };
  }

  override componentDidCatch() {
    this.props.onCrash();
  }

  override render() {
    if (this.state.failure === null) return this.props.children;
    return <RemoteFailurePanel failure={this.state.failure} onRetry={this.props.onRetry} />;
  }
}
