import { DateText, Stack } from '@cabinet/kernel/ui';
import type { Undoable } from '../../api/email-links.ts';
import { Fact } from '../fact.tsx';

/** What was asked for, from where, and when it took effect. */
export function UndoFacts({ change }: { readonly change: Undoable }) {
  const { former, email, askedAt, device, ip, tookEffectAt } = change;
  return (
    <Stack as="dl" gap="2" textStyle="sm">
      <Fact name="Прежняя почта">{former}</Fact>
      <Fact name="Новая почта">{email}</Fact>
      <Fact name="Когда попросили сменить">
        <DateText value={askedAt} format="datetime" />
      </Fact>
      <Fact name="Откуда">{`${device}, адрес ${ip}`}</Fact>
      {tookEffectAt !== null && (
        <Fact name="Когда сменили">
          <DateText value={tookEffectAt} format="datetime" />
        </Fact>
      )}
    </Stack>
  );
}
