import { Box, Button, Field, SectionCard, Stack, Textarea } from '@cabinet/kernel/ui';
import { useState } from 'react';
import { PasteReport } from './paste-report.tsx';
import type { Paste } from './use-paste.ts';

const PLACEHOLDER = 'ООО «Ромашка»\nИНН/КПП 7707083893/773601001\nр/с … в ПАО Сбербанк, БИК …';

/** Requisites as they stand in a letter or a contract: the form is filled from them. */
export function PasteSection({ paste }: { readonly paste: Paste }) {
  const [text, setText] = useState('');
  const [isPasting, setPasting] = useState(false);

  function change(next: string): void {
    setText(next);
    setPasting(false);
    if (isPasting) paste.read(next);
  }

  return (
    <SectionCard
      title="Вставьте реквизиты"
      description="Скопируйте их из карточки организации, письма или договора: поля ниже заполнятся сами, в любом порядке."
    >
      <Stack gap="4">
        <Field label="Текст с реквизитами">
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              value={text}
              placeholder={PLACEHOLDER}
              onPaste={() => setPasting(true)}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
        <Box>
          <Button variant="outline" disabled={text.trim() === ''} onClick={() => paste.read(text)}>
            Разобрать
          </Button>
        </Box>
        {paste.pasted !== null && <PasteReport pasted={paste.pasted} onReplace={paste.replace} />}
      </Stack>
    </SectionCard>
  );
}
