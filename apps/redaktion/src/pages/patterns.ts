/** An entry of a page as it is stored. */
type Entry = {
  readonly template: string
  readonly slotName: 'content' | 'sidebar'
  readonly context: Readonly<Record<string, unknown>>
  readonly options: Readonly<Record<string, unknown>>
}

/**
 * The initial contents of a new page: headings in a good order, and nothing that would have to be deleted.
 */
export type Pattern = {
  readonly name: string
  readonly label: string
  readonly help: string
  readonly content: readonly Entry[]
}

const entry = (
  template: string,
  context: Entry['context'],
  slotName: Entry['slotName'] = 'content',
): Entry => ({ template, slotName, context, options: {} })

const text = (titel: string) => entry('text', { titel, einleitung: '', text: '', link: '', linktext: '' })

const PLACE = entry('anschrift', { titel: 'Hier erreichen Sie uns', einheit: '' }, 'sidebar')
const HOURS = entry('oeffnungszeiten', { titel: 'Öffnungszeiten', einheit: '' }, 'sidebar')

export const patterns = [
  { name: 'leer', label: 'Leere Seite', help: 'Ohne Bausteine, für alles andere', content: [] },
  {
    name: 'leistung',
    label: 'Leistung erklären',
    help: 'Was es ist, was man mitbringt, was es kostet, an wen man sich wendet',
    content: [
      text('Das Wichtigste in Kürze'),
      text('Voraussetzungen'),
      text('Das bringen Sie mit'),
      text('Kosten und Dauer'),
      PLACE,
      HOURS,
    ],
  },
  {
    name: 'reihe',
    label: 'Veranstaltungsreihe',
    help: 'Worum es geht, die nächsten Termine, Anmeldung und Eintritt',
    content: [
      text('Worum es geht'),
      entry('veranstaltungsliste', { titel: 'Nächste Termine', link: '', linktext: '' }),
      text('Anmeldung und Eintritt'),
      PLACE,
    ],
  },
  {
    name: 'amt',
    label: 'Amt vorstellen',
    help: 'Zeiten, Anschrift und Ansprechpersonen aus dem Eintrag des Amtes, dazu seine Aufgaben',
    content: [entry('amt', { einheit: '' }), text('Unsere Aufgaben'), text('Gut zu wissen')],
  },
  {
    name: 'notfall',
    label: 'Notfall',
    help: 'Was jetzt gilt, was zu tun ist, wo es Hilfe gibt; kurz und zuerst das Wichtigste',
    content: [
      entry('hinweis', { stufe: 'dringend', titel: 'Was jetzt gilt', text: '', link: '', linktext: '' }),
      text('Das sollten Sie jetzt tun'),
      text('Hier bekommen Sie Hilfe'),
      text('So geht es weiter'),
    ],
  },
] as const satisfies readonly Pattern[]

/** Returns the data of a new page with a pattern. */
export const firstContent = ({
  pfad,
  title,
  pattern,
}: {
  readonly pfad: string
  readonly title: string
  readonly pattern: Pattern
}): Record<string, unknown> => ({ pfad, title, content: pattern.content })
