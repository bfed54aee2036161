import { tidyLine } from '@cabinet/kernel/core/text';
import { Form, LeaveQuestion, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Box, SectionCard, Stack } from '@cabinet/kernel/ui';
import { changeCorrection } from '../../api/rate-corrections.ts';
import { momentOf, valuesOf } from '../../components/rate-correction/correction-values.ts';
import { EndField } from '../../components/rate-correction/form/period-fields.tsx';
import { ReasonField } from '../../components/rate-correction/form/reason-field.tsx';
import { TwoPeopleNotice } from '../../components/rate-correction/two-people-notice.tsx';
import { OlderNotice } from './older-notice.tsx';
import type { TermsFormProps } from './planned-form.tsx';
import { savedText } from './saved-text.ts';
import { useOpenedVersion } from './use-opened-version.ts';
import { useWhyEnd } from './use-why-end.ts';

interface BegunValues {
  readonly reason: string;
  readonly validTo: string;
}

const validate = validateWith<BegunValues>(() => import('./begun-form.schema.ts'));

/** What may still change once prices follow a correction: why, and until when. */
export function BegunForm({ correction, onUnsaved }: TermsFormProps) {
  const { version, isOlder, take } = useOpenedVersion(correction);
  const { reason, validTo } = valuesOf(correction);
  const form = useForm<BegunValues>({
    initialValues: { reason, validTo },
    validate,
    onSubmit: async (values, helpers) => {
      const saved = await changeCorrection(correction.id, {
        reason: tidyLine(values.reason),
        validTo: momentOf(values.validTo, correction.validTo),
        version,
      });
      take(saved.version);
      helpers.resetForm(saved.proposal === null ? { values } : {});
      notify.success(savedText(saved));
    },
    onFailure: notifyApiError,
    onUnsaved,
  });
  const why = useWhyEnd(correction, form.values.validTo);
  return (
    <SectionCard
      title="Изменить срок и причину"
      description="Она уже действует: другие условия — это новая корректировка"
    >
      <Form form={form} label="Изменить срок и причину">
        <Stack gap="4">
          {isOlder && <OlderNotice correction={correction} onKeep={() => take(correction.version)} />}
          <EndField />
          <ReasonField />
          {why.length > 0 && <TwoPeopleNotice why={why} />}
          <Box>
            <SubmitButton needsChange>{why.length > 0 ? 'Предложить' : 'Сохранить'}</SubmitButton>
          </Box>
        </Stack>
      </Form>
      <LeaveQuestion hasChanges={form.dirty}>
        Изменения корректировки не сохранены. Если уйти, они пропадут.
      </LeaveQuestion>
    </SectionCard>
  );
}
