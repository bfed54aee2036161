import { notify } from '@cabinet/kernel/notify';
import { type CorrectionDetail, changeCorrection } from '../../api/rate-corrections.ts';
import {
  type CorrectionValues,
  correctionOf,
  valuesOf,
} from '../../components/rate-correction/correction-values.ts';
import { CorrectionForm } from '../../components/rate-correction/form/correction-form.tsx';
import { OlderNotice } from './older-notice.tsx';
import { savedText } from './saved-text.ts';
import { useOpenedVersion } from './use-opened-version.ts';

export interface TermsFormProps {
  readonly correction: CorrectionDetail;
  /** Must be the same function at every render. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** All of a correction that has not begun. */
export function PlannedForm({ correction, onUnsaved }: TermsFormProps) {
  const { version, isOlder, take } = useOpenedVersion(correction);
  async function save(values: CorrectionValues): Promise<boolean> {
    const saved = await changeCorrection(correction.id, { ...correctionOf(values, correction), version });
    take(saved.version);
    notify.success(savedText(saved));
    return saved.proposal === null;
  }
  return (
    <>
      {isOlder && <OlderNotice correction={correction} onKeep={() => take(correction.version)} />}
      <CorrectionForm
        label="Условия"
        initialValues={valuesOf(correction)}
        saved={correction}
        onSave={save}
        onUnsaved={onUnsaved}
        submitLabel="Сохранить"
        leaveText="Изменения корректировки не сохранены. Если уйти, они пропадут."
      />
    </>
  );
}
