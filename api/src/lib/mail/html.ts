import { escapeHtml } from '../escape-html.ts';
import { SUPPORT_PLACE } from './support-line.ts';

const FONT = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** The cabinet's colours in the dark. Programs that know no media queries show the light ones. */
const STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:#0d1313!important}
.panel{background:#172020!important;border-color:#2d3938!important}
.fg{color:#e8eeed!important}
.muted{color:#aab7b4!important}
.line{border-color:#2d3938!important}
.code{background:#1f2828!important;color:#e8eeed!important}
.button{background:#3dbdb5!important;color:#04201f!important}
}
@media (max-width:480px){.panel{padding:24px 20px!important}}
`;

const LINE = 'height:4px;border-radius:2px;background:#ffffff;font-size:0;line-height:0';

/** The cabinet's sign, drawn of cells: mail programs show neither SVG nor what they would have to load. */
const BRAND = `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td class="mark" width="20" height="28" style="padding:0 0 0 8px;border-radius:9px 9px 9px 3px;background:#0b6a67"><div style="width:12px;margin:0 0 4px;${LINE}"></div><div style="width:6px;${LINE}"></div></td><td class="fg" style="padding:0 0 0 10px;color:#14201f;font-size:17px;font-weight:600">Кабинет</td></tr></table>`;

/** One column of tables and inline styles, because that is what mail programs agree on. It loads nothing. */
export function letterHtml({
  subject,
  preview,
  body,
  footer,
}: {
  readonly subject: string;
  /** What a list of letters shows beside the subject. */
  readonly preview: string;
  /** HTML. */
  readonly body: string;
  readonly footer: string;
}): string {
  const title = escapeHtml(subject);
  return `<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${title}</title><style>${STYLE}</style></head>
<body class="canvas" style="margin:0;background:#f4f7f7"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="canvas" style="background:#f4f7f7"><tr><td align="center" style="padding:24px 12px;font-family:${FONT};font-size:16px;line-height:1.5">
<!--[if mso]><table role="presentation" width="560" align="center"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 0 12px">${BRAND}</td></tr>
<tr><td class="panel" style="padding:32px;border:1px solid #d6dfde;border-radius:12px;background:#ffffff;overflow-wrap:anywhere;word-break:break-word">
<h1 class="fg" style="margin:0 0 16px;color:#14201f;font-size:20px;line-height:1.3">${title}</h1>
${body}</td></tr>
<tr><td class="muted" style="padding:12px 0 0;color:#4b5a58;font-size:13px">${escapeHtml(footer)}${SUPPORT_PLACE}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table></body></html>`;
}
