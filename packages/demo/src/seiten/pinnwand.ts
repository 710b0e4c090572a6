import { html } from '../html.ts'
import { amtNebenan, entry, type Seite } from '../seite.ts'

/** The pin board of the residents, and its part for lost and found. */
export const pinnwandSeiten: readonly Seite[] = [
  {
    pfad: '/pinnwand',
    pageLayout: 'default',
    title: 'Pinnwand',
    description: 'Was Menschen in Rebenau bieten, suchen, verschenken, gefunden oder verloren haben.',
    content: [
      entry('text', {
        einleitung:
          'Aus der Nachbarschaft, für die Nachbarschaft: bieten, suchen, verschenken, mitmachen. Wer antwortet, erfährt keine Adresse; die Stadt reicht Nachrichten weiter.',
      }),
      entry('pinnwand', {}),
    ],
  },
  {
    pfad: '/leben/fundsachen',
    pageLayout: 'default',
    title: 'Gefunden und verloren',
    description: 'Was in Rebenau gefunden und verloren wurde, und wie Sie es zurückbekommen.',
    content: [
      entry('text', {
        einleitung: 'Vielleicht liegt Ihr Schlüssel schon hier.',
        text: html`
          <p>Was Sie gefunden haben und nicht selbst zurückgeben können, bringen Sie ins
          <a href="/rathaus/leistungen/fundsachen">Fundbüro im Bürgerbüro</a>. Dort bewahren wir es sechs Monate auf.
          Hier schreiben Menschen selbst, was sie gefunden oder verloren haben.</p>`,
      }),
      entry('pinnwand', {}, { fundsachen: true }),
      ...amtNebenan('buergerbuero'),
    ],
  },
]
