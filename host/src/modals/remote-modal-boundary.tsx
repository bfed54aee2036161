import { Component, type ReactNode } from 'react';

interface RemoteModalBoundaryProps {
  readonly children: ReactNode;
  readonly onFail: () => void;
}

/** Catches what a remote's modal throws while it renders, so that the page under it goes on. */
export class RemoteModalBoundary extends Component<
  RemoteModalBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
