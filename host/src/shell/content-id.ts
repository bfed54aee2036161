/** Element that holds a page's own content; the skip link and navigation move the focus to it. */
export const CONTENT_ID = 'content';
