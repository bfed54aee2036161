import { addDays, moscowDay } from '@cabinet/kernel/core/calendar';
import {
  Form,
  FormRadioGroup,
  FormTextField,
  SubmitButton,
  useForm,
  validateWith,
} from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Box, Stack, Text } from '@cabinet/kernel/ui';
import { changeModel, type ModelDetail } from '../../api/models.ts';
import { PriceFields } from '../../components/model/price-fields.tsx';
import { PLAN_DAYS, type PriceValues, priceChange, priceValues } from './price-form-values.ts';

const validate = validateWith<PriceValues>(() => import('./price-form.schema.ts'));

const STARTS = [
  { value: 'now', label: 'Сразу' },
  { value: 'planned', label: 'С выбранного дня' },
] as const;

export interface PriceFormProps {
  readonly model: ModelDetail;
  /** Must be the same function at every render. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

export function PriceForm({ model, onUnsaved }: PriceFormProps) {
  const form = useForm<PriceValues>({
    initialValues: priceValues(model),
    validate,
    onSubmit: async (values, helpers) => {
      const isPlanned = values.start === 'planned';
      await changeModel(model.id, priceChange(values));
      // A planned price is not what the model costs now.
      helpers.resetForm({
        values: isPlanned ? priceValues(model) : { ...values, start: 'now', priceFrom: '' },
      });
      notify.success(isPlanned ? 'Новая цена запланирована' : 'Новая цена действует');
    },
    onFailure: notifyApiError,
    onUnsaved,
  });
  const today = moscowDay(new Date());
  return (
    <Form form={form} label="Новая цена">
      <Stack gap="4">
        <PriceFields />
        <FormRadioGroup name="start" legend="Когда начнёт действовать" options={STARTS} />
        {form.values.start === 'planned' && (
          <Box maxW={{ sm: 'xs' }}>
            <FormTextField
              name="priceFrom"
              label="День начала"
              type="date"
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
        <Box>
          <SubmitButton needsChange>
            {form.values.start === 'planned' ? 'Запланировать' : 'Изменить цену'}
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
