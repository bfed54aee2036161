/** The component that draws the styles of the page itself, for a page that came without them. */
export const importPageStyles = () => import(/* webpackChunkName: "page-styles" */ './page-styles.tsx');
