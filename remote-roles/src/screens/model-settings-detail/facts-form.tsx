import { tidyLine } from '@cabinet/kernel/core/text';
import { Form, SubmitButton, useForm, validateWith } from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { Button, Flex, Stack } from '@cabinet/kernel/ui';
import { changeModel, type ModelDetail } from '../../api/models.ts';
import { ModelFields } from '../../components/model/model-fields.tsx';
import { AccessChangeNotice } from './access-change-notice.tsx';
import { useAccessChange } from './use-access-change.ts';

type FactsValues = Pick<ModelDetail, 'name' | 'developer' | 'type' | 'tags'>;

const validate = validateWith<FactsValues>(() => import('./facts-form.schema.ts'));

export interface FactsFormProps {
  readonly model: ModelDetail;
  readonly onClose: () => void;
  /** Must be the same function at every render. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

export function FactsForm({ model, onClose, onUnsaved }: FactsFormProps) {
  const { id, name, developer, type, tags } = model;
  const form = useForm<FactsValues>({
    initialValues: { name, developer, type, tags },
    validate,
    onSubmit: async (values) => {
      await changeModel(id, {
        name: tidyLine(values.name),
        developer: tidyLine(values.developer),
        type: tidyLine(values.type),
        tags: [...values.tags],
      });
      notify.success('Модель сохранена');
      onClose();
    },
    onFailure: notifyApiError,
    onUnsaved,
  });
  const change = useAccessChange(model, form.values);
  return (
    <Form form={form} label="О модели">
      <Stack gap="4">
        <ModelFields />
        <AccessChangeNotice change={change} />
        <Flex gap="3" wrap="wrap">
          {/* Whom it affects is seen before it is saved. */}
          <SubmitButton needsChange disabled={change.state === 'pending'}>
            Сохранить
          </SubmitButton>
          <Button variant="outline" colorPalette="gray" disabled={form.isSubmitting} onClick={onClose}>
            Отмена
          </Button>
        </Flex>
      </Stack>
    </Form>
  );
}
