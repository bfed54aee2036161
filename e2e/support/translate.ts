import type { Page } from '@playwright/test';

/**
 * Does to the open page what a browser's translator does: two elements of its own take the place of every text, and the text
 * itself is out of the page. The words stay, so that what is shown can still be read.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (text.data.trim() === '' || parent === null) continue;
      if (parent.closest('font, script, style, svg, textarea, option, [translate=no]') !== null) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  });
}
