import { fieldAmount, tidiedAmount } from '@cabinet/kernel/core/amount';
import { parseMoney, toWire } from '@cabinet/kernel/core/money';
import { useField } from '@cabinet/kernel/forms';
import { Box, Button, chakra, Field, Input, Stack } from '@cabinet/kernel/ui';
import type { PaymentSettings } from '../../../api/payment.ts';
import { KOPECK_DIGITS, limitsText } from './payment-form.schema.ts';

type AmountSettings = Pick<PaymentSettings, 'minAmount' | 'maxAmount' | 'presets'>;

/** A sum as it travels, whatever spaces and commas it was typed with. */
function canonical(text: string): string | null {
  const parsed = parseMoney(text);
  return parsed.ok ? toWire(parsed.money) : null;
}

const Presets = /* @__PURE__ */ chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > *': { flex: '1 1 5.5rem' } },
});

interface PresetButtonProps {
  readonly amount: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PresetButton({ amount, isChosen, onChoose }: PresetButtonProps) {
  return (
    <Button
      variant={isChosen ? 'solid' : 'outline'}
      colorPalette={isChosen ? 'accent' : 'gray'}
      aria-pressed={isChosen}
      // The press must not take the focus from the field: its error would move the button away from the finger.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {`${fieldAmount(amount)} ₽`}
    </Button>
  );
}

function RoubleSign() {
  return (
    <Box
      aria-hidden
      position="absolute"
      insetEnd="4"
      insetBlock="0"
      display="flex"
      alignItems="center"
      fontSize="3xl"
      color="fg.muted"
      pointerEvents="none"
    >
      ₽
    </Box>
  );
}

export function AmountField({ settings }: { readonly settings: AmountSettings }) {
  const [field, meta, helpers] = useField<string>('amount');
  const current = canonical(field.value);
  const error = meta.touched ? meta.error : undefined;

  function choose(amount: string) {
    helpers.setError(undefined);
    void helpers.setValue(fieldAmount(amount), false);
  }

  function tidy() {
    const tidied = tidiedAmount(field.value, { decimals: KOPECK_DIGITS });
    if (tidied !== field.value) void helpers.setValue(tidied, false);
  }

  return (
    <Stack gap="3">
      <Field
        label="Сумма"
        hint={error === undefined ? limitsText(settings) : undefined}
        error={error}
        required
      >
        {(control) => (
          <Box position="relative">
            <Input
              {...control}
              {...field}
              onBlur={(event) => {
                tidy();
                field.onBlur(event);
              }}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={32}
              placeholder="0"
              h="16"
              ps="4"
              pe="12"
              fontSize="3xl"
              fontWeight="semibold"
              fontVariantNumeric="tabular-nums"
            />
            <RoubleSign />
          </Box>
        )}
      </Field>
      <Presets role="group" aria-label="Готовые суммы">
        {settings.presets.map((preset) => (
          <PresetButton
            key={preset}
            amount={preset}
            isChosen={current !== null && current === canonical(preset)}
            onChoose={() => choose(preset)}
          />
        ))}
      </Presets>
    </Stack>
  );
}
