/** The demonstration accounts that the seed makes (api/src/seed). They are shown at the start and nowhere else. */
export const DEMO_PASSWORD = 'Demo-2026-pass';

export const DEMO_ACCOUNTS = [
  ['user@demo.example', 'a personal account'],
  ['admin@demo.example', 'every permission'],
  ['admin2@demo.example', 'every permission: confirms what the first one proposes'],
  ['finance@demo.example', 'payment requests and rate corrections'],
  ['owner@demo.example', 'owns a group'],
  ['member@demo.example', 'member of that group'],
  ['director@demo.example', 'runs a company'],
  ['employee@demo.example', 'works there, holds no permission'],
  ['guest@demo.example', 'a guest: signed in, yet not let in'],
];
