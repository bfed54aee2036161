import { notifyPartFailure } from '@cabinet/kernel/notify';
import { identityQuestionAtom } from '@cabinet/kernel/session';
import { useAtomValue } from '@cabinet/kernel/state';
import { useLazyPart } from '@cabinet/kernel/ui';

const importDialog = () => import(/* webpackChunkName: "identity" */ './identity-dialog.tsx');

/** Draws the question who the person is, above whatever is open. Its code arrives with the first one. */
export function IdentityHost() {
  const question = useAtomValue(identityQuestionAtom);
  const IdentityDialog = useLazyPart(importDialog, {
    isWanted: question !== null,
    onFailure() {
      question?.answer(false);
      notifyPartFailure();
    },
  });
  return question && IdentityDialog && <IdentityDialog question={question} />;
}
