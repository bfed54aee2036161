import { remoteLabel } from '@cabinet/kernel/core/text';
import { Refusal } from '@cabinet/kernel/forms';
import { Button, DateText, Loaded, Skeleton, Stack, Text } from '@cabinet/kernel/ui';
import { Dialog } from '@cabinet/kernel/ui/dialog';
import type { RemoteChange } from '../../api/remotes.ts';
import { BuildChange } from './build-change.tsx';
import { actionText, authorText, reasonText } from './remote-words.ts';
import { useHistoryPages } from './use-history-pages.ts';

interface HistoryDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

function Change({ change }: { readonly change: RemoteChange }) {
  const { at, by, from, to } = change;
  const why = reasonText(change);
  return (
    <Stack
      as="li"
      gap="1"
      py="3"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <Text fontWeight="medium">{actionText(change)}</Text>
      <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
        <DateText value={at} format="datetime" />
        <span>{` · ${authorText(by)}`}</span>
      </Text>
      <BuildChange from={from} to={to} />
      {why !== '' && (
        <Text textStyle="sm" overflowWrap="anywhere">
          {why}
        </Text>
      )}
    </Stack>
  );
}

/** Who has changed what of a remote and of the whole site, when and why; the newest first. */
export default function HistoryDialog({ name, onClose }: HistoryDialogProps) {
  const { changes, hasMore, isBusy, error, refusal, showMore, retry } = useHistoryPages(name);
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={`История: ${remoteLabel(name)}`}>
      <Stack gap="4" pb="5">
        <Loaded
          query={{ data: changes, error, mutate: retry }}
          skeleton={<Skeleton height="14rem" aria-busy />}
          failureTitle="Не удалось загрузить историю"
        >
          {(known) =>
            known.length === 0 ? (
              <Text color="fg.muted">Этот раздел ещё не меняли.</Text>
            ) : (
              <Stack as="ol" aria-label="Изменения" gap="0" listStyleType="none">
                {known.map((change) => (
                  <Change key={change.revision} change={change} />
                ))}
              </Stack>
            )
          }
        </Loaded>
        <Refusal error={refusal} />
        {hasMore && (
          <Button
            alignSelf="flex-start"
            variant="outline"
            size="sm"
            busy={isBusy}
            onClick={() => void showMore()}
          >
            Показать ещё
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
