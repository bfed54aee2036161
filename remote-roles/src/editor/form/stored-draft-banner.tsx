import { moscowDay } from '@cabinet/kernel/core/calendar';
import { Banner, Button, Flex, formatDate } from '@cabinet/kernel/ui';
import type { Role } from '../../api/roles.ts';
import type { StoredDraft } from '../start/stored-draft.ts';

interface StoredDraftBannerProps {
  readonly offer: StoredDraft;
  /** The newest version of the role; null for a new one. */
  readonly role: Role | null;
  /** Something is typed already, which the restored draft would replace. */
  readonly hasChanges: boolean;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** The hour of today, else the day with it. */
function momentOf(savedAt: string): string {
  const isToday = moscowDay(new Date(savedAt)) === moscowDay(new Date());
  return formatDate(savedAt, isToday ? 'time' : 'datetime');
}

/** Whether the role has been saved by somebody since the draft was begun. */
export function isOutdated({ base }: StoredDraft, role: Role | null): boolean {
  return base !== null && role !== null && base.version !== role.version;
}

function textOf({ offer, role, hasChanges }: StoredDraftBannerProps): string {
  const newer = isOutdated(offer, role)
    ? `С тех пор роль сохранена заново${role?.updatedBy ? ` (${role.updatedBy.displayName})` : ''}: восстановленный черновик можно будет сравнить с новой версией.`
    : '';
  const replaced = hasChanges ? 'Он заменит то, что введено сейчас.' : '';
  return [newer, replaced].filter(Boolean).join(' ') || 'Можно продолжить с того же места.';
}

/** Offers what was typed before the page was reloaded or the session ended. */
export function StoredDraftBanner(props: StoredDraftBannerProps) {
  const { offer, role, onRestore, onDiscard } = props;
  return (
    <Banner
      title={`Найден несохранённый черновик от ${momentOf(offer.savedAt)}`}
      action={
        <Flex gap="2" wrap="wrap">
          <Button size="sm" onClick={onRestore}>
            {isOutdated(offer, role) ? 'Восстановить и сравнить' : 'Восстановить'}
          </Button>
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onDiscard}>
            Удалить черновик
          </Button>
        </Flex>
      }
    >
      {textOf(props)}
    </Banner>
  );
}
