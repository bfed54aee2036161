import { moscowDay } from '@cabinet/kernel/core/calendar';
import { FormRadioGroup, useField } from '@cabinet/kernel/forms';
import { Grid, Stack } from '@cabinet/kernel/ui';
import { FormMomentField } from '@cabinet/kernel/ui/date-field';

const STARTS = [
  { value: 'now', label: 'Сразу' },
  { value: 'planned', label: 'С выбранного времени' },
] as const;

/** When a correction holds, by the clock of Moscow. */
export function PeriodFields() {
  const [{ value: start }] = useField<string>('start');
  return (
    <Stack gap="4">
      <FormRadioGroup name="start" legend="Когда начнёт действовать" options={STARTS} />
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
        {start === 'planned' && (
          <FormMomentField
            name="validFrom"
            label="Начало"
            min={moscowDay(new Date())}
            hint="По московскому времени"
            required
          />
        )}
        <EndField />
      </Grid>
    </Stack>
  );
}

export function EndField() {
  return (
    <FormMomentField
      name="validTo"
      label="Конец"
      min={moscowDay(new Date())}
      hint="По московскому времени; пусто — без срока"
    />
  );
}
