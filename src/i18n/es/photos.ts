export const photos = {
  label: 'Foto',
  add: 'Añadir foto',
  change: 'Cambiar foto',
  remove: 'Quitar foto',
  unreadable: 'No podemos leerlo como foto. Elige un archivo JPEG, PNG o WebP.',
  notSaved: 'No se ha podido guardar en este dispositivo. Inténtalo de nuevo.',
};
