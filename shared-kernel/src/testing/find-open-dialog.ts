import { screen, waitFor } from '@testing-library/react';
import { passFrames } from './frames.ts';

/**
 * A dialog that has opened: it can be clicked and has taken the focus. Both come a frame after it appears. Until then a
 * question over another dialog takes no click, and what is typed into a field ends up in another.
 *
 * @param name - Title of the dialog.
 */
export async function findOpenDialog(
  name: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await passFrames(1);
  await waitFor(() => {
    if (dialog.style.pointerEvents !== 'auto') throw new Error(`«${name}» takes no click yet`);
    if (!dialog.contains(document.activeElement)) throw new Error(`«${name}» has not taken the focus`);
  });
  return dialog;
}
