// Loaded before anything else of a server, and in its threads too, where the embedded database takes the time from: the
// clock goes ahead by as many milliseconds as a file says.
const { readFileSync } = require('node:fs');

const LOOK_MS = 200;
const file = String(process.env.CLOCK_AHEAD_FILE);
let ahead = 0;

function look() {
  ahead = Number(readFileSync(file, 'utf8'));
}

look();
setInterval(look, LOOK_MS).unref();

globalThis.Date = new Proxy(Date, {
  construct: (real, given, made) =>
    Reflect.construct(real, given.length === 0 ? [real.now() + ahead] : given, made),
  get: (real, key, receiver) => (key === 'now' ? () => real.now() + ahead : Reflect.get(real, key, receiver)),
});
