import {
  BriefcaseBusiness,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  Clock,
  Inbox,
  type LucideIcon,
  Megaphone,
  NotebookPen,
  PanelsTopLeft,
  TriangleAlert,
} from 'lucide-react'
import type { Kind } from '../kinds/kinds.ts'

/** A task of the start screen. */
export type Task = {
  readonly label: string
  readonly help: string
  readonly to: string
  readonly drawing: LucideIcon
  /** Further search terms. */
  readonly words?: string
}

type Stated = Task & {
  /** The task needs the right to write one of these kinds. */
  readonly kinds?: readonly string[]
  readonly right?: string
}

/** The most frequent tasks come first. */
const TASKS: readonly Stated[] = [
  {
    label: 'Seite bearbeiten',
    help: 'Texte und Bilder einer Seite ändern oder eine neue Seite anlegen',
    to: '/seiten',
    words: 'Inhalt Text ändern Unterseite Homepage verschieben Baustein',
    drawing: PanelsTopLeft,
    kinds: ['seite'],
  },
  {
    label: 'Nachricht schreiben',
    help: 'Was es Neues gibt, auf der Startseite und im Archiv',
    to: '/inhalte/aktuelles/neu',
    words: 'Neuigkeit News Meldung Artikel Pressemitteilung Beitrag',
    drawing: NotebookPen,
    kinds: ['aktuelles'],
  },
  {
    label: 'Veranstaltung anlegen',
    help: 'Ein Termin oder eine Reihe für den Kalender',
    to: '/inhalte/veranstaltung/neu',
    words: 'Termin Event Kalender Fest Konzert Serie Reihe wiederholt',
    drawing: CalendarPlus,
    kinds: ['veranstaltung'],
  },
  {
    label: 'Öffnungszeiten ändern',
    help: 'Feiertage, Urlaub, neue Zeiten eines Amtes oder Hauses',
    to: '/oeffnungszeiten',
    words: 'Sprechzeiten Schließtag geschlossen Weihnachten Brückentag Ferien',
    drawing: Clock,
    kinds: ['organisationseinheit', 'stadt'],
  },
  {
    label: 'Hinweis schalten',
    help: 'Was sofort alle wissen müssen, oben auf allen oder bestimmten Seiten: geschlossen, gesperrt, Wasser abkochen',
    to: '/inhalte/hinweis/neu',
    words:
      'Notfall Warnung Hochwasser Sturm Unwetter Katastrophe Störung Sperrung Trinkwasser Eilmeldung dringend Popup Banner',
    drawing: TriangleAlert,
    kinds: ['hinweis'],
  },
  {
    label: 'Bekanntmachung anlegen',
    help: 'Satzungen, Sitzungen und andere amtliche Hinweise',
    to: '/inhalte/bekanntmachung/neu',
    words: 'Amtsblatt Satzung Verordnung öffentlich bekannt machen Aushang',
    drawing: Megaphone,
    kinds: ['bekanntmachung'],
  },
  {
    label: 'Stelle ausschreiben',
    help: 'Ein Angebot für die Stellenbörse',
    to: '/inhalte/stelle/neu',
    words: 'Job Ausschreibung Ausbildung Praktikum Bewerbung Personal',
    drawing: BriefcaseBusiness,
    kinds: ['stelle'],
  },
  {
    label: 'Eingänge lesen',
    help: 'Nachrichten an die Stadt und was über andere Formulare kam',
    to: '/eingaenge',
    words: 'Posteingang Mail Anfrage Kontakt Formular Bürgeranfrage',
    drawing: Inbox,
    right: 'eingaenge-lesen',
  },
  {
    label: 'Termin vergeben',
    help: 'Für jemanden, der anruft oder am Schalter steht',
    to: '/termine/neu',
    words: 'Bürgerbüro Schalter buchen Anliegen Uhrzeit',
    drawing: CalendarClock,
    right: 'termine-fuehren',
  },
  {
    label: 'Sitzung vorbereiten',
    help: 'Tagesordnung, Unterlagen und Einladung einer Sitzung',
    to: '/ratsbuero',
    words: 'einladen Einladung Gemeinderat Ausschuss Niederschrift Nachtrag',
    drawing: CalendarCheck,
    right: 'rat-vorbereiten',
  },
]

/** True if the account may write documents of a kind, in any section. */
export const mayWrite = (kinds: readonly Kind[], art: string): boolean =>
  kinds.some(kind => kind.art === art && kind.rechte.includes('schreiben'))

/** Returns the tasks for an account. */
export const tasksFor = (kinds: readonly Kind[], rights: readonly string[]): readonly Task[] =>
  TASKS.filter(
    ({ kinds: some, right }) =>
      (some === undefined || some.some(art => mayWrite(kinds, art))) &&
      (right === undefined || rights.includes(right)),
  )
