import { useAttemptKey } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { useNavigate } from '@cabinet/kernel/router';
import { ButtonLink } from '@cabinet/kernel/ui';
import { useEffect, useState } from 'react';
import type { Proposal } from '../../api/proposals.ts';
import { createCorrection } from '../../api/rate-corrections.ts';
import {
  type CorrectionValues,
  correctionOf,
  INITIAL_VALUES,
} from '../../components/rate-correction/correction-values.ts';
import { numberText } from '../../components/rate-correction/correction-words.ts';
import { CorrectionForm } from '../../components/rate-correction/form/correction-form.tsx';
import { paths } from '../../paths.ts';
import { ProposedNotice } from './proposed-notice.tsx';

export function NewCorrectionForm() {
  const attempt = useAttemptKey();
  const navigate = useNavigate();
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  async function create(values: CorrectionValues): Promise<boolean> {
    const body = correctionOf(values, null);
    const created = await createCorrection(body, attempt.keyOf(body));
    attempt.forget();
    setProposal(created.proposal);
    if (created.number === null) return false;
    notify.success(`Корректировка ${numberText({ number: created.number })} создана`);
    setCreatedId(created.id);
    return true;
  }
  useEffect(
    function goToCorrection() {
      if (createdId !== null) void navigate(paths.rateCorrectionsDetail.to({ correctionId: createdId }));
    },
    [createdId, navigate],
  );
  if (proposal !== null) return <ProposedNotice proposal={proposal} />;
  return (
    <CorrectionForm
      label="Новая корректировка"
      initialValues={INITIAL_VALUES}
      saved={null}
      onSave={create}
      submitLabel="Создать корректировку"
      actions={
        <ButtonLink to={paths.rateCorrections.to()} variant="outline" colorPalette="gray">
          Отмена
        </ButtonLink>
      }
      isDone={createdId !== null}
      leaveText="Новая корректировка не создана. Если уйти, введённое пропадёт."
    />
  );
}
