export const onboarding = {
  label: 'Cómo funciona Encore',
  step: '{n} de {of}',
  next: 'Siguiente',
  done: 'Listo',
  skip: 'Saltar la visita',
  install: {
    title: 'Añade Encore a la pantalla de inicio',
    why: 'Ahí guarda tus turnos sin conexión y puede avisarte. En el navegador, lo guardado se borra tras una semana sin visitas.',
    how: 'Toca Compartir y luego «Añadir a pantalla de inicio».',
    own: 'Después inicia sesión también ahí. Lo que aún no se ha enviado se queda aquí: espera antes a «Todo sincronizado».',
    read: 'Entendido',
  },
  steps: {
    profile: {
      title: 'Di qué haces y dónde',
      text: 'Añade tus puestos, ciudades y pago mínimo, y verás primero lo que te encaja.',
      act: 'Completar mi perfil',
    },
    find: {
      title: 'Solicita un turno con un toque',
      text: 'Algunos locales tienen reserva inmediata, otros eligen. Ves el pago, la pausa y la distancia antes de solicitarlo.',
      act: 'Ver turnos abiertos',
    },
    offline: {
      title: '¿Sin cobertura? Sigue igual',
      text: 'En este móvil: pendiente de enviar. Enviado: lo tenemos. Confirmado: el turno es tuyo. Nunca antes.',
    },
    ticket: {
      title: 'Tu próximo turno, siempre aquí',
      text: 'Hora, lugar y pago en un tique, también sin cobertura. ¿No puedes ir? Ves el efecto antes de cancelar.',
    },
  },
};
