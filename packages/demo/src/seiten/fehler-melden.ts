import { html } from '../html.ts'
import { tel } from '../kontakt.ts'
import { entry, personNebenan, type Seite } from '../seite.ts'

export const fehlerMelden: Seite = {
  pfad: '/fehler-melden',
  pageLayout: 'default',
  title: 'Fehler auf der Website melden',
  breadcrumbTitle: 'Fehler melden',
  description: 'Link ins Leere, falscher Text, Barriere: So melden Sie, was auf dieser Website nicht stimmt.',
  content: [
    entry('text', {
      einleitung:
        'Ein Link führt ins Leere, ein Text ist falsch, Sie kommen mit Tastatur oder Vorleseprogramm nicht weiter? Jede Meldung liest ein Mensch, und Sie hören, was daraus wird.',
      link: '/kontakt?anlass=fehler',
      linktext: 'Fehler melden',
    }),
    entry('text', {
      titel: 'Barriere melden',
      text: html`
        <p>Nennen Sie die Adresse der Seite und, wenn möglich, Ihr Gerät. Sie können auch anrufen: ${tel('internet')}. Wir
        antworten innerhalb von zwei Wochen. Welche Barrieren wir schon kennen, steht in der
        <a href="/barrierefreiheit">Erklärung zur Barrierefreiheit</a>.</p>`,
      link: '/kontakt?anlass=barriere',
      linktext: 'Barriere melden',
    }),
    entry('text', {
      titel: 'Laterne dunkel, Schlagloch, wilder Müll?',
      text: '<p>Schäden auf Straßen, Wegen und Plätzen melden Sie beim Bauhof.</p>',
      link: '/schaden-melden',
      linktext: 'Schaden in der Stadt melden',
    }),
    ...personNebenan('Website', 'Nils Albrecht'),
  ],
}
