import { FormError } from '@cabinet/kernel/forms';
import { ApiError } from '@cabinet/kernel/http';
import { Button, Stack, Text } from '@cabinet/kernel/ui';
import { useState } from 'react';

interface PressOnceProps<Thing> {
  /** What the press does, in words. */
  readonly text: string | null;
  readonly label: string;
  /** What stands there where it fails and nobody knows why. */
  readonly failure: string;
  readonly isDestructive?: boolean;
  readonly onPress: () => Promise<Thing>;
  /** It is done now, or somebody was faster and it is to be looked at again. */
  readonly onChange: (now?: Thing, options?: { readonly revalidate: boolean }) => Promise<unknown>;
}

const STALE = ['RES.001', 'RES.003'];

/** The one thing that a link of a letter does: by a press and not by opening the page. */
export function PressOnce<Thing>({
  text,
  label,
  failure,
  isDestructive = false,
  onPress,
  onChange,
}: PressOnceProps<Thing>) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function press() {
    setIsBusy(true);
    setRefusal(null);
    try {
      await onChange(await onPress(), { revalidate: false });
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : failure);
      if (error instanceof ApiError && STALE.includes(error.code ?? '')) await onChange();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Stack gap="5">
      {text !== null && <Text>{text}</Text>}
      <FormError message={refusal} />
      <Button
        size="lg"
        width="full"
        busy={isBusy}
        onClick={() => void press()}
        {...(isDestructive && { colorPalette: 'red' })}
      >
        {label}
      </Button>
    </Stack>
  );
}
