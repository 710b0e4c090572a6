import { matchPath } from 'react-router'
import { roomScreens } from '../rooms/rooms.ts'

/** Tasks by screen address; the first matching pattern counts. */
const AT: readonly (readonly [string, readonly string[]])[] = [
  ['/seiten', ['seite-aendern', 'neue-seite', 'seite-verschieben', 'seite-abschalten']],
  [
    '/inhalte/seite/:id',
    [
      'seite-aendern',
      'bild-einsetzen',
      'link-setzen',
      'tabelle-einfuegen',
      'baustein-verschieben',
      'leichte-sprache',
      'spaeter-veroeffentlichen',
      'vorschau-teilen',
      'pruefen-lassen',
      'entwurf-pruefen',
      'fruehere-fassung',
      'seite-abschalten',
    ],
  ],
  [
    '/inhalte/aktuelles/:id',
    [
      'nachricht-schreiben',
      'link-setzen',
      'tabelle-einfuegen',
      'spaeter-veroeffentlichen',
      'vorschau-teilen',
      'fruehere-fassung',
    ],
  ],
  ['/inhalte/veranstaltung/:id', ['veranstaltung-anlegen', 'veranstaltungsreihe', 'veranstaltung-absagen']],
  ['/inhalte/bekanntmachung/:id', ['bekanntmachung']],
  ['/inhalte/hinweis/:id', ['hinweis-schalten']],
  ['/inhalte/stelle/:id', ['stelle-ausschreiben']],
  ['/inhalte/verzeichniseintrag/:id', ['verein-eintragen']],
  [
    '/inhalte/organisationseinheit/:id',
    ['oeffnungszeiten-feiertage', 'oeffnungszeiten-woche', 'ansprechperson'],
  ],
  ['/inhalte/:art/:id', ['spaeter-veroeffentlichen', 'fruehere-fassung']],
  ['/inhalte/:art', ['mehrere-auf-einmal', 'liste-als-tabelle', 'loeschen-und-zurueckholen']],
  ['/oeffnungszeiten', ['oeffnungszeiten-feiertage', 'oeffnungszeiten-woche']],
  ...roomScreens.flatMap(({ path, tasks }) => (tasks ? [[`/${path}`, tasks] as const] : [])),
  ['/papierkorb', ['loeschen-und-zurueckholen']],
]

/** Returns the names of the tasks of a screen. */
export const tasksAt = (path: string): readonly string[] =>
  AT.find(([pattern]) => matchPath(pattern, path))?.[1] ?? []

/** Returns the help address of a screen: its only task, or the list that begins with its tasks. */
export function helpFor(path: string): string {
  const names = tasksAt(path)
  if (names.length === 0) return '/hilfe'
  return names.length === 1 ? `/hilfe/${names[0]}` : `/hilfe?zu=${path}`
}
