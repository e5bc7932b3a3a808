// A photo, where it is chosen.
export const photos = {
  label: 'Photo',
  add: 'Add a photo',
  change: 'Change photo',
  remove: 'Remove photo',
  unreadable: 'We can’t read this as a photo. Choose a JPEG, PNG or WebP file.',
  notSaved: 'Couldn’t save on this device. Please try again.',
} as const;
