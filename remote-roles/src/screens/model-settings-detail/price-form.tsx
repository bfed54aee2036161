import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import { Form, FormRadioGroup, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Box, Stack, Text, useLazyDialog } from '@cabinet/kernel/ui';
import { FormDateField } from '@cabinet/kernel/ui/date-field';
import type { ModelDetail } from '../../api/models.ts';
import { PriceFields } from '../../components/model/price-fields.tsx';
import { TwoPeopleNotice } from '../../components/model/two-people-notice.tsx';
import { PLAN_DAYS, type PriceValues, priceValues } from './price-form-values.ts';
import { whyTwoPeople } from './why-two-people.ts';

const validate = validateWith<PriceValues>(() => import('./price-form.schema.ts'));

const importQuestion = () => import('./price-question-dialog.tsx');

const STARTS = [
  { value: 'now', label: 'Сразу' },
  { value: 'planned', label: 'С выбранного дня' },
] as const;

function doneText(proposal: ModelDetail['proposal'], isPlanned: boolean): string {
  if (proposal !== null) return `Предложение ${proposal.number} записано: подтверждает другой человек`;
  return isPlanned ? 'Новая цена запланирована' : 'Новая цена действует';
}

/** The press asks first: the question's own button sets the price. */
function submitLabel(start: PriceValues['start'], isForTwo: boolean): string {
  if (isForTwo) return 'Предложить';
  return start === 'planned' ? 'Запланировать' : 'Изменить цену';
}

export interface PriceFormProps {
  readonly model: ModelDetail;
  /** Must be the same function at every render. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

export function PriceForm({ model, onUnsaved }: PriceFormProps) {
  const question = useLazyDialog(importQuestion);
  const form = useForm<PriceValues>({
    initialValues: priceValues(model),
    validate,
    onSubmit: async (values, helpers) => {
      const isPlanned = values.start === 'planned';
      question.ask({
        model,
        values,
        onDone: (proposal) => {
          // A planned price is not what the model costs now.
          const keeps = isPlanned || proposal !== null;
          helpers.resetForm({
            values: keeps ? priceValues(model) : { ...values, start: 'now', priceFrom: '' },
          });
          notify.success(doneText(proposal, isPlanned));
        },
        onRefused(fields) {
          for (const [name, message] of Object.entries(fields)) helpers.setFieldError(name, message);
        },
      });
    },
    onFailure: notifyApiError,
    onUnsaved,
  });
  const why = whyTwoPeople(model, form.values);
  const today = moscowDay(new Date());
  return (
    <>
      <Form form={form} label="Новая цена">
        <Stack gap="4">
          <PriceFields />
          <FormRadioGroup name="start" legend="Когда начнёт действовать" options={STARTS} />
          {form.values.start === 'planned' && (
            <Box maxW={{ sm: 'xs' }}>
              <FormDateField
                name="priceFrom"
                label="День начала"
                min={addDays(today, 1)}
                max={addDays(today, PLAN_DAYS)}
                hint="С полуночи по московскому времени"
                required
              />
            </Box>
          )}
          <Text textStyle="sm" color="fg.muted">
            {`Запросы, за которые уже списано, не пересчитываются.${
              form.values.start === 'planned' && model.nextPrice !== null
                ? ' Уже запланированная цена заменится этой.'
                : ''
            }`}
          </Text>
          {why.length > 0 && <TwoPeopleNotice why={why} />}
          <Box>
            <SubmitButton needsChange>{submitLabel(form.values.start, why.length > 0)}</SubmitButton>
          </Box>
        </Stack>
      </Form>
      {question.element}
    </>
  );
}
