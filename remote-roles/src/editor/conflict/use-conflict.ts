import { ApiError } from '@cabinet/kernel/http';
import { useState } from 'react';
import { fetchRole, type Role } from '../../api/roles.ts';
import { tellConflictUnread } from '../save/tell-saved.ts';
import type { EditedBase } from '../start/draft-base.ts';
import type { Side } from './merge-order.ts';
import type { Choices } from './merge-roles.ts';

interface State {
  /** What somebody else has saved meanwhile; null while nobody has. */
  readonly theirs: Role | null;
  readonly isOpen: boolean;
  readonly choices: Choices;
}

export interface Conflict extends State {
  /** Takes a refusal to save that is about a newer version. */
  take(error: unknown, base: EditedBase): Promise<boolean>;
  begin(theirs: Role): void;
  choose(id: string, side: Side): void;
  open(): void;
  close(): void;
  settle(): void;
}

const NONE: State = { theirs: null, isOpen: false, choices: {} };

/** Somebody else has saved the role: what they made of it, and what the person has chosen about it so far. */
export function useConflict(): Conflict {
  const [state, setState] = useState<State>(NONE);

  function begin(theirs: Role): void {
    setState(({ theirs: before, choices }) => ({
      theirs,
      isOpen: true,
      // The same version again: what was chosen about it still holds.
      choices: before?.version === theirs.version ? choices : {},
    }));
  }

  async function take(error: unknown, { role, from }: EditedBase): Promise<boolean> {
    const mayBeNewer = error instanceof ApiError && error.code === 'RES.002';
    if (!mayBeNewer || role === null || Object.keys(error.fields).length > 0) return false;
    try {
      const theirs = await fetchRole(role.roleId);
      // Refused for another reason, such as a name that is taken.
      if (theirs.version === from?.version) return false;
      begin(theirs);
    } catch (unread) {
      tellConflictUnread(unread);
    }
    return true;
  }

  return {
    ...state,
    take,
    begin,
    choose: (id, side) => setState((before) => ({ ...before, choices: { ...before.choices, [id]: side } })),
    open: () => setState((before) => ({ ...before, isOpen: true })),
    close: () => setState((before) => ({ ...before, isOpen: false })),
    settle: () => setState(NONE),
  };
}
