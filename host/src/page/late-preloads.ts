/**
 * Requests the files that the gateway expects the page to need (a template of preload links). Imported before
 * everything else: they arrive while the host's script runs and did not compete with it.
 */
const template = document.getElementById('preloads');
if (template instanceof HTMLTemplateElement) document.head.append(template.content);

export {};
