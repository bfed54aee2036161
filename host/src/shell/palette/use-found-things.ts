import { ApiError, ask } from '@cabinet/kernel/http';
import { useEffect, useState } from 'react';
import type { FindableKind } from './findable-kinds.ts';
import { swapKeyboardLayout } from './keyboard-layout.ts';
import { type FoundKind, readThings, SHOWN_OF_A_KIND } from './read-things.ts';

/** Fewer letters find nearly everything. */
const SHORTEST = 2;
/** A pause of whoever types. Calls go out once it is over, one a kind. */
const PAUSE_MS = 300;

/** A text that fits too many is refused by a list that would have to read them all. */
type Unanswered = 'failed' | 'tooMany';
type Answer = FoundKind | Unanswered;

/** Whether a kind has said what there is. */
export const isAnswered = (answer: Answer | undefined): answer is FoundKind => typeof answer === 'object';

/** What is known of a query. */
export interface FoundThings {
  /** What was asked for: the other layout's text where nothing was found by what was typed. */
  readonly asked: string;
  readonly answers: ReadonlyMap<string, Answer>;
  readonly isLoading: boolean;
  /** Asks the kinds that failed once more. */
  retry(): void;
}

const NOTHING: ReadonlyMap<string, Answer> = new Map();

/** What a question was about, beside what it found. */
interface AskedThings extends Omit<FoundThings, 'retry'> {
  readonly text: string;
  readonly kinds: readonly FindableKind[];
  readonly attempt: number;
}

const UNASKED: AskedThings = {
  asked: '',
  answers: NOTHING,
  isLoading: false,
  text: '',
  kinds: [],
  attempt: 0,
};

const idsOf = (kinds: readonly FindableKind[]) => kinds.map(({ id }) => id).join('\n');

const isNothing = (answers: ReadonlyMap<string, Answer>) =>
  [...answers.values()].every((answer) => isAnswered(answer) && answer.things.length === 0);

/**
 * Asks each kind for what is typed (product §2.14). Calls of an older text are aborted, and what they found is kept
 * nowhere but here, so it goes with the palette.
 */
export function useFoundThings(
  kinds: readonly FindableKind[],
  typed: string,
  { isPaused }: { readonly isPaused: boolean },
): FoundThings {
  const text = typed.trim();
  const [held, hold] = useState(kinds);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState(UNASKED);
  // A user who is read again may look for the same kinds, and nothing is asked anew for that.
  if (idsOf(held) !== idsOf(kinds)) hold(kinds);
  const isSought = text.length >= SHORTEST && held.length > 0 && !isPaused;

  useEffect(
    function find() {
      if (!isSought) return;
      const aborting = new AbortController();
      void findAll({
        kinds: held,
        text,
        signal: aborting.signal,
        tell: (news) => setFound({ ...news, text, kinds: held, attempt }),
      });
      return () => aborting.abort();
    },
    [held, text, isSought, attempt],
  );

  const retry = () => setAttempt((count) => count + 1);
  const isOfThis = found.text === text && found.kinds === held && found.attempt === attempt;
  if (isSought && isOfThis) return { ...found, retry };
  return { asked: text, answers: NOTHING, isLoading: isSought, retry };
}

interface Finding {
  readonly kinds: readonly FindableKind[];
  readonly text: string;
  readonly signal: AbortSignal;
  readonly tell: (news: Omit<FoundThings, 'retry'>) => void;
}

async function findAll({ kinds, text, signal, tell }: Finding): Promise<void> {
  const swapped = swapKeyboardLayout(text);
  for (const asked of swapped === text.toLowerCase() ? [text] : [text, swapped]) {
    const isLast = asked === swapped || swapped === text.toLowerCase();
    const answers = new Map<string, Answer>();
    tell({ asked, answers, isLoading: true });
    await pause(signal);
    await Promise.all(
      kinds.map(async (kind) => {
        const answer = await findKind(kind, asked, signal);
        if (signal.aborted) return;
        answers.set(kind.id, answer);
        tell({ asked, answers: new Map(answers), isLoading: true });
      }),
    );
    if (signal.aborted) return;
    if (isLast || !isNothing(answers)) {
      // Nothing in either layout is told of what was typed.
      const said = isNothing(answers) ? text : asked;
      return tell({ asked: said, answers, isLoading: false });
    }
  }
}

async function findKind(kind: FindableKind, q: string, signal: AbortSignal): Promise<Answer> {
  if (signal.aborted) return 'failed';
  const query = kind.isWhole ? {} : { q, limit: SHOWN_OF_A_KIND };
  try {
    return readThings(await ask(kind.address, { query, signal }), kind, q);
  } catch (error) {
    return error instanceof ApiError && error.fields.q !== undefined ? 'tooMany' : 'failed';
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
