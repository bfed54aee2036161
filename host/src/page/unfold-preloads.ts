/**
 * Requests the files that the gateway expects the page to need (a template of preload links, `federation/src/gateway/page.mjs`).
 *
 * @param id Of the template; a page may lack it.
 */
export function unfoldPreloads(id: 'preloads' | 'shell-preloads'): void {
  const template = document.getElementById(id);
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
}
