/** Names by which a shell that the build has drawn and the script that fills it find each other. */

/** On the element that holds the drawn shell inside `#root`. */
export const DRAWN = 'data-drawn';

/** On what the person, the route or the browser decides: a grey bar until it is filled. */
export const FILL = 'data-fill';

/** The shell's own buttons. Each looks unlike the others, and in React's shell as in the drawn one: its class names it. */
export const SHELL_BUTTONS = ':is(header, nav, footer) button';

/** The shells that are drawn, of which a page shows one. */
export type Frame = 'wide' | 'collapsed' | 'phone';

/** The templates of a page; `data-template` names them. That of the screen carries the route's title, if everybody with a session may read it. */
export type TemplateName = Frame | 'screen' | 'icons';
