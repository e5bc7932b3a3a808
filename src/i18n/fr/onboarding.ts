export const onboarding = {
  label: 'Comment fonctionne Encore',
  step: '{n} sur {of}',
  next: 'Suivant',
  done: 'Terminé',
  skip: 'Passer la visite',
  steps: {
    profile: {
      title: 'Dites ce que vous faites, et où',
      text: 'Avec vos rôles, vos villes et votre tarif minimum, la liste montre d’abord ce qui vous convient.',
      act: 'Remplir mon profil',
    },
    find: {
      title: 'Demandez un service d’une touche',
      text: 'Certains établissements réservent tout de suite, d’autres choisissent. Vous voyez la paie, la pause et la distance avant de demander.',
      act: 'Voir les services ouverts',
    },
    offline: {
      title: 'Pas de réseau ? Continuez',
      text: 'Sur ce téléphone : cela attend ici. Envoyé : le serveur l’a. Confirmé : c’est réglé. Rien ne dit réservé avant de l’être.',
    },
    ticket: {
      title: 'Votre prochain service est ici',
      text: 'Comme un billet avec heure, lieu et paie, aussi sans réseau. En cas d’imprévu, vous voyez ce que coûte un départ avant de partir.',
    },
  },
};
