// What a file is, by its first bytes: a name says nothing.

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
type PictureType = (typeof PICTURE_TYPES)[number];

export const FILE_TYPES = [...PICTURE_TYPES, 'application/pdf'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Of a photo, once it was made small on the device. */
export const PHOTO_BYTES = 60 * 1024;

/** Null: none that is taken. The twin of private.type_of_content; `content` is base64. */
export function typeOfContent(content: string): FileType | null {
  const start = atob(content.slice(0, 16));
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('%PDF-')) return 'application/pdf';
  return start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP' ? 'image/webp' : null;
}

/** Null: no picture. */
export function typeOfPicture(content: string): PictureType | null {
  const type = typeOfContent(content);
  return type === 'application/pdf' ? null : type;
}

/** An address that an image can show without asking anybody. */
export function addressOfContent(type: string, content: string): string {
  return `data:${type};base64,${content}`;
}
