import { DateText, Stack } from '@cabinet/kernel/ui';
import type { Confirmable } from '../../api/email-links.ts';
import { Fact } from '../fact.tsx';

export function ConfirmationFacts({ change }: { readonly change: Confirmable }) {
  return (
    <Stack as="dl" gap="2" textStyle="sm">
      <Fact name="Новая почта">{change.email}</Fact>
      <Fact name="Прежняя почта">{change.former}</Fact>
      <Fact name="Ссылка действует до">
        <DateText value={change.expiresAt} format="datetime" />
      </Fact>
    </Stack>
  );
}
