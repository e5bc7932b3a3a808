// Où en est cet appareil avec le serveur : le badge, la boîte d’envoi et ce qui est dit à voix haute.
export const sync = {
  announcements: {
    wentOffline: 'Vous êtes hors ligne. Les changements seront enregistrés ici.',
    backOnline: 'De nouveau en ligne. Synchronisation…',
    allSynced: 'Tous les changements sont synchronisés',
    syncFailed: 'La synchronisation a échoué. Nouvel essai plus tard.',
  },

  badge: {
    open: '{words}. Voir les changements sur {device, select, phone {ce téléphone} other {cet appareil}}.',
    synced: 'Tout est synchronisé',
    connecting: 'Connexion',
    syncing: 'Synchronisation',
    loading: 'Chargement {n}',
    sending: 'Envoi de {n}',
    changes:
      '{n, plural, one {# changement} other {# changements}} sur {device, select, phone {ce téléphone} other {cet appareil}}',
    offline: 'Hors ligne',
    offlineAsOf: 'Hors ligne · données : {time}',
    offlineChanges: 'Hors ligne · {n} sur {device, select, phone {ce téléphone} other {cet appareil}}',
    refused: '{n, plural, one {# changement refusé} other {# changements refusés}}',
    needsSignIn: 'Reconnectez-vous',
    stuck: 'Synchro bloquée',
    forgets: 'Stockage bloqué',
    storage: 'Problème de stockage',
  },

  outbox: {
    title: { phone: 'Sur ce téléphone', device: 'Sur cet appareil' },
    needYou: '{n, plural, one {# à régler} other {# à régler}}',
    sending: '{n} en cours d’envoi',
    waiting: '{n} en attente',
    lastSync: 'dernière synchro : {time}',
    neverSynced: 'pas encore synchronisé',
    empty: 'Rien en attente',
    emptyText: 'Tout est envoyé. Ce que vous faites hors ligne attend ici.',
    asked: 'enregistré : {time}',
    saved: 'enregistré : {time}',
    retry: 'Réessayer',
    edit: 'Modifier',
    instead: { shift: 'Trouver un service', job: 'Trouver un emploi' },
    discard: 'Abandonner',
    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'Le navigateur n’a pas permis la copie.',
    discarded: 'Abandonné',
    tooLate: 'Trop tard : c’est déjà parti.',
    mayBeThere: 'Peut-être déjà envoyé. Vous le saurez dès la connexion.',
    retryFailed: 'Enregistrement impossible sur cet appareil. Veuillez réessayer.',
    discardTitle: 'Abandonner ce changement ?',
    discardText: 'Il ne sera pas envoyé et ne pourra pas être récupéré.',
    discardAlong:
      '{n, plural, one {# changement qui en dépend est abandonné aussi.} other {# changements qui en dépendent sont abandonnés aussi.}}',
    keep: 'Garder le changement',
    view: '{n, plural, one {Voir le changement} other {Voir les changements}}',
    workOffline: 'Travailler hors ligne',
    workOfflineText: 'Économise la batterie. Rien ne part tant que c’est activé.',
    sendNow: 'Envoyer maintenant',
    unknownAct: 'Un changement fait avec une autre version de l’application',
    nextTry: 'Prochain essai {at}.',
    loading: '{n} chargés',
    more: '{n, plural, one {et # de plus} other {et # de plus}}',
  },

  because: {
    offline: 'Pas de connexion.',
    timeout: 'Encore a mis trop longtemps à répondre.',
    'captive-portal': 'Connectez-vous d’abord à ce Wi-Fi.',
    blocked: 'Quelque chose sur ce réseau bloque Encore. Connectez-vous à ce Wi-Fi ou changez de réseau.',
    server: 'Encore rencontre un problème.',
    throttled: 'Encore est très sollicité.',
    malformed: 'La réponse est illisible.',
    'too-large': 'C’était trop à la fois ; envoi en plus petites parties.',
    other: 'Ce n’est pas arrivé jusqu’à Encore.',
  },

  notices: {
    needsSignIn: 'Votre session est terminée. Tout est enregistré ici ; connectez-vous pour l’envoyer.',
    signIn: 'Se connecter',
    stuck: 'Vous êtes en ligne, mais rien ne se synchronise. Rechargez la page ; rien n’est perdu.',
    reload: 'Recharger',
    quota: 'Cet appareil n’a plus de place. Libérez-en pour enregistrer vos changements.',
    forgets:
      'Votre navigateur bloque le stockage. Encore marche tant que cet onglet est ouvert, mais ce qui n’est pas envoyé se perd à la fermeture. Quittez la navigation privée ou autorisez le stockage.',
    forgetsInsecure:
      'Cette adresse n’est pas sécurisée : le navigateur ne conserve rien ici. Encore marche tant que cet onglet est ouvert, mais ce qui n’est pas envoyé se perd à la fermeture. Les codes, l’entrée du personnel et l’envoi par la tablette demandent une adresse qui commence par https://.',
    unreadable:
      '{count, plural, one {# élément demande} other {# éléments demandent}} une version plus récente de l’application. Rechargez pour la mettre à jour. Tout le reste est à jour.',
    lean: 'Il reste peu de place sur cet appareil : ce qui s’est terminé il y a plus de deux jours n’y est pas enregistré pour l’instant.',
    'connection-lost': 'Le navigateur a fermé le stockage. Rechargez la page ; rien d’enregistré n’est perdu.',
    blocked: 'Une version plus ancienne d’Encore est ouverte dans un autre onglet. Fermez-la, puis revenez.',
    unavailable:
      'Ce navigateur ne nous laisse rien enregistrer. Quittez la navigation privée ou autorisez le stockage.',
    evicted:
      'Votre navigateur a effacé les données d’Encore. Nous les rechargeons ; ce qui n’était pas envoyé est perdu.',
    evictedSince:
      'Votre navigateur a effacé les données d’Encore. Nous les rechargeons ; ce qui n’a pas été envoyé {since} est perdu.',
    gotIt: 'Compris',
    clockBehind:
      'L’horloge de cet appareil retarde de {by}. Encore en tient compte là où c’est possible, mais certaines heures peuvent être fausses : réglez l’heure dans les réglages de l’appareil.',
    clockAhead:
      'L’horloge de cet appareil avance de {by}. Encore en tient compte là où c’est possible, mais certaines heures peuvent être fausses : réglez l’heure dans les réglages de l’appareil.',
    notPersisted:
      'Le navigateur peut effacer les données d’Encore s’il manque de place. Installez l’application pour les protéger.',
  },
  firstSync: {
    preparing: 'Préparation de votre compte…',
    preparingOffline: 'Votre compte n’est pas encore sur cet appareil. Il se chargera dès la connexion.',
    preparingFailed: 'Encore ne répond pas. Nous continuons d’essayer.',
  },
} as const;
