import { tidyLine } from '@cabinet/kernel/core/text';
import { useForm, validateWith } from '@cabinet/kernel/forms';

const validate = validateWith<{ name: string }>(() => import('./group-name.schema.ts'));

interface GroupNameFormOptions {
  readonly initialName: string;
  readonly onSave: (name: string) => Promise<void>;
}

/** The name of a group, without spaces around it. */
export function useGroupNameForm({ initialName, onSave }: GroupNameFormOptions) {
  return useForm({
    initialValues: { name: initialName },
    validate,
    onSubmit: ({ name }) => onSave(tidyLine(name)),
    // `onSave` has shown it.
    onFailure: () => undefined,
  });
}
