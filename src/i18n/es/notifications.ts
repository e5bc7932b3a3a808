export const notifications = {
  title: 'Avisos',
  empty: 'Aún no hay avisos',
  emptyText:
    'Aquí están las respuestas a tus solicitudes, los cambios de lo acordado y las cancelaciones, también sin cobertura.',
  acknowledge: 'Enterado',
  acknowledged: 'Ya lo sabes',
  open: 'Abrir',
  says: '«{reason}»',
  unknown: 'Ha pasado algo que esta versión de la aplicación no sabe contar. Actualízala para leerlo.',

  kinds: {
    application_accepted: '{venue} ha dicho que sí: {role}, {span}.',
    application_rejected: '{venue} eligió a otra persona para {role}, {span}.',
    application_clash: 'Se retiró tu solicitud de {role} en {venue}, {span}: ya tienes un turno a esa hora.',
    application_closed: 'Tu solicitud en {venue} está cerrada.',
    application_filled: 'Todas las plazas de {venue}, {role}, {span}, fueron para otros.',
    application_shift_cancelled: '{venue} canceló el turno que pediste: {role}, {span}.',
    application_shift_expired: 'El turno que pediste empezó sin nadie: {role}, {venue}, {span}.',
    booking_cancelled_by_venue: '{venue} canceló tu turno: {role}, {span}. Nunca cuenta en tu contra.',
    booking_cancelled_by_worker: '{name} canceló: {role}, {span}. La plaza vuelve a estar libre.',
    conversation_deleted: '{name} eliminó vuestro chat.',
    place_offered: 'Hay una plaza libre en {venue}: {role}, {span}. Es para ti hasta las {time}.',
    offer_lapsed: 'La plaza en {venue}, {role}, {span}, pasó al siguiente de la lista.',
    offer_declined: '{name} dejó la plaza al siguiente: {role}, {span}.',
    booking_released:
      '{name} se había retirado antes de que dijeras que sí: {role}, {span}. La plaza vuelve a estar libre.',
  },
};
