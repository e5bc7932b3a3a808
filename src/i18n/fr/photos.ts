export const photos = {
  label: 'Photo',
  add: 'Ajouter une photo',
  change: 'Changer la photo',
  remove: 'Retirer la photo',
  unreadable: 'Ce fichier ne se lit pas comme une photo. Choisissez un JPEG, un PNG ou un WebP.',
  notSaved: 'Impossible d’enregistrer sur cet appareil. Réessayez.',
};
