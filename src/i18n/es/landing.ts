// Palabras de la portada. Sencillas: quien las lee tiene un turno que cubrir esta noche.
export const landing = {
  pageTitle: 'Encore: turnos para bares, cocinas y hoteles',
  signIn: 'Iniciar sesión',
  language: 'Idioma',
  titleTop: 'A quienes',
  titleEnd: 'vuelves a llamar',
  lead: 'Turnos para bares, cocinas y hoteles. Publica uno, elige quién viene y sigue trabajando cuando la señal falla.',
  venue: 'Soy un local',
  rockstar: 'Soy Rockstar',
  admin: 'Administración',
  promise: 'Turnos, respuestas y solicitudes se guardan sin señal',
  signedInAs: 'Sesión de {email}. Elige el portal en el que quieres actuar.',
  signOut: 'Cerrar sesión',

  how: {
    title: 'Cómo funciona',
    post: 'Publícalo',
    postText: 'Puesto, horario, paga, descanso y cuántas personas. El borrador se guarda sin señal.',
    pick: 'Elige quién viene',
    pickText: 'Lee lo que han escrito y responde con un toque, o deja que reserven al momento.',
    apply: 'Ningún sí se pierde',
    applyText: 'Una solicitud hecha en un sótano espera en el teléfono y sale en cuanto vuelve la señal.',
    again: 'Vuelve a llamarles',
    againText: 'Mira quién vino y cómo fue, y pide a los buenos la noche siguiente.',
  },

  choose: {
    title: 'Elige tu plataforma',
    forVenues: 'Para locales',
    forVenuesText: 'Primero los huecos. Quién lo pide y quién viene, en una pantalla.',
    venuePicture: 'Esta noche en la aplicación: primero los turnos con huecos, y quién los pide',
    forRockstars: 'Para Rockstars',
    forRockstarsText: 'Sabes por qué te encaja un turno antes de pedirlo.',
    rockstarPicture: 'Buscar turnos en la aplicación: qué encaja, qué no y por qué',
  },

  demo: {
    label: 'Así se ve: un turno en un teléfono que se ha quedado sin conexión',
    onPhone: 'En este teléfono',
    heading: 'Entras en 48 min',
    badge: '3 cambios en este teléfono',
    perHour: 'por hora',
    estimated: 'estimado, tras 30 min de descanso',
    asked: 'Has pedido',
    tonight: 'Esta noche, 2 huecos',
    find: 'Buscar turnos',
    fits: 'Te encaja, un día que te gusta',
    tooSoon: 'Muy pronto después de The Copper Thistle: descansas hasta las 13:00',
  },

  footer: {
    line: 'Funciona sin señal.',
  },
} as const;
