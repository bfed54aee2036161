import { useAttemptKey } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { useNavigate } from '@cabinet/kernel/router';
import { ButtonLink } from '@cabinet/kernel/ui';
import { useEffect, useState } from 'react';
import { createCorrection } from '../../api/rate-corrections.ts';
import {
  type CorrectionValues,
  correctionOf,
  INITIAL_VALUES,
} from '../../components/rate-correction/correction-values.ts';
import { numberText } from '../../components/rate-correction/correction-words.ts';
import { CorrectionForm } from '../../components/rate-correction/form/correction-form.tsx';
import { paths } from '../../paths.ts';

export function NewCorrectionForm() {
  const attempt = useAttemptKey();
  const navigate = useNavigate();
  const [createdId, setCreatedId] = useState<string | null>(null);
  async function create(values: CorrectionValues): Promise<void> {
    const body = correctionOf(values, null);
    const created = await createCorrection(body, attempt.keyOf(body));
    attempt.forget();
    notify.success(`Корректировка ${numberText(created)} создана`);
    setCreatedId(created.id);
  }
  useEffect(
    function goToCorrection() {
      if (createdId !== null) void navigate(paths.rateCorrectionsDetail.to({ correctionId: createdId }));
    },
    [createdId, navigate],
  );
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
