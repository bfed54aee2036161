import {
  Checkbox,
  Field,
  RadioGroup,
  SectionCard,
  Separator,
  SimpleGrid,
  SkipLink,
  Stack,
  Textarea,
} from '@cabinet/kernel/ui';
import { Combobox, SuggestedInput } from '@cabinet/kernel/ui/combobox';
import { Select } from '@cabinet/kernel/ui/select';
import { useState } from 'react';
import { Row } from './specimen.tsx';

const ROLES = [
  { value: 'user', label: 'Пользователь' },
  { value: 'admin', label: 'Администратор', isDisabled: true },
];
const CATEGORIES = ['Отчёты', 'Финансы'];
const ORDERS = [
  { value: 'start', label: 'К началу' },
  { value: 'end', label: 'К концу' },
] as const;

export function ChoicesPart() {
  const [order, setOrder] = useState<'start' | 'end'>('start');
  const [role, setRole] = useState('');
  const [category, setCategory] = useState('');
  const radios = { value: order, options: ORDERS, onChange: setOrder };
  return (
    <SectionCard title="Выбор и длинный текст">
      <Stack gap="6">
        <Row>
          <Checkbox>Не выбран</Checkbox>
          <Checkbox defaultChecked>Выбран</Checkbox>
          <Checkbox disabled>Недоступен</Checkbox>
          <Checkbox disabled defaultChecked>
            Выбран и недоступен
          </Checkbox>
        </Row>
        <Row>
          <RadioGroup {...radios} name="plain" legend="Порядок" />
          <RadioGroup {...radios} name="wrong" legend="С ошибкой" error="Выберите порядок" />
          <RadioGroup {...radios} name="disabled" legend="Недоступен" disabled />
        </Row>
        <Separator />
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <Field label="Выбор">
            {(control) => <Select {...control} options={ROLES} placeholder="Выберите" />}
          </Field>
          <Field label="Малый выбор">{(control) => <Select {...control} options={ROLES} size="sm" />}</Field>
          <Field label="Выбор с ошибкой" error="Выберите роль">
            {(control) => <Select {...control} options={ROLES} placeholder="Выберите" />}
          </Field>
          <Field label="Недоступный выбор">
            {(control) => <Select {...control} options={ROLES} disabled />}
          </Field>
          <Field label="Выбор с поиском">
            {() => (
              <Combobox
                label="Выбор с поиском"
                options={ROLES}
                value={role}
                onChange={setRole}
                placeholder="Начните вводить"
              />
            )}
          </Field>
          <Field label="Строка с подсказками">
            {(control) => (
              <SuggestedInput {...control} suggestions={CATEGORIES} value={category} onChange={setCategory} />
            )}
          </Field>
          <Field label="Длинный текст">
            {(control) => <Textarea {...control} defaultValue="Первая строка" />}
          </Field>
          <Field label="Длинный текст с ошибкой" error="Не длиннее 500 символов">
            {(control) => <Textarea {...control} defaultValue="…" />}
          </Field>
        </SimpleGrid>
        {/* Seen only while it has the focus: Tab leads to it. */}
        <SkipLink />
      </Stack>
    </SectionCard>
  );
}
