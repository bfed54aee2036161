import type { ComponentType } from 'react';

interface PartProps {
  readonly isCompact: boolean;
}

/** What the shell shows of the person; the page that is drawn before anybody is known has stand-ins for it. */
export interface ShellParts {
  readonly Balance: ComponentType<PartProps>;
  readonly Person: ComponentType<PartProps>;
}
