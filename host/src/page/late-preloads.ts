import { unfoldPreloads } from './unfold-preloads.ts';

// Imported before everything else: what is asked for arrives while the host's script runs and did not compete with it.
unfoldPreloads('preloads');
