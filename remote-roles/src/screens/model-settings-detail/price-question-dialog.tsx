import { PriceImpactView } from '@cabinet/access';
import { REASON_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { quoted, tidyLine } from '@cabinet/kernel/core/text';
import {
  Form,
  FormTextareaField,
  Refusal,
  SubmitButton,
  useForm,
  useRefusal,
  validateWith,
} from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { Button, Flex, formatDate, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { changeModel, type ModelDetail, usePriceImpact } from '../../api/models.ts';
import { TwoPeopleNotice } from '../../components/model/two-people-notice.tsx';
import { type PriceValues, priceChange } from './price-form-values.ts';
import { whyTwoPeople } from './why-two-people.ts';

const INITIAL_VALUES = { reason: '' };
const validate = validateWith<typeof INITIAL_VALUES>(() => import('./price-question.schema.ts'));

interface PriceQuestionDialogProps {
  readonly model: ModelDetail;
  readonly values: PriceValues;
  readonly onClose: () => void;
  readonly onDone: (proposal: ModelDetail['proposal']) => void;
  /** Takes what the server says of the fields of the price, which are behind the question. */
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
}

const seenOn = ({ inputPrice, outputPrice }: ModelDetail) => ({ inputPrice, outputPrice });

/** Asks before a price is set: whom it affects, what it would have come to, and why it is set. */
export default function PriceQuestionDialog({ model, values, ...options }: PriceQuestionDialogProps) {
  const { onClose, onDone, onRefused } = options;
  const change = priceChange(values);
  const impact = usePriceImpact(model.id, change);
  const { error, refuse, forget } = useRefusal();
  const form = useForm({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async ({ reason }) => {
      forget();
      const pricesBefore = impact.data?.pricesBefore ?? seenOn(model);
      onDone(await changeModel(model.id, { ...change, pricesBefore, reason: tidyLine(reason) }));
      onClose();
    },
    onFailure(failure) {
      const fields = failure instanceof ApiError ? failure.fields : {};
      if (Object.keys(fields).length === 0) return refuse(failure);
      onRefused(fields);
      onClose();
    },
  });
  const why = whyTwoPeople(model, values);
  const { priceFrom } = change;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={form.isSubmitting}
      title={why.length > 0 ? 'Предложить новую цену?' : 'Назначить новую цену?'}
    >
      <Form form={form} label="Вопрос о новой цене">
        <Stack gap="4" pb="5">
          <Text>
            <Text as="span" fontWeight="medium">
              {quoted(model.name)}
            </Text>
            <span>
              {priceFrom === undefined
                ? ', для всех, сразу. Что уже списано, не пересчитывается.'
                : `, для всех, с ${formatDate(priceFrom)}. Что спишется до этого, не пересчитывается.`}
            </span>
          </Text>
          <Stack role="status" gap="0">
            <PriceImpactView
              impact={impact.data}
              hasFailed={impact.error !== undefined}
              onRetry={() => void impact.mutate()}
              isRetrying={impact.isValidating}
            />
          </Stack>
          {why.length > 0 && <TwoPeopleNotice why={why} />}
          <FormTextareaField
            name="reason"
            label="Причина"
            hint="Останется в истории цен и в журнале действий"
            rows={2}
            maxLength={REASON_MAX_LENGTH}
            required
          />
          <Refusal error={error} />
          {/* In sight however long the question is. */}
          <Flex
            gap="3"
            justify="flex-end"
            wrap="wrap"
            data-sticks
            position="sticky"
            bottom="-1"
            zIndex="1"
            bg="bg.panel"
            pt="3"
            mt="-3"
            pb="5"
            mb="-5"
          >
            <Button variant="outline" colorPalette="gray" disabled={form.isSubmitting} onClick={onClose}>
              Отмена
            </Button>
            <SubmitButton>{why.length > 0 ? 'Предложить цену' : 'Назначить цену'}</SubmitButton>
          </Flex>
        </Stack>
      </Form>
    </Dialog>
  );
}
