import { followUpdates } from './offered-update.ts';
import { sendLoadReports } from './send-load-reports.ts';
import { watchRegistry } from './watch-registry.ts';

/** What a page with remotes does beside showing them; a chunk of its own, which no first view waits for. */
export { reasonOf } from './find-reason.ts';

followUpdates();
watchRegistry();
sendLoadReports();
