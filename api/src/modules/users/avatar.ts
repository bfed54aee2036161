import { createHash } from 'node:crypto';
import { AVATAR_SIZE_PX } from '@cabinet/kernel/core/contract';
import sharp from 'sharp';
import { ApiError } from '#lib/api-error.ts';

const DATA_URL = /^data:image\/jpeg;base64,([A-Za-z0-9+/]+={0,2})$/;
const SOI = 0xffd8;
const JPEG_QUALITY = 90;
export const AVATAR_REFUSAL = `Нужен JPEG ${AVATAR_SIZE_PX}×${AVATAR_SIZE_PX}`;

/**
 * The picture to store, from a data URL. The header is read before anything is decoded, so a decompression bomb never
 * reaches the decoder. Encoding again removes metadata and trailing bytes.
 */
export async function readAvatar(
  dataUrl: string,
): Promise<{ readonly hash: string; readonly bytes: Buffer }> {
  const base64 = DATA_URL.exec(dataUrl)?.[1];
  if (base64 === undefined) throw refusal();
  const source = Buffer.from(base64, 'base64');
  const size = jpegSize(source);
  if (size?.width !== AVATAR_SIZE_PX || size.height !== AVATAR_SIZE_PX) throw refusal();
  const bytes = await redraw(source);
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32) };
}

async function redraw(source: Buffer): Promise<Buffer> {
  try {
    return await sharp(source, {
      limitInputPixels: AVATAR_SIZE_PX * AVATAR_SIZE_PX,
      failOn: 'warning',
      pages: 1,
    })
      .jpeg({ quality: JPEG_QUALITY, mozjpeg: false })
      .toBuffer();
  } catch (cause) {
    throw refusal(cause);
  }
}

function refusal(cause?: unknown): ApiError {
  return new ApiError('VAL.003', { message: AVATAR_REFUSAL, fields: { avatar: AVATAR_REFUSAL }, cause });
}

/** The size that a JPEG's frame header declares. Undefined when it is no JPEG. */
export function jpegSize(bytes: Buffer): { readonly width: number; readonly height: number } | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== SOI) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrameHeader(marker))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    // A scan before a frame header, or a second start, means a broken file.
    if (marker === 0xda || marker === 0xd8 || marker === 0xd9) return undefined;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** The markers SOF0–SOF15 without DHT (C4), JPG (C8) and DAC (CC). */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
