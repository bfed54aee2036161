import { cleanLine } from '@cabinet/kernel/core/text';

/** What systems do not take in the name of a file, or take for a folder. */
const NO_NAME = /[\\/:*?"<>|]/g;
/** Besides what `encodeURIComponent` leaves alone, which RFC 5987 does not allow as it is. */
const NO_VALUE = /['()*]/g;

/**
 * The `Content-Disposition` of a file to keep (RFC 6266): its name on one line without anything unseen, so that neither
 * the header nor the end of the name is another than the sender's (product §5.11).
 *
 * @param plain the name for programs that know no other characters than ASCII
 */
export function attachmentOf(name: string, plain = name): string {
  const safe = cleanLine(name).replace(NO_NAME, '_');
  const encoded = encodeURIComponent(safe).replace(
    NO_VALUE,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  const ascii = plain.replace(NO_NAME, '_').replace(/[^ -~]|%/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
