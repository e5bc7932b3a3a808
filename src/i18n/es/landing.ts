// Palabras de la portada. Sencillas: quien las lee tiene un turno que cubrir esta noche.
export const landing = {
  pageTitle: 'Encore: turnos para bares, cocinas y hoteles',
  signIn: 'Iniciar sesión',
  language: 'Idioma',
  titleTop: 'A quienes',
  titleEnd: 'vuelves a llamar',
  lead: 'Turnos para bares, cocinas y hoteles. Publica uno, elige quién viene y sigue trabajando aunque no haya cobertura.',
  venue: 'Soy un local',
  rockstar: 'Soy Rockstar',
  admin: 'Administración',
  promise: 'Turnos, respuestas y solicitudes se guardan sin cobertura',
  signedInAs: 'Sesión de {email}. Elige el portal en el que quieres actuar.',
  signOut: 'Cerrar sesión',

  how: {
    title: 'Cómo funciona',
    post: 'Publícalo',
    postText: 'Puesto, horario, pago, pausa y cuántas personas. El borrador se guarda sin cobertura.',
    pick: 'Elige quién viene',
    pickText: 'Lee sus solicitudes y responde con un toque, o activa la reserva inmediata.',
    apply: 'Ningún sí se pierde',
    applyText: 'Una solicitud hecha en un sótano espera en el móvil y sale en cuanto vuelve la cobertura.',
    again: 'Que vuelvan',
    againText: 'Mira quién ha venido y cómo ha ido, y ofrece la noche siguiente a quien lo hizo bien.',
  },

  choose: {
    title: 'Elige tu plataforma',
    forVenues: 'Para locales',
    forVenuesText: 'Primero lo que falta por cubrir. Quién lo solicita y quién viene, en una pantalla.',
    venuePicture: 'Esta noche en la aplicación: primero los turnos con huecos, y quién los solicita',
    forRockstars: 'Para Rockstars',
    forRockstarsText: 'Sabes por qué te encaja un turno antes de solicitarlo.',
    rockstarPicture: 'Buscar turnos en la aplicación: qué encaja, qué no y por qué',
  },

  demo: {
    label: 'Así se ve: un turno en un móvil que se ha quedado sin cobertura',
    onPhone: 'En este móvil',
    heading: 'Entras en 48 min',
    badge: '3 cambios en este móvil',
    perHour: 'por hora',
    estimated: 'estimado, con pausa de 30 min',
    applied: 'Tus solicitudes',
    tonight: 'Esta noche, 2 huecos',
    find: 'Buscar turnos',
    fits: 'Te encaja, un día que te gusta',
    tooSoon: 'Muy pronto después de The Copper Thistle: descansas hasta las 13:00',
  },

  footer: {
    line: 'Funciona sin cobertura.',
  },
} as const;
