import module from 'node:module';
import { load, resolve } from './hooks.mjs';

const FLAG = `--import=${import.meta.url}`;

// Node 20 has only what the newest is about to lose.
if (module.registerHooks) module.registerHooks({ resolve, load });
else module.register('./hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
// Jest's workers are threads and processes of their own.
const options = process.env.NODE_OPTIONS ?? '';
if (!options.includes(FLAG)) process.env.NODE_OPTIONS = `${options} ${FLAG}`.trim();
