import { aside, entry, type Seite } from '../seite.ts'

export const aktuellesSeite: Seite = {
  pfad: '/aktuelles',
  pageLayout: 'default',
  title: 'Aktuelles',
  description: 'Nachrichten aus Rathaus, Gemeinderat, Kitas, Schulen und Bauamt der Stadt Rebenau.',
  // A year without news answers 404.
  apiCalls: [{ name: 'aktuelles', options: { errorOnEmpty: true } }],
  content: [
    entry('text', {
      einleitung:
        'Hier schreiben wir, was der Gemeinderat beschlossen hat, wo gebaut wird und was sich für Sie ändert.',
    }),
    entry('aktuellesliste', { titel: 'Alle Nachrichten' }, { limit: 10 }),
    aside('aktuellesarchiv', {}),
  ],
}
