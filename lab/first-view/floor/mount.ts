import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws into the page's only element. */
export function mount(content: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(content);
}
