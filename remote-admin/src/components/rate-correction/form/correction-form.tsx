import { Form, LeaveQuestion, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { notifyApiError } from '@cabinet/kernel/notify';
import { Card, Flex, Stack } from '@cabinet/kernel/ui';
import type { ReactNode } from 'react';
import { type Correction, useCorrectionOptions, useIsOwnPayer } from '../../../api/rate-corrections.ts';
import { type CorrectionValues, isSameTerms } from '../correction-values.ts';
import { OwnPayerNotice } from '../own-payer-notice.tsx';
import { LivePreview } from '../preview/live-preview.tsx';
import { SplitLayout } from '../split-layout.ts';
import { TwoPeopleNotice } from '../two-people-notice.tsx';
import { whyTwoPeople } from '../why-two-people.ts';
import { CorrectionQuestion } from './correction-question.tsx';
import { OptionsFailure } from './options-failure.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { ReasonField } from './reason-field.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { TargetFields } from './target-fields.tsx';
import { useCorrectionQuestion } from './use-correction-question.ts';

const validate = validateWith<CorrectionValues>(() => import('./correction-form.schema.ts'));

interface CorrectionFormProps {
  readonly label: string;
  readonly initialValues: CorrectionValues;
  /** The planned one that is being changed. */
  readonly saved: Correction | null;
  /** Answers whether it is saved now. What is only proposed waits for a second person. */
  readonly onSave: (values: CorrectionValues) => Promise<boolean>;
  readonly submitLabel: string;
  /** Beside the button that saves. */
  readonly actions?: ReactNode;
  readonly leaveText: string;
  /** What was typed is saved, and the page is on its way to another one. */
  readonly isDone?: boolean;
  /** Must be the same function at every render. */
  readonly onUnsaved?: (isUnsaved: boolean) => void;
}

/** All of a correction, and beside it what it would meet and come to. */
export function CorrectionForm(props: CorrectionFormProps) {
  const {
    label,
    initialValues,
    saved,
    onSave,
    submitLabel,
    actions,
    leaveText,
    isDone = false,
    onUnsaved,
  } = props;
  const options = useCorrectionOptions();
  const question = useCorrectionQuestion();
  const form = useForm<CorrectionValues>({
    initialValues,
    validate,
    onSubmit: async (values, helpers) => {
      const changesPrice = saved === null || !isSameTerms(values, initialValues);
      if (changesPrice && !(await question.allows(values))) return;
      helpers.resetForm((await onSave(values)) ? { values } : {});
    },
    onFailure: notifyApiError,
    onUnsaved,
  });
  const { audience, payerId } = form.values;
  const isOwn = useIsOwnPayer(audience === 'payer' ? payerId : null);
  const isUntouched = saved !== null && isSameTerms(form.values, initialValues);
  const why = isOwn || isUntouched ? [] : whyTwoPeople(form.values, options.data);
  return (
    <SplitLayout>
      <Card>
        <Form form={form} label={label}>
          <Stack gap="5">
            {options.error !== undefined && options.data === undefined && (
              <OptionsFailure onRetry={() => void options.mutate()} />
            )}
            <ScopeFields models={options.data?.models} />
            <TargetFields tiers={options.data?.tiers} />
            {isOwn && <OwnPayerNotice deed="correction" />}
            <PriceFields />
            <PeriodFields />
            <ReasonField />
            {why.length > 0 && <TwoPeopleNotice why={why} />}
            <Flex gap="3" wrap="wrap">
              <SubmitButton needsChange={saved !== null} disabled={isOwn}>
                {why.length > 0 ? 'Предложить' : submitLabel}
              </SubmitButton>
              {actions}
            </Flex>
          </Stack>
        </Form>
      </Card>
      <LivePreview values={form.values} saved={saved} />
      {question.asked !== null && (
        <CorrectionQuestion
          values={question.asked}
          saved={saved}
          isForTwo={why.length > 0}
          isOpen={question.isOpen}
          onAnswer={question.answer}
        />
      )}
      <LeaveQuestion hasChanges={form.dirty && !isDone}>{leaveText}</LeaveQuestion>
    </SplitLayout>
  );
}
