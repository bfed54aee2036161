import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/**
 * Opens what can be done with a row, and waits until the menu has taken the focus: that comes a frame after it appears,
 * and it hears no key before.
 *
 * @param row - What the row is called.
 * @returns the items of the menu.
 */
export async function openRowMenu(user: UserEvent, row: string): Promise<readonly HTMLElement[]> {
  await user.click(await screen.findByRole('button', { name: `Действия: ${row}` }));
  const items = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(items[0]?.closest('[role=menu]')).toHaveFocus());
  return items;
}

/** Goes down to an action of a row with the arrow and takes it. */
export async function takeRowAction(user: UserEvent, row: string, action: string): Promise<void> {
  const items = await openRowMenu(user, row);
  const at = items.findIndex(({ textContent }) => textContent === action);
  for (const item of items.slice(0, at + 1)) {
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  }
  await user.keyboard('{Enter}');
}

/** What can be done with a row, by name; the menu is closed again. */
export async function rowActionsOf(user: UserEvent, row: string): Promise<readonly (string | null)[]> {
  const labels = (await openRowMenu(user, row)).map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  return labels;
}
