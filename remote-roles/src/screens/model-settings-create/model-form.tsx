import { MODEL_ID_MAX_LENGTH } from '@cabinet/kernel/core/model-access';
import { quoted } from '@cabinet/kernel/core/text';
import {
  Form,
  FormCheckbox,
  FormTextField,
  LeaveQuestion,
  SubmitButton,
  useAttemptKey,
  useForm,
  validateWith,
} from '@cabinet/kernel/forms';
import { notify, notifyApiError } from '@cabinet/kernel/notify';
import { useNavigate } from '@cabinet/kernel/router';
import { ButtonLink, Card, Flex, Stack } from '@cabinet/kernel/ui';
import { useEffect, useState } from 'react';
import { createModel } from '../../api/models.ts';
import { ModelFields } from '../../components/model/model-fields.tsx';
import { PriceFields } from '../../components/model/price-fields.tsx';
import { EditorAside, EditorLayout } from '../../editor/form/editor-layout.tsx';
import { paths } from '../../paths.ts';
import { LiveAccessPanel } from './live-access-panel.tsx';
import { INITIAL_VALUES, type ModelValues, newModel } from './model-form-values.ts';

const validate = validateWith<ModelValues>(() => import('./model-form.schema.ts'));

export function ModelForm() {
  const attempt = useAttemptKey();
  const navigate = useNavigate();
  const [createdId, setCreatedId] = useState<string | null>(null);
  const form = useForm<ModelValues>({
    initialValues: INITIAL_VALUES,
    validate,
    onSubmit: async (values) => {
      const body = newModel(values);
      const { id, name } = await createModel(body, attempt.keyOf(body));
      attempt.forget();
      notify.success(`Модель ${quoted(name)} добавлена`);
      setCreatedId(id);
    },
    onFailure: notifyApiError,
  });
  useEffect(
    function goToModel() {
      if (createdId !== null) void navigate(paths.modelSettingsDetail.to({ modelId: createdId }));
    },
    [createdId, navigate],
  );
  return (
    <EditorLayout>
      <Card>
        <Form form={form} label="Новая модель">
          <Stack gap="4">
            <FormTextField
              name="id"
              label="Код"
              hint="По нему модель вызывает чат, буква в букву. Потом его не изменить"
              maxLength={MODEL_ID_MAX_LENGTH}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              required
            />
            <ModelFields />
            <PriceFields />
            <FormCheckbox name="enabled">
              Включить сразу: чат предложит её всем, кому откроют роли
            </FormCheckbox>
            <Flex gap="3" wrap="wrap">
              <SubmitButton>Добавить модель</SubmitButton>
              <ButtonLink to={paths.modelSettings.to()} variant="outline" colorPalette="gray">
                Отмена
              </ButtonLink>
            </Flex>
          </Stack>
        </Form>
      </Card>
      <EditorAside>
        <LiveAccessPanel values={form.values} />
      </EditorAside>
      <LeaveQuestion hasChanges={form.dirty && createdId === null}>
        Новая модель не добавлена. Если уйти, введённое пропадёт.
      </LeaveQuestion>
    </EditorLayout>
  );
}
