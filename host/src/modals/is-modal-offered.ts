import type { ModalId } from '@cabinet/kernel/modals';
import { remoteOfModal } from '../federation/remotes.ts';

/** Whether a registered remote draws this modal; an entry that would open nothing is not shown. */
export const isModalOffered = (id: ModalId): boolean => remoteOfModal(id) !== undefined;
