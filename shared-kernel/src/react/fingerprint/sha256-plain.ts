function fractionBits(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

function firstPrimes(count: number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

const PRIMES = firstPrimes(64);
const ROUND_CONSTANTS = PRIMES.map((prime) => fractionBits(Math.cbrt(prime)));
const INITIAL_STATE = PRIMES.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)));

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function pad(bytes: Uint8Array): DataView {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  return view;
}

function schedule(block: DataView, offset: number): Int32Array {
  const words = new Int32Array(64);
  const at = (index: number) => words[index] ?? 0;
  for (let i = 0; i < 64; i += 1) {
    if (i < 16) {
      words[i] = block.getInt32(offset + i * 4);
    } else {
      const s0 = rotate(at(i - 15), 7) ^ rotate(at(i - 15), 18) ^ (at(i - 15) >>> 3);
      const s1 = rotate(at(i - 2), 17) ^ rotate(at(i - 2), 19) ^ (at(i - 2) >>> 10);
      words[i] = (at(i - 16) + s0 + at(i - 7) + s1) | 0;
    }
  }
  return words;
}

type State = readonly [number, number, number, number, number, number, number, number];

function round([a, b, c, d, e, f, g, h]: State, word: number, constant: number): State {
  const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
  const t1 = (h + s1 + ((e & f) ^ (~e & g)) + constant + word) | 0;
  const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
  const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
  return [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
}

function toState(words: readonly number[]): State {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = words;
  return [a, b, c, d, e, f, g, h];
}

/** SHA-256 in plain code, for pages where the browser gives no `crypto.subtle`. */
export function sha256Plain(bytes: Uint8Array): string {
  const view = pad(bytes);
  let hash = toState(INITIAL_STATE);
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    let state = hash;
    schedule(view, offset).forEach((word, i) => {
      state = round(state, word, ROUND_CONSTANTS[i] ?? 0);
    });
    const before = hash;
    hash = toState(state.map((word, i) => (word + (before[i] ?? 0)) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
