// The first of the page's two scripts. It is there before the other, so React's own start costs no time of its own.
import './page/late-preloads.ts';
import 'react/jsx-runtime';
import 'react-dom/client';
