const NAMES = /\.(heic|heif)$/i;
/** Where a file of ISO/IEC 14496-12 says what it is, and the brands of ISO/IEC 23008-12. */
const [BEGIN, END] = [4, 12];
const HEAD = /^ftyp(hei[cxms]|hev[cx]|mif1|msf1)$/;

/** Whether a file is a photo as iPhones keep them, also under another name. */
export async function isHeic(file: File): Promise<boolean> {
  if (NAMES.test(file.name) || /^image\/hei[cf]/.test(file.type)) return true;
  const head = await file
    .slice(BEGIN, END)
    .text()
    .catch(() => '');
  return HEAD.test(head);
}
