/** What the page needs to show something of a remote; a chunk of its own. */
export { importUpkeep, loadPart } from './load-part.ts';
export { reportLoad } from './report-loads.ts';
