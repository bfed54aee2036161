import { Portal } from '@chakra-ui/react/portal';
import { Toaster as ChakraToaster, createToaster, Toast } from '@chakra-ui/react/toast';
import { useEffect } from 'react';
import { KIND_PALETTE, type Notification, type NotificationKind } from '../../notify/notification.ts';
import { drainQueue, onEnqueued, onWithdrawn } from '../../notify/notification-queue.ts';
import { AlertIcon } from '../icons/alert-icon.ts';
import { CheckIcon } from '../icons/check-icon.ts';
import { CloseIcon } from '../icons/close-icon.ts';
import { InfoIcon } from '../icons/info-icon.ts';
import { Box } from '../layout.ts';
import { TOAST_GAP_PX } from './clear-place.ts';
import { keepClearOfControls, TOASTS_END, TOASTS_TOP } from './keep-clear.ts';
import { toastRecipe } from './toast-recipe.ts';

const ICONS = { success: CheckIcon, error: AlertIcon, warning: AlertIcon, info: InfoIcon } as const;

const toaster = createToaster({
  placement: 'top-end',
  offsets: { top: TOASTS_TOP, right: TOASTS_END, bottom: '1rem', left: '1rem' },
  gap: TOAST_GAP_PX,
  max: 4,
  pauseOnPageIdle: true,
});

function show({ id, kind: type, title: head, message, durationMs: duration }: Notification): void {
  const [title, description] = head === null ? [message, null] : [head, message];
  // What is said again is news for as long as the first time, and still one toast.
  for (const shown of toaster.getVisibleToasts())
    if (shown.type === type && shown.title === title && shown.description === description)
      toaster.remove(shown.id);
  toaster.create({ id, type, title, description, duration });
}

const dismiss: Parameters<typeof onWithdrawn>[0] = (isWithdrawn) => {
  for (const { id = '', type } of toaster.getVisibleToasts())
    if (isWithdrawn({ id, kind: toKind(type) })) toaster.dismiss(id);
};

function toKind(type: string | undefined): NotificationKind {
  return type === 'success' || type === 'error' || type === 'warning' ? type : 'info';
}

/** The toasts. It mounts with the first one and takes it, like all later ones, out of the queue. */
export default function Toaster() {
  useEffect(function showQueued() {
    const clear = keepClearOfControls(() => toaster.getVisibleToasts().length > 0);
    function showAll() {
      drainQueue().forEach(show);
      clear.start();
    }
    // The toast machine starts to listen a microtask after this effect, so what is shown sooner would be lost.
    const timer = setTimeout(showAll);
    const stops = [onEnqueued(showAll), onWithdrawn(dismiss)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      clear.stop();
      toaster.remove();
    };
  }, []);

  return (
    // It stands straight below the body, because a dialog hides everything else there from screen readers, but no live
    // region.
    <Portal>
      <ChakraToaster toaster={toaster} aria-label="Уведомления" zIndex="toast">
        {({ type, title, description }) => {
          const kind = toKind(type);
          const Icon = ICONS[kind];
          return (
            <Toast.Root recipe={toastRecipe} colorPalette={KIND_PALETTE[kind]}>
              <Icon color="colorPalette.fg" boxSize="5" />
              <Box flex="1" minW="0">
                <Toast.Title>{title}</Toast.Title>
                {description && <Toast.Description>{description}</Toast.Description>}
              </Box>
              <Toast.CloseTrigger aria-label="Закрыть уведомление">
                <CloseIcon boxSize="4" />
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </ChakraToaster>
    </Portal>
  );
}
