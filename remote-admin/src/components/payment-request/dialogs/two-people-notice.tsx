import { Banner, Stack, Text } from '@cabinet/kernel/ui';

/** Says before the press that the money will wait for another person, and why. */
export function TwoPeopleNotice({ reasons }: { readonly reasons: readonly string[] }) {
  if (reasons.length === 0)
    return (
      <Text textStyle="sm" color="fg.muted">
        Деньги поступят на счёт плательщика сразу. Если этим поручением уже что-то оплачено, понадобится
        второй человек: тогда ваше подтверждение только запишется, а деньги зачислит он.
      </Text>
    );
  return (
    <Banner tone="warning" title="Нужен второй человек">
      <Stack gap="1">
        <Stack as="ul" gap="0" ps="5" listStyleType="disc">
          {reasons.map((reason) => (
            <Text as="li" key={reason}>
              {reason}
            </Text>
          ))}
        </Stack>
        <Text>Ваше подтверждение только запишется, деньги зачислит второй человек.</Text>
      </Stack>
    </Banner>
  );
}
