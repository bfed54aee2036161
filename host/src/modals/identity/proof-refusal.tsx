import { countdown } from '@cabinet/kernel/core/text';
import { useSecondsLeft } from '@cabinet/kernel/forms';
import { Banner } from '@cabinet/kernel/ui';
import type { ProofRefusal } from './use-proof.ts';

/** Says why there is no proof yet, and how long to wait. */
export function ProofRefusalBanner({ tone, text, until }: ProofRefusal) {
  const secondsLeft = useSecondsLeft(until);
  const wait = secondsLeft > 0 ? `Повторите через ${countdown(secondsLeft * 1000)}.` : 'Попробуйте ещё раз.';
  return <Banner tone={tone}>{until === 0 ? text : `${text} ${wait}`}</Banner>;
}
