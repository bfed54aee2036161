import {
  type CheckedRemote,
  fitRemotes,
  type ProvidedKernel,
  validateRegistryFrame,
  validateRegistryRemote,
} from '@cabinet/federation/contract';

/**
 * Checks a registry of which nobody answers for a single field: each against its schema, then {@link fitRemotes}. It is a
 * chunk of its own, because the gateway has checked the copy in the page already.
 *
 * @param value Parsed JSON of `registry.json`.
 * @param kernel What this host provides.
 * @returns One state a remote; null when the registry as a whole cannot be read.
 */
export function checkRemotes(value: unknown, kernel: ProvidedKernel): CheckedRemote[] | null {
  const frame = validateRegistryFrame(value);
  if (!frame.ok) return null;
  const remotes = frame.value.remotes.map((entry, index) => {
    const checked = validateRegistryRemote(entry);
    return checked.ok ? checked.value : { name: nameOf(entry) ?? `#${index}`, reason: checked.reason };
  });
  return fitRemotes(remotes, kernel);
}

function nameOf(entry: unknown): string | undefined {
  const { name } = Object(entry);
  return typeof name === 'string' ? name : undefined;
}
