/**
 * A sample of deploy/pgbackrest with other values; what a drill does not change it does as the sample says.
 *
 * @param {string} sample lines `name=value` or `name = value`
 * @param {Readonly<Record<string, string>>} values each of a name that the sample has once
 */
export function withValues(sample, values) {
  return Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^(${name} ?= ?).*$`, 'gm');
    if (text.match(line)?.length !== 1) throw new Error(`the sample does not say ${name} once`);
    return text.replace(line, (_, start) => `${start}${value}`);
  }, sample);
}

/** @param {string} sample @param {string} name @returns {string} what the sample says */
export function settingOf(sample, name) {
  const [, value] = new RegExp(`^${name} ?= ?(.*)$`, 'm').exec(sample) ?? [];
  if (value === undefined) throw new Error(`the sample does not say ${name}`);
  return value;
}

/**
 * The last backup that `pgbackrest info --output=json` tells of.
 *
 * @param {string} json
 */
export function lastBackup(json) {
  const [stanza] = JSON.parse(json);
  if (stanza?.status.code !== 0) throw new Error(`no good backup: ${stanza?.status.message ?? json}`);
  const { info } = stanza.backup.at(-1);
  return {
    /** Of the database. @type {number} */ bytes: info.size,
    /** What this backup has added to the repository. @type {number} */ stored: info.repository.delta,
  };
}
