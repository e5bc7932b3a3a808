// Cómo está este dispositivo con el servidor: el indicador, la bandeja de salida y los avisos en voz alta.
export const sync = {
  announcements: {
    wentOffline: 'Estás sin conexión. Los cambios se guardarán aquí.',
    backOnline: 'Conexión recuperada. Sincronizando…',
    allSynced: 'Todos los cambios se han sincronizado',
    syncFailed: 'La sincronización ha fallado. Se reintentará más tarde.',
  },

  badge: {
    open: '{words}. Ver los cambios en este {device, select, phone {móvil} other {dispositivo}}.',
    synced: 'Todo sincronizado',
    connecting: 'Conectando',
    syncing: 'Sincronizando',
    loading: 'Cargando {n}',
    sending: 'Enviando {n}',
    changes:
      '{n, plural, one {# cambio} other {# cambios}} en este {device, select, phone {móvil} other {dispositivo}}',
    offline: 'Sin conexión',
    offlineAsOf: 'Sin conexión · datos: {time}',
    offlineChanges: 'Sin conexión · {n} en este {device, select, phone {móvil} other {dispositivo}}',
    refused: '{n, plural, one {# cambio rechazado} other {# cambios rechazados}}',
    needsSignIn: 'Vuelve a entrar',
    stuck: 'No sincroniza',
    forgets: 'Sin almacenamiento',
    storage: 'Fallo al guardar',
  },

  outbox: {
    title: { phone: 'En este móvil', device: 'En este dispositivo' },
    needYou: '{n, plural, one {# por resolver} other {# por resolver}}',
    sending: '{n} enviando',
    waiting: '{n} en espera',
    lastSync: 'última sincronización: {time}',
    neverSynced: 'aún sin sincronizar',
    empty: 'No hay nada en espera',
    emptyText: 'Todo está enviado. Lo que hagas sin conexión espera aquí.',
    asked: 'guardado: {time}',
    saved: 'guardado: {time}',
    retry: 'Reintentar',
    edit: 'Editar',
    instead: { shift: 'Buscar turnos', job: 'Buscar empleos' },
    discard: 'Descartar',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'El navegador no ha permitido copiar.',
    discarded: 'Descartado',
    tooLate: 'Demasiado tarde: ya está en camino.',
    mayBeThere: 'Puede que ya se haya enviado. Se sabrá cuando haya conexión.',
    retryFailed: 'No se ha podido guardar en este dispositivo. Inténtalo de nuevo.',
    discardTitle: '¿Descartar este cambio?',
    discardText: 'No se enviará y no se puede recuperar.',
    discardAlong:
      '{n, plural, one {También se descarta # cambio que depende de este.} other {También se descartan # cambios que dependen de este.}}',
    keep: 'Conservar el cambio',
    view: '{n, plural, one {Ver el cambio} other {Ver los cambios}}',
    workOffline: 'Trabajar sin conexión',
    workOfflineText: 'Ahorra batería. No se envía nada hasta que lo desactives.',
    sendNow: 'Enviar ahora',
    unknownAct: 'Un cambio hecho con otra versión de la aplicación',
    nextTry: 'Próximo intento {at}.',
    loading: '{n} cargados',
    more: '{n, plural, one {y # más} other {y # más}}',
  },

  because: {
    offline: 'No hay conexión.',
    timeout: 'Encore ha tardado demasiado en responder.',
    'captive-portal': 'Inicia sesión antes en este wifi.',
    blocked: 'Algo en esta red bloquea Encore. Inicia sesión en este wifi o usa otra red.',
    server: 'Encore tiene un problema.',
    throttled: 'Encore está muy ocupado.',
    malformed: 'No se ha podido leer la respuesta.',
    'too-large': 'Era demasiado de una vez; se envía por partes.',
    other: 'No ha llegado a Encore.',
  },

  notices: {
    needsSignIn: 'Tu sesión ha terminado. Todo sigue aquí; inicia sesión para enviarlo.',
    signIn: 'Iniciar sesión',
    stuck: 'Hay conexión, pero no se sincroniza. Recarga la página; no se pierde nada.',
    reload: 'Recargar',
    quota: 'Este dispositivo no tiene espacio. Libera un poco para poder guardar los cambios.',
    forgets:
      'Tu navegador bloquea el almacenamiento. Encore funciona con esta pestaña abierta, pero al cerrarla se pierde lo no enviado. Sal del modo privado o permite el almacenamiento.',
    forgetsInsecure:
      'Esta dirección no es segura y el navegador no guarda nada aquí. Encore funciona con esta pestaña abierta, pero al cerrarla se pierde lo no enviado. Los códigos, la entrada del personal y el envío por la tableta necesitan una dirección que empiece por https://.',
    unreadable:
      '{count, plural, one {# dato necesita} other {# datos necesitan}} una versión más nueva de la aplicación. Recarga para actualizarla. Todo lo demás está al día.',
    lean: 'Queda poco espacio en este dispositivo: por ahora no se guarda lo que terminó hace más de dos días.',
    'connection-lost': 'El navegador ha cerrado el almacenamiento. Recarga la página; lo guardado no se pierde.',
    blocked: 'Hay otra pestaña con una versión anterior de Encore. Ciérrala y vuelve.',
    unavailable: 'Este navegador no nos deja guardar nada. Sal del modo privado o permite el almacenamiento.',
    evicted: 'El navegador ha borrado los datos de Encore. Los recargamos; lo no enviado se ha perdido.',
    evictedSince: 'El navegador ha borrado los datos de Encore. Los recargamos; lo no enviado {since} se ha perdido.',
    gotIt: 'Entendido',
    clockBehind:
      'El reloj de este dispositivo va {by} atrasado. Encore lo tiene en cuenta donde puede, pero alguna hora puede no ser cierta: ponlo en hora en los ajustes del dispositivo.',
    clockAhead:
      'El reloj de este dispositivo va {by} adelantado. Encore lo tiene en cuenta donde puede, pero alguna hora puede no ser cierta: ponlo en hora en los ajustes del dispositivo.',
    notPersisted:
      'El navegador puede borrar los datos de Encore si falta espacio. Instala la aplicación para protegerlos.',
  },
  firstSync: {
    preparing: 'Preparando tu cuenta…',
    preparingOffline: 'Tu cuenta aún no está en este dispositivo. Se cargará cuando haya conexión.',
    preparingFailed: 'Encore no responde. Seguimos intentándolo.',
  },
} as const;
