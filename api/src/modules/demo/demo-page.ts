import { createHash } from 'node:crypto';
import { MARK_SVG, MARK_URL } from '@cabinet/kernel/core/brand';
import { escapeHtml } from '#lib/escape-html.ts';

/** The cabinet's colours and measures, for pages that load no files. */
const BASE_STYLE = `
:root { color-scheme: light dark; font: 15px/1.6 -apple-system, "Segoe UI", Roboto, "Adwaita Sans", Ubuntu, Cantarell, "Noto Sans", "Liberation Sans", "Helvetica Neue", Arial, system-ui, sans-serif;
  --canvas: light-dark(#f4f7f7, #0d1313); --panel: light-dark(#fff, #172020); --fg: light-dark(#14201f, #e8eeed); --muted: light-dark(#4b5a58, #aab7b4);
  --line: light-dark(#d6dfde, #2d3938); --strong: light-dark(#7b8b88, #71817e); --hover: light-dark(#eef2f2, #1f2828);
  --accent: light-dark(#0b6a67, #3dbdb5); --on-accent: light-dark(#fff, #04201f); --link: light-dark(#0a5856, #79d9d2); }
* { box-sizing: border-box; }
body { background: var(--canvas); color: var(--fg); margin: 0; padding: 32px 16px; }
body > * { margin-inline: auto; width: 100%; }
body > header { align-items: center; display: flex; flex-wrap: wrap; gap: 8px 16px; justify-content: space-between; margin-bottom: 16px; }
main { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; overflow-wrap: anywhere; padding: 24px; }
h1 { font-size: 22px; line-height: 1.3; margin: 0; } p { margin: 8px 0; } a { color: var(--link); text-underline-offset: 3px; }
.brand { align-items: center; color: var(--fg); display: flex; font-size: 17px; font-weight: 600; gap: 10px; text-decoration: none; }
.brand svg { height: 32px; width: 32px; }
.meta { color: var(--muted); font-size: 14px; font-variant-numeric: tabular-nums; }
ul { list-style: none; margin: 16px 0 0; padding: 0; } li { border-top: 1px solid var(--line); padding: 12px 0; } li:last-child { padding-bottom: 0; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

const BRAND = `<a class="brand" href="/">${MARK_SVG}Кабинет</a>`;

interface DemoPage {
  readonly title: string;
  /** HTML. The caller escapes what people wrote. */
  readonly content: string;
  /** HTML that stands beside the brand. */
  readonly aside?: string;
}

/** A page of the demonstration. It needs no script and no file, so its policy allows neither. */
export function createDemoPages({
  style,
  formAction,
  frames = "'none'",
}: {
  readonly style: string;
  readonly formAction: "'none'" | "'self'";
  readonly frames?: "'none'" | "'self'";
}) {
  const css = `${BASE_STYLE}${style}`;
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    csp: `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action ${formAction}; frame-src ${frames}; frame-ancestors 'self'`,
    page({ title, content, aside = '' }: DemoPage): string {
      const name = escapeHtml(title);
      return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${name}</title><link rel="icon" href="${MARK_URL}"><style>${css}</style></head>
<body><header>${BRAND}${aside}</header><main><h1>${name}</h1>${content}</main></body></html>`;
    },
  };
}
