/** Without https a browser has no clipboard API, only the old command. */
function copyByCommand(text: string): boolean {
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.readOnly = true;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  const { activeElement } = document;
  // While a dialog is open, nothing outside of it takes the focus.
  (activeElement?.closest('[role=dialog], [role=alertdialog]') ?? document.body).append(holder);
  holder.focus({ preventScroll: true });
  holder.select();
  const isCopied = document.execCommand?.('copy') ?? false;
  holder.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return isCopied;
}

/** Puts a text into the clipboard and says whether that worked, because a browser may refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard === undefined) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
