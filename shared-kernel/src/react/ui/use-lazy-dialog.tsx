import { type ReactNode, useState } from 'react';
import { notifyPartFailure } from '../notify/notify-part-failure.ts';
import { type LazyPartLoader, useLazyPart } from './use-lazy-part.ts';

/** What every dialog of {@link useLazyDialog} takes. */
export interface LazyDialogProps {
  readonly onClose: () => void;
}

/** For each kind of question that a dialog asks, what it takes beside `given`. */
type Asked<Props, Given> = Props extends unknown ? Omit<Props, 'onClose' | keyof Given> : never;

/** A dialog that is not there until somebody asks for it. */
export interface LazyDialog<About> {
  /** Opens the dialog about what is given. */
  readonly ask: (about: About) => void;
  /** Whether it was asked for and its code has not come yet. */
  readonly isComing: boolean;
  readonly element: ReactNode;
}

const NOTHING = {};

/**
 * A dialog whose code comes when it is first asked for. A load that fails is reported, and the dialog counts as closed.
 *
 * @param given what the dialog must know as it is now, also while it is open.
 * @example
 * const rename = useLazyDialog(importRename, { group });
 * <Button busy={rename.isComing} onClick={() => rename.ask({})}>Переименовать</Button>
 * {rename.element}
 */
export function useLazyDialog<Props extends LazyDialogProps, Given extends Partial<Props> = object>(
  load: LazyPartLoader<Props>,
  given?: Given,
): LazyDialog<Asked<Props, Given>>;
export function useLazyDialog(
  load: LazyPartLoader<LazyDialogProps>,
  given: object = NOTHING,
): LazyDialog<object> {
  const [about, ask] = useState<object | null>(null);
  const close = () => ask(null);
  const Dialog = useLazyPart(load, {
    isWanted: about !== null,
    onFailure() {
      close();
      notifyPartFailure();
    },
  });
  return {
    ask,
    isComing: about !== null && Dialog === null,
    element: about !== null && Dialog !== null && <Dialog {...about} {...given} onClose={close} />,
  };
}
