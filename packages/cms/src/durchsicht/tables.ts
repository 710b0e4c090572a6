import type { Finding } from './finding.ts'
import type { Place } from './places.ts'

/** Finds tables without header cells, and tables that are used for layout. */
export const tableFindings = (places: readonly Place[]): Finding[] =>
  places.flatMap(({ field: feld, formatted }) =>
    (formatted?.tables ?? []).flatMap(({ headers, rows, columns }): Finding[] => {
      if (rows > 0 && (columns < 2 || (rows === 1 && headers === 0)))
        return [
          {
            gewicht: 'hinweis',
            regel: 'tabelle-gestaltung',
            feld,
            satz: 'Diese Tabelle hat nur eine Zeile oder eine Spalte.',
            rat: 'Schreiben Sie Absätze oder eine Liste; auf dem Telefon liest sich das besser.',
          },
        ]
      if (headers === 0 && rows > 0)
        return [
          {
            gewicht: 'fehler',
            regel: 'tabelle-kopf',
            feld,
            satz: 'Die Tabelle hat keine Kopfzellen.',
            rat: 'Machen Sie die erste Zeile oder Spalte zum Kopf. Sonst hört man beim Vorlesen nur Zahlen.',
          },
        ]
      return []
    }),
  )
