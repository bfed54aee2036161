import {
  Banner,
  Box,
  Button,
  ProgressBar,
  SectionCard,
  Stack,
  Text,
  useLazyDialog,
} from '@cabinet/kernel/ui';
import { useDeferredValue, useMemo } from 'react';
import type { Role } from '../../api/roles.ts';
import type { Suggestions } from '../../api/suggestions.ts';
import type { DraftAccess } from '../draft.ts';
import { ChangedModels } from './changed-models.tsx';
import { previewDraft } from './preview.ts';
import { changeText } from './preview-words.ts';

interface PreviewPanelProps {
  readonly access: DraftAccess;
  readonly suggestions: Suggestions;
  /** The saved role, whose people the difference affects; null for a new one. */
  readonly role: Role | null;
}

const importDialog = () => import('./preview-dialog.tsx');

/** What the draft opens and closes, live, with the dialog that lists it. */
export function PreviewPanel({ access, suggestions, role }: PreviewPanelProps) {
  const shown = useDeferredValue(access);
  const preview = useMemo(() => previewDraft(shown, suggestions, role), [shown, suggestions, role]);
  const dialog = useLazyDialog(importDialog, { preview, suggestions });
  const { models, allowed, gained, lost } = preview;
  const total = models.length;
  return (
    <SectionCard title="Предпросмотр">
      <Stack gap="3">
        <Box role="status">
          <Text fontWeight="medium">{`Доступно ${allowed} из ${total}`}</Text>
          <Text textStyle="sm" color="fg.muted">
            {role === null ? 'Роли пока ни у кого нет' : changeText(preview, role.usersCount)}
          </Text>
        </Box>
        <ProgressBar label="Доступные модели" percent={total === 0 ? 0 : (100 * allowed) / total} />
        {total > 0 && allowed === 0 && (
          <Banner tone="warning" title="Не доступна ни одна модель">
            Люди с этой ролью не смогут отправить ни одного запроса.
          </Banner>
        )}
        <ChangedModels title="Откроются" models={gained} />
        <ChangedModels title="Закроются" models={lost} />
        <Box>
          <Button size="sm" variant="outline" onClick={() => dialog.ask({})}>
            Показать все модели
          </Button>
        </Box>
      </Stack>
      {dialog.element}
    </SectionCard>
  );
}
