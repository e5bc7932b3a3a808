export const onboarding = {
  label: 'Cómo funciona Encore',
  step: '{n} de {of}',
  next: 'Siguiente',
  done: 'Listo',
  skip: 'Saltar la visita',
  steps: {
    profile: {
      title: 'Di qué haces y dónde',
      text: 'Con tus roles, tus ciudades y lo mínimo por lo que trabajas, la lista muestra primero lo que te va bien.',
      act: 'Completar mi perfil',
    },
    find: {
      title: 'Pide un turno con un toque',
      text: 'Algunos locales reservan al momento, otros eligen. Ves la paga, la pausa y la distancia antes de pedirlo.',
      act: 'Ver turnos abiertos',
    },
    offline: {
      title: '¿Sin señal? Sigue igual',
      text: 'En este móvil: espera aquí. Enviado: lo tiene el servidor. Confirmado: es firme. Nada dice reservado antes de estarlo.',
    },
    ticket: {
      title: 'Aquí está tu próximo turno',
      text: 'Como una entrada con hora, lugar y paga, también sin señal. Si surge algo, ves lo que cuesta dejarlo antes de hacerlo.',
    },
  },
};
