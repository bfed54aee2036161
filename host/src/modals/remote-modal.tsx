import { closeModalAtom, type ModalId } from '@cabinet/kernel/modals';
import { notify } from '@cabinet/kernel/notify';
import { QueryProvider, useSetAtom } from '@cabinet/kernel/state';
import { useCallback, useEffect, useState } from 'react';
import { remoteOfModal } from '../federation/remotes.ts';
import { openModal, type RemoteComponent } from '../federation/screens.ts';
import { RemoteModalBoundary } from './remote-modal-boundary.tsx';

/** A modal that a remote offers. One that cannot be shown says so and closes, so that the next press tries again. */
export function RemoteModal({ id }: { readonly id: ModalId }) {
  const [Modal, setModal] = useState<RemoteComponent | null>(null);
  const close = useSetAtom(closeModalAtom);
  const giveUp = useCallback(() => {
    notify.error('Не удалось открыть окно. Попробуйте ещё раз.');
    close(id);
  }, [id, close]);

  useEffect(
    function load() {
      let isCurrent = true;
      const remote = remoteOfModal(id);
      if (remote === undefined) return giveUp();
      void openModal(remote, id).then((result) => {
        if (!isCurrent) return;
        if (result.kind === 'failed') giveUp();
        else setModal(() => result.value);
      });
      return () => {
        isCurrent = false;
      };
    },
    [id, giveUp],
  );

  if (Modal === null) return null;
  return (
    <RemoteModalBoundary onFail={giveUp}>
      <QueryProvider>
        <Modal />
      </QueryProvider>
    </RemoteModalBoundary>
  );
}
