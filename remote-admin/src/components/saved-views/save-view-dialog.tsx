import { quoted } from '@cabinet/kernel/core/text';
import { useAttemptKey } from '@cabinet/kernel/forms';
import { notify } from '@cabinet/kernel/notify';
import { Checkbox } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import { useState } from 'react';
import { createView } from '../../api/views.ts';
import type { ViewDialogProps } from './view-dialog.tsx';
import { ViewNameForm } from './view-name-form.tsx';

/** Keeps what the list shows now under a name. */
export function SaveViewDialog({ list: { table }, present, onClose }: ViewDialogProps) {
  const [isDefault, setDefault] = useState(false);
  const attempt = useAttemptKey();
  async function save(name: string) {
    const body = { table, name, query: present, isDefault };
    await createView(body, attempt.keyOf(body));
    notify.success(`Вид ${quoted(name)} сохранён`);
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Новый вид"
      description="Запомнит фильтры, порядок и столбцы, которые выбраны сейчас. Его видите только вы."
    >
      <ViewNameForm label="Новый вид" name="" submitLabel="Сохранить" onSave={save} onCancel={onClose}>
        <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
          Открывать список с этим видом
        </Checkbox>
      </ViewNameForm>
    </Dialog>
  );
}
