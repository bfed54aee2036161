import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Chooses an item of the menu that opens, by the keyboard: an arrow highlights the first, Enter takes it.
 *
 * @param name - Label of the first item.
 */
export async function chooseMenuItem(user: UserEvent, name: string): Promise<void> {
  const item = await screen.findByRole('menuitem', { name });
  // The menu takes the focus a frame after it appears, and hears no key before.
  await waitFor(() => {
    if (document.activeElement !== item.closest('[role=menu]')) throw new Error('the menu has no focus');
  });
  await user.keyboard('{ArrowDown}');
  await waitFor(() => {
    if (!item.hasAttribute('data-highlighted')) throw new Error(`«${name}» is not highlighted`);
  });
  await user.keyboard('{Enter}');
}
