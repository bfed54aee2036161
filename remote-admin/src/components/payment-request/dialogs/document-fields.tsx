import { moscowDay } from '@cabinet/kernel/core/calendar';
import { DOCUMENT_MAX_LENGTH } from '@cabinet/kernel/core/contract';
import { FormTextField } from '@cabinet/kernel/forms';
import { Grid, Stack, Text } from '@cabinet/kernel/ui';
import { FormDateField } from '@cabinet/kernel/ui/date-field';

/** What the bank's document says of the transfer. */
export function DocumentFields() {
  return (
    <Stack gap="4">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <FormTextField
          name="bankReference"
          label="Платёжное поручение"
          hint="Номер документа банка, например 42"
          maxLength={DOCUMENT_MAX_LENGTH}
          required
        />
        <FormDateField
          name="paidOn"
          label="Дата поручения"
          max={moscowDay(new Date())}
          hint="Стоит рядом с номером"
          required
        />
      </Grid>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <FormTextField
          name="payerAccount"
          label="Счёт плательщика"
          inputMode="numeric"
          hint="20 цифр"
          maxLength={DOCUMENT_MAX_LENGTH}
        />
        <FormTextField
          name="payerInn"
          label="ИНН плательщика"
          inputMode="numeric"
          hint="10 или 12 цифр"
          maxLength={DOCUMENT_MAX_LENGTH}
        />
      </Grid>
      <Text textStyle="sm" color="fg.muted">
        Счёт или ИНН: достаточно одного, лучше оба. По ним находят перевод, которым уже что-то оплачено.
      </Text>
    </Stack>
  );
}
