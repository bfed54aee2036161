import { screen, waitFor } from '@testing-library/react';

/**
 * A dialog that has opened and taken the focus. It takes it a frame after it appears: what is typed into a field before
 * ends up in another.
 *
 * @param name - Title of the dialog.
 */
export async function findOpenDialog(
  name: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => {
    if (!dialog.contains(document.activeElement)) throw new Error(`«${name}» has not taken the focus`);
  });
  return dialog;
}
