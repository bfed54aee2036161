/** A small generator with a fixed seed (mulberry32): the same seed gives the same demonstration everywhere. */
export interface Random {
  /** In [0, 1). */
  readonly next: () => number;
  /** A whole number in [from, to]. */
  readonly integer: (from: number, to: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** A UUIDv7 of a moment. Its random part comes from the generator. */
  readonly uuid: (at: Date) => string;
  readonly hex: (length: number) => string;
}

export function createRandom(seed: number | string): Random {
  let state = typeof seed === 'number' ? seed >>> 0 : hashText(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  function integer(from: number, to: number): number {
    return from + Math.floor(next() * (to - from + 1));
  }
  function hex(length: number): string {
    return Array.from({ length }, () => integer(0, 15).toString(16)).join('');
  }

  return {
    next,
    integer,
    hex,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    uuid: (at) => {
      const time = at.getTime().toString(16).padStart(12, '0');
      const variant = integer(8, 11).toString(16);
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
    },
  };
}

/** FNV-1a. It gives each part its own sequence, so that a change in one part does not move the others. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}
