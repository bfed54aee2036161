import type { renderWithProviders } from '@cabinet/kernel/testing';
import { screen, waitFor } from '@testing-library/react';

type User = ReturnType<typeof renderWithProviders>['user'];

/** Opens a menu by its button and goes down to an item with the arrow: a menu hears no key before it has the focus. */
export async function takeMenuItem(user: User, button: HTMLElement, name: string | RegExp): Promise<void> {
  await user.click(button);
  const wanted = await screen.findByRole('menuitem', { name });
  const menu = wanted.closest('[role=menu]');
  await waitFor(() => expect(menu).toHaveFocus());
  const highlighted = () => menu?.querySelector('[data-highlighted]') ?? null;
  // Items that come meanwhile stand among those that are there.
  while (highlighted() !== wanted) {
    const before = highlighted();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(highlighted()).not.toBe(before));
  }
  await user.keyboard('{Enter}');
}
