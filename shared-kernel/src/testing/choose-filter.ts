import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The chip of a list's filter, by the filter's name: it says what is chosen. */
export function filterChip(label: string): HTMLElement {
  return screen.getByRole('button', nameOf(label));
}

const nameOf = (label: string) => ({ name: new RegExp(`^${label}: `) });

/** Its choices may still be on their way. */
const findFilterChip = (label: string) => screen.findByRole('button', nameOf(label));

/**
 * Chooses a value of a filter by its chip. The menu takes the focus a frame after it appears, and gives it back to the chip: each is
 * waited for, or a frame that is late would take it from what comes next.
 */
export async function chooseFilter(user: UserEvent, label: string, value: string): Promise<void> {
  await user.click(await findFilterChip(label));
  const item = await screen.findByRole('menuitemradio', { name: value });
  await waitFor(() => expect(item.closest('[role=menu]')).toHaveFocus());
  await user.click(item);
  await waitFor(() => expect(filterChip(label)).toHaveFocus());
}

/** Opens a range's control by its chip, and waits until it has taken the focus: it would take it from what is typed. */
export async function openFilter(user: UserEvent, label: string): Promise<HTMLElement> {
  await user.click(await findFilterChip(label));
  const sheet = await screen.findByRole('dialog', { name: label });
  await waitFor(() => expect(sheet.contains(document.activeElement)).toBe(true));
  return sheet;
}
