/**
 * Asks for the files that the gateway found the page to need (a template of preload links). Imported before everything
 * else: they arrive while the host's script runs, and have not shared the line with it.
 */
const template = document.getElementById('preloads');
if (template instanceof HTMLTemplateElement) document.head.append(template.content);

export {};
