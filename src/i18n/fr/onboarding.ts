export const onboarding = {
  label: 'Comment fonctionne Encore',
  step: '{n} sur {of}',
  next: 'Suivant',
  done: 'Terminé',
  skip: 'Passer la visite',
  install: {
    title: 'Ajoutez Encore à l’écran d’accueil',
    why: 'Il y garde vos services hors ligne et peut vous prévenir. Dans le navigateur, les données sont effacées après une semaine sans visite.',
    how: 'Touchez Partager, puis « Sur l’écran d’accueil ».',
    own: 'Connectez-vous ensuite là aussi. Ce qui n’est pas encore envoyé reste ici : attendez d’abord « Tout est synchronisé ».',
    read: 'Compris',
  },
  steps: {
    profile: {
      title: 'Dites ce que vous faites, et où',
      text: 'Ajoutez vos postes, vos villes et votre minimum : ce qui vous convient s’affiche d’abord.',
      act: 'Remplir mon profil',
    },
    find: {
      title: 'Postulez d’un geste',
      text: 'Certains établissements réservent tout de suite, d’autres choisissent. Vous voyez la paie, la pause et la distance avant de postuler.',
      act: 'Voir les services ouverts',
    },
    offline: {
      title: 'Pas de réseau ? Continuez',
      text: 'Sur ce téléphone : en attente d’envoi. Envoyé : nous l’avons. Confirmé : le service est à vous. Jamais avant.',
    },
    ticket: {
      title: 'Votre prochain service, toujours ici',
      text: 'Heure, lieu et paie sur un ticket, même sans réseau. Un imprévu ? Vous voyez l’effet avant d’annuler.',
    },
  },
};
