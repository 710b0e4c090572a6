import { entry, type Seite } from '../seite.ts'

export const aktuellesSeite: Seite = {
  pfad: '/aktuelles',
  pageLayout: 'wide',
  title: 'Aktuelles',
  description: 'Nachrichten aus Rathaus, Gemeinderat, Kitas, Schulen und Bauamt der Stadt Rebenau.',
  content: [
    entry('headline-teaser', {
      titel: 'Was sich in Rebenau tut',
      einleitung:
        'Hier schreiben wir, was der Gemeinderat beschlossen hat, wo gebaut wird und was sich für Sie ändert. Fragen zu einer Nachricht beantwortet das Amt, das darunter genannt ist.',
    }),
    entry('newsticker', { titel: 'Die neuesten Nachrichten' }, { limit: 30 }),
    entry('newsticker', { titel: 'Für Familien' }, { limit: 6, interessengruppen_id: 2 }),
    entry('newsticker', { titel: 'Bauen, Straßen, Klima' }, { limit: 6, interessengruppen_id: 3 }),
  ],
}
