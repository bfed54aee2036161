import { atom } from '@cabinet/kernel/state';

/** A build that this browser tries in place of the live one. */
export interface Trial {
  readonly remote: string;
  /** Directory of the build: `<version>-<build>`. */
  readonly build: string;
  /** Who has begun it. */
  readonly userId: string;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** What the person is told of builds; null as long as that is nothing. */
export interface BuildNews {
  /** The trial that runs in this page. */
  readonly trial: Trial | null;
  /** What a reload would bring that the page has not; null when it is up to date. One thing has one name. */
  readonly update: string | null;
}

export const buildNewsAtom = atom<BuildNews | null>(null);
