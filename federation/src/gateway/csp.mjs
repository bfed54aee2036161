import { createHash } from 'node:crypto';

/** @param {string} html @returns {string[]} CSP hashes of the page's inline scripts; data blocks are not scripts. */
function inlineScriptHashes(html) {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  return scripts.map(
    (script) =>
      `'sha256-${createHash('sha256')
        .update(script[1] ?? '')
        .digest('base64')}'`,
  );
}

/**
 * The Content Security Policy of the cabinet's page (https://www.w3.org/TR/CSP3/). Scripts come only from the own
 * origin and the listed ones, there is no eval, and no inline script but those whose hash is named. Styles may be
 * inline because Emotion inserts them.
 *
 * @param {string} html The page.
 * @param {{scriptOrigins?: string[], frameOrigins?: string[], isDevelopment?: boolean}} [options] `frameOrigins` and form
 *   targets of the payment provider.
 */
export function contentSecurityPolicy(
  html,
  { scriptOrigins = [], frameOrigins = [], isDevelopment = false } = {},
) {
  const frames = ["'self'", ...frameOrigins].join(' ');
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...inlineScriptHashes(html), ...scriptOrigins].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws://127.0.0.1:*' : ''}`,
    `frame-src ${frames}`,
    `form-action ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
