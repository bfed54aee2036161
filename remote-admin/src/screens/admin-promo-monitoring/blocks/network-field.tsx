import { Field } from '@cabinet/kernel/ui';
import { Select } from '@cabinet/kernel/ui/select';
import { networkOptions } from './network-options.ts';

interface NetworkFieldProps {
  readonly address: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** How much around an address is closed. */
export function NetworkField({ address, value, onChange }: NetworkFieldProps) {
  return (
    <Field label="Что закрыть">
      {(control) => (
        <Select
          {...control}
          options={networkOptions(address)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
