import type { Abfalleinfuhr } from '@rathausplatz/contract'

const german = (day: string | null): string => day?.split('-').toReversed().join('.') ?? '–'

const MOST_LINES = 20

/** The report of an import, for a terminal. */
export function wasteReportText(einfuhr: Abfalleinfuhr): string {
  const { name, stand, zeilen, anzahl, erster, letzter, bedenken, hinweise, fehler, aenderungen } = einfuhr
  const numbers: [string, number][] = [
    ['neu', anzahl.neu],
    ['verschoben oder geändert', anzahl.verschoben],
    ['entfallen', anzahl.entfallen],
    ['unverändert', anzahl.geblieben],
    ['von Hand geändert, bleiben', anzahl.von_hand],
    ['unbekannte Zeilen', anzahl.unbekannt],
    ['fehlerhafte Zeilen', anzahl.fehlerhaft],
    ['repariert', anzahl.repariert],
    ['neue Straßen', anzahl.neue_orte],
  ]
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', title, ...lines.slice(0, MOST_LINES).map(line => `  ${line}`)]
  return [
    `${name}: ${zeilen} Zeilen, Termine vom ${german(erster)} bis ${german(letzter)}`,
    ...numbers
      .filter(([, count]) => count > 0)
      .map(([what, count]) => `${String(count).padStart(7)}  ${what}`),
    ...part('Bitte prüfen:', bedenken),
    ...part('Hinweise:', hinweise),
    ...part(
      'Fehlerhafte Zeilen:',
      fehler.map(({ zeile, satz }) => `Zeile ${zeile}: ${satz}`),
    ),
    ...part(
      'Änderungen:',
      aenderungen.map(
        ({ was, fraktion, orte, vorher, nachher }) =>
          `${was}: ${fraktion}, ${orte}: ${german(vorher)} → ${german(nachher)}`,
      ),
    ),
    '',
    stand === 'fertig'
      ? 'Die Termine sind übernommen.'
      : 'Das war ein Probelauf: Es wurde nichts geändert. Mit --schreiben werden die Termine übernommen.',
  ].join('\n')
}
